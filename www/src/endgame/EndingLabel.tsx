import type { GameName } from '@chariot/protocol';
import { SKINS } from '../shared/pieces/index.ts';
import { sidesOf } from './endings.ts';
import { endgameWords } from './i18n/index.ts';
import type { EndgameStore } from './store.ts';

/** The name in the language of the page, and the textbook name in Chinese if there is one. */
export function EndingName({ store, material }: { store: EndgameStore; material: string }) {
  const text = endgameWords.value;
  const { game, inEndgame } = store.state;
  const book = inEndgame.hasTextbook ? text.bookName(material) : undefined;
  return (
    <>
      {text.endingName(game, inEndgame, material)}
      {book && (
        <span class="ending-book" lang="zh-Hant">
          {book}
        </span>
      )}
    </>
  );
}

/** The pieces of an ending, small. */
export function Pieces({ game, material }: { game: GameName; material: string }) {
  const skin = SKINS[game].value;
  const { strong, weak } = sidesOf(material);
  const row = (side: 'first' | 'second', letters: string) =>
    [...`K${letters}`].map((kind, i) => <skin.Piece key={`${side}${i}`} side={side} kind={kind} />);
  return (
    <span class={`ending-pieces ${game}`} aria-hidden="true">
      <span>{row('first', strong)}</span>
      <span>{row('second', weak)}</span>
    </span>
  );
}
