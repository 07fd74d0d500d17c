import { chooseLooks, looksOf, OFFERS } from '../game/looks.ts';
import type { GameName, MoveStyle } from '../generated/wasm.js';
import { words } from '../i18n/index.ts';
import { Choice, Select } from '../ui/controls.tsx';

/** How moves, men and coordinates of a game are shown; every choice holds at once. */
export function LooksForm({ game, close }: { game: GameName; close(): void }) {
  const text = words.value;
  const looks = looksOf(game);
  const offer = OFFERS[game];
  return (
    <div class="dialog-form">
      {offer.pieces.length > 1 && (
        <Choice
          legend={text.pieces}
          value={looks.pieces}
          onChange={(pieces) => chooseLooks(game, { pieces })}
          options={offer.pieces.map((value) => ({ value, label: text.pieceSets[value] }))}
        />
      )}
      {offer.coordinates.length > 1 && (
        <Choice
          legend={text.coordinates}
          value={looks.coordinates}
          onChange={(coordinates) => chooseLooks(game, { coordinates })}
          options={offer.coordinates.map((value) => ({
            value,
            label: text.coordinateStyles[value],
          }))}
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
      <div class="dialog-buttons">
        <button type="button" class="primary" onClick={close}>
          {text.done}
        </button>
      </div>
    </div>
  );
}
