import { type MoveTree, numberOf, type TreeNode } from '@chariot/game';
import { inOrder, symbolOf } from '@chariot/game/pgn';
import type { GameName } from '@chariot/protocol';
import { words } from '../shared/i18n/index.ts';
import { analysisWords } from './i18n/index.ts';

/** Name of a symbol. Of a pair with one symbol for each side, even numbers are the first side's. */
export function glyphName(game: GameName, glyph: number): string {
  const name = analysisWords.value.glyphs[glyph] ?? symbolOf(glyph);
  const { first, second } = words.value.games[game].sides;
  return typeof name === 'string' ? name : name(glyph % 2 === 0 ? first : second);
}

export function marksOf({ game }: MoveTree, { glyphs, judgement }: TreeNode): string[] {
  const text = analysisWords.value;
  const marks = inOrder(glyphs).map((glyph) => glyphName(game, glyph));
  return judgement ? [...marks, text.judgement(text.judgements[judgement.moveClass])] : marks;
}

/** A move with its number, for screen readers: `3… Nf6, blunder. A comment`. */
export function labelOf(tree: MoveTree, node: TreeNode): string {
  if (!node.move) return words.value.firstPosition;
  const { number, mover } = numberOf(tree, node);
  const judged = marksOf(tree, node);
  const move = [`${number}${mover === 'first' ? '.' : '…'} ${node.move.text}`, ...judged];
  return [move.join(', '), node.comment].filter(Boolean).join('. ');
}

/** Symbols missing from most fonts, as paths in a 10 by 13 box: a plus, and an equals sign under or over it. */
const DRAWN = new Map([
  [14, 'M1 4h8M5 0v8M1 9.5h8M1 12.25h8'],
  [15, 'M1 9h8M5 5v8M1 .75h8M1 3.5h8'],
]);

/** A symbol as printed in chess books. */
export function Sign({ glyph }: { glyph: number }) {
  const path = DRAWN.get(glyph);
  if (!path) return <span>{symbolOf(glyph)}</span>;
  return (
    <svg class="sign-drawn" viewBox="0 0 10 13" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
