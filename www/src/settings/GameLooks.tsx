import type { GameName, MoveStyle } from '@chariot/protocol';
import { chooseLooks, looksOf } from '../shared/game/looks.ts';
import { GAMES } from '../shared/games/index.ts';
import { words } from '../shared/i18n/index.ts';
import { skinOf } from '../shared/pieces/index.ts';
import { Choice, named, Select } from '../shared/ui/forms.tsx';
import { settingsWords } from './i18n/index.ts';

export function GameLooks({ game }: { game: GameName }) {
  const text = settingsWords.value;
  const looks = looksOf(game);
  const offer = GAMES[game].looks;
  return (
    <section class={`dialog-form ${game}`} aria-label={words.value.games[game].name}>
      <h3>{words.value.games[game].name}</h3>
      <Choice
        pictures
        legend={text.board}
        value={looks.board}
        onChange={(board) => chooseLooks(game, { board })}
        options={offer.boards.map((value) => ({
          value,
          label: (
            <>
              <span class="board-sample" {...{ [`data-${game}-board`]: value }} />
              {text.boards[value]}
            </>
          ),
        }))}
      />
      <Choice
        pictures
        legend={text.pieces}
        value={looks.pieces}
        onChange={(pieces) => chooseLooks(game, { pieces })}
        options={offer.pieces.map((value) => {
          const { Piece } = skinOf(game, { ...looks, pieces: value });
          return {
            value,
            label: (
              <>
                <span class="piece-sample">
                  {offer.samples.map(([side, kind]) => (
                    <Piece key={side} side={side} kind={kind} />
                  ))}
                </span>
                {text.pieceSets[value]}
              </>
            ),
          };
        })}
      />
      {offer.coordinates.length > 1 && (
        <Choice
          legend={text.coordinates}
          value={looks.coordinates}
          onChange={(coordinates) => chooseLooks(game, { coordinates })}
          options={named(offer.coordinates, text.coordinateStyles)}
        />
      )}
      <Select<MoveStyle>
        name="notation"
        legend={text.notation}
        value={looks.notation}
        onChange={(notation) => chooseLooks(game, { notation })}
        options={offer.notation.map(({ style, example }) => ({
          value: style,
          label: `${text.notations[style] ?? style} · ${example}`,
        }))}
      />
    </section>
  );
}
