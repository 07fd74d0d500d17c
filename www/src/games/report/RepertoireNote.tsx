import type { GameName, SideName } from '@chariot/protocol';
import { addressOfLine } from '../../shared/book/address.ts';
import { trainingOf } from '../../shared/repertoire/keeper.ts';
import type { OpeningNode } from '../diagnosis/openings.ts';
import { leftRepertoire } from '../diagnosis/repertoire.ts';
import { gamesWords } from '../i18n/index.ts';
import { lineText } from './findingText.ts';

interface RepertoireNoteProps {
  game: GameName;
  side: SideName;
  /** Your games with the side. */
  root: OpeningNode;
}

/** Where your games leave the repertoire that the trainer keeps; nothing without one. */
export function RepertoireNote({ game, side, root }: RepertoireNoteProps) {
  const text = gamesWords.value;
  const found = leftRepertoire(trainingOf(game).state.value[side], side, root.games);
  if (!found) return null;
  return (
    <div class="own-games-repertoire">
      <p>{text.repertoire(found.own, found.other, found.games)}</p>
      <ul>
        {found.places.map(({ line, games, instead }) => (
          <li key={lineText(line)}>
            <a
              href={addressOfLine(
                game,
                line.slice(0, -1).map(({ uci }) => uci),
              )}
            >
              {lineText(line.slice(-1), line.length - 1)}
            </a>{' '}
            {text.leftRepertoire(games, instead, lineText(line.slice(0, -1)))}
          </li>
        ))}
      </ul>
    </div>
  );
}
