import { type ResultOnPage, resultIn, spokenMove } from '@chariot/board/words';
import type { BoardPiece, GameName, View } from '@chariot/protocol';
import { words } from '../i18n/index.ts';
import { announce } from '../ui/announce.tsx';

/** Announces the last move of `after`; `before`: the pieces on the board before it. */
export function announceMove(before: readonly BoardPiece[], after: View): void {
  const sentence = spokenMove(words.value, before, after);
  if (sentence) announce(sentence);
}

/** The name of the piece on a square: 五路炮 where players name its file, else its kind. */
export function pieceNamed(game: GameName, pieces: readonly BoardPiece[], square: string): string {
  const { placed, kind } = words.value.games[game];
  const piece = pieces.find((one) => one.square === square);
  if (!piece) return square;
  return placed?.(piece.side, piece.kind, square) ?? kind(piece.side, piece.kind);
}

/** Result and reason in the chosen language. */
export function resultOf(game: GameName, end: ResultOnPage): { title: string; reason: string } {
  return resultIn(words.value, game, end);
}
