import type { BoardPiece, FinalResult, GameName, SideName, View } from '@chariot/protocol';
import type { BoardWords } from './words.ts';

/** How a game ended: by a rule of the game, or as its players said. */
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
 * The last move of `after` as a sentence; `before` are the pieces on the board when it was made. `undefined` if there is
 * none.
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
