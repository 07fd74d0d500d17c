import type { BoardPiece, FinalResult, GameName, SideName, View } from '@chariot/protocol';
import type { BoardWords } from './words.ts';

/** The end of a game: by a rule, or as its players agreed. */
export interface ResultOnPage extends Omit<FinalResult, 'termination'> {
  termination: string;
}

/** The result and its reason in words. */
export function resultIn(
  { wins, draw, games, because }: Pick<BoardWords, 'wins' | 'draw' | 'games' | 'because'>,
  game: GameName,
  end: ResultOnPage,
): { title: string; reason: string } {
  const { sides, rules } = games[game];
  const rule = rules[end.termination] ?? end.description;
  return {
    title: end.winner ? wins(sides[end.winner]) : draw,
    reason: end.explanation ? because(rule, end.explanation) : rule,
  };
}

/** The result in the signs of score sheets. */
export function resultSign({ winner }: { winner?: SideName | undefined }): string {
  if (!winner) return '½–½';
  return winner === 'first' ? '1–0' : '0–1';
}

/**
 * The last move of `after` as a sentence; `undefined` if there is none. `before` are the pieces
 * before the move.
 */
export function spokenMove(
  { moved, games }: Pick<BoardWords, 'moved' | 'games'>,
  before: readonly BoardPiece[],
  after: View,
): string | undefined {
  const move = after.history.at(-1);
  const mover = move && before.find((piece) => piece.square === move.from);
  if (!mover) return undefined;
  const { piece, kind } = games[after.game.game];
  return moved({
    piece: piece(mover.side, mover.kind),
    from: move.from,
    to: move.castling?.kingTo ?? move.to,
    captured: move.captured && kind(move.captured.side, move.captured.kind),
    promotion: move.promotion && kind(mover.side, move.promotion),
    check: after.check !== undefined,
  });
}
