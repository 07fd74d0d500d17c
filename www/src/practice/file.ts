// Everything the user has learned, in all games, as one file.

import type { GameName } from '@chariot/protocol';
import * as v from 'valibot';
import { MOST_STARS } from '../shared/courses/progress.ts';
import { GAME_NAMES } from '../shared/games/index.ts';
import { type PuzzleSet, puzzleSet } from '../shared/practice/sets.ts';
import {
  type PracticeState,
  stateOf,
  writtenState,
  writtenStateSchema,
} from '../shared/practice/state.ts';
import {
  count,
  list,
  number,
  problemOf,
  record,
  text,
  type ValueProblem,
} from '../shared/practice/values.ts';
import { type Done, readDone } from '../shared/puzzles/progress.ts';
import type { RatedGame } from '../shared/rating/ownGames.ts';

const FORMAT = 'chariot-practice';
const VERSION = 1;

export interface LearnedGame {
  practice: PracticeState;
  puzzles: Done;
  /** Sets to be solved again and again. */
  sets: readonly PuzzleSet[];
  /** Finished steps of the course of rules. */
  rules: readonly string[];
  /** Stars of the lessons from zero, and of those of tactics. */
  basics: Readonly<Record<string, number>>;
  tactics: Readonly<Record<string, number>>;
  /** Plies over the best in the best exam of each ending. */
  exams: Readonly<Record<string, number>>;
  /** Games against the computer that made the rating. */
  rated: readonly RatedGame[];
}

/** The games in the file. */
export type Learned = Partial<Record<GameName, LearnedGame>>;

/** The reason a text is no such file. */
export type PracticeFileProblem =
  | { kind: 'json' }
  /** JSON of something else. */
  | { kind: 'format' }
  /** Written by a later version of the page. */
  | { kind: 'version'; version: number }
  | { kind: 'value'; place: string; problem: ValueProblem };

export class PracticeFileError extends Error {
  readonly problem: PracticeFileProblem;

  constructor(problem: PracticeFileProblem) {
    super(`a file of practice: ${JSON.stringify(problem)}`);
    this.problem = problem;
  }
}

export function writeFile(learned: Learned, now: number): string {
  const games = Object.entries(learned).map(([game, { practice, ...others }]) => [
    game,
    { ...writtenState(practice), ...others },
  ]);
  const file = {
    format: FORMAT,
    version: VERSION,
    written: new Date(now).toISOString(),
    games: Object.fromEntries(games),
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}

/** Reads a whole file, or throws {@link PracticeFileError}. Skips unknown games. */
export function readFile(text: string): Learned {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new PracticeFileError({ kind: 'json' });
  }
  const { version } = parsed(v.object({ format: v.literal(FORMAT), version: count(1) }), json);
  if (version > VERSION) throw new PracticeFileError({ kind: 'version', version });
  const { games } = parsed(v.object({ games: GAMES }), json);
  const read = Object.entries(games).map(([game, written]) => {
    const { puzzles: done, ...others } = written;
    const { sets, rules, basics, tactics, exams, rated, ...practice } = others;
    const courses = { rules, basics, tactics, exams };
    const puzzles = readDone(done);
    return [game, { practice: stateOf(practice), puzzles, sets, ...courses, rated }];
  });
  return Object.fromEntries(read);
}

const GAME = v.object({
  ...writtenStateSchema.entries,
  puzzles: v.object({
    outcomes: record(v.picklist(['solved', 'failed'])),
    // Files of earlier versions have none.
    rating: v.optional(
      v.object({ rating: number(1, 4_000), deviation: number(1, 350), volatility: number(0, 1) }),
    ),
    scale: v.optional(text),
    streak: v.optional(count(), 0),
    best: v.optional(count(), 0),
  }),
  // Files of earlier versions have none.
  sets: v.optional(list(puzzleSet), []),
  rules: list(text),
  // Files of earlier versions have none.
  basics: v.optional(record(count(1, MOST_STARS)), {}),
  tactics: v.optional(record(count(1, MOST_STARS)), {}),
  exams: record(count(0, 10_000)),
  // Files of earlier versions have none.
  rated: v.optional(
    list(
      v.object({
        id: text,
        ended: number(1, Number.MAX_SAFE_INTEGER),
        opponent: number(1, 4_000),
        score: v.picklist([1, 0.5, 0]),
      }),
    ),
    [],
  ),
});
const GAMES = v.object(v.entriesFromList(GAME_NAMES, v.exactOptional(GAME)));

function parsed<T extends v.GenericSchema>(schema: T, json: unknown): v.InferOutput<T> {
  const { success, output, issues } = v.safeParse(schema, json, { abortEarly: true });
  if (success) return output;
  const { place, problem } = problemOf(issues[0]);
  const isOther = place === '' || place === 'format';
  throw new PracticeFileError(isOther ? { kind: 'format' } : { kind: 'value', place, problem });
}
