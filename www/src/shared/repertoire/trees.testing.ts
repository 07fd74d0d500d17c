import { EMPTY, type LineMove, type RepertoireNode, withLine } from './repertoire.ts';

/** A line for tests, of one-letter moves: every move order has a key of its own. */
export function lineOf(moves: string): LineMove[] {
  return moves.split(' ').map((uci, i, all) => ({ uci, key: all.slice(0, i + 1).join('') }));
}

/** A repertoire of such lines. */
export function repertoireOf(...lines: string[]): RepertoireNode {
  return lines.map(lineOf).reduce(withLine, EMPTY);
}
