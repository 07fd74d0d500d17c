import type { ParsedMove, Shape } from '@chariot/game';
import { readGames } from '@chariot/game/pgn';
import { BoardFailure } from './events.ts';

/** The main line of a game as written. */
export interface WrittenGame {
  fen: string | undefined;
  moves: readonly string[];
  /** Notes on the start and on each position after it. */
  notes: readonly WrittenNote[];
  /** The first fault of the text; everything before it was read. */
  failure: BoardFailure | null;
}

export interface WrittenNote {
  comment: string;
  shapes: readonly Shape[];
}

/** The first game of a PGN text. Moves are not checked. */
export function readWritten(text: string): WrittenGame {
  const [game] = readGames(text);
  if (!game) throw new BoardFailure('PGN', 'PGN: there is no game in this text');
  const { error } = game;
  const line = mainLine(game.next);
  return {
    fen: game.start,
    moves: line.map((move) => move.text),
    notes: [game, ...line].map(({ comment = '', shapes = [] }) => ({ comment, shapes })),
    failure:
      error &&
      new BoardFailure(
        'PGN',
        `PGN, line ${error.place.line}, column ${error.place.column}: ${PROBLEMS[error.kind]}`,
      ),
  };
}

const PROBLEMS = {
  unclosedComment: 'a comment is not closed',
  openVariation: 'a variation is not closed',
  strayBracket: 'a bracket closes nothing',
  noMoveToVary: 'a variation without a move before it',
  tooManyMoves: 'too many moves',
  tooManyWords: 'too many comments',
} as const;

function mainLine(next: readonly ParsedMove[]): ParsedMove[] {
  const line: ParsedMove[] = [];
  for (let [move] = next; move; [move] = move.next) line.push(move);
  return line;
}
