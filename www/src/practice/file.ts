// Everything that a person has learned, of all games, as one file.

import type { GameName } from '@chariot/protocol';
import { GAME_NAMES } from '../shared/games/index.ts';
import { ValueError, type ValueProblem, ValueReader } from '../shared/practice/reader.ts';
import { type PracticeState, readState, writtenState } from '../shared/practice/state.ts';
import { DIFFICULTIES, type Done } from '../shared/puzzles/progress.ts';

const FORMAT = 'chariot-practice';
const VERSION = 1;

/** What a person has learned of a game. */
export interface LearnedGame {
  practice: PracticeState;
  puzzles: Done;
  /** Steps of the course of rules that are done. */
  rules: readonly string[];
  /** Plies over the best in the best exam of each ending. */
  exams: Readonly<Record<string, number>>;
}

/** Of each game that the file has. */
export type Learned = Partial<Record<GameName, LearnedGame>>;

/** Why a text is no such file. */
export type PracticeFileProblem =
  | { kind: 'json' }
  /** It is JSON, but something else. */
  | { kind: 'format' }
  /** A later version of the page wrote it. */
  | { kind: 'version'; version: number }
  | { kind: 'value'; place: string; problem: ValueProblem };

/** Thrown for a file that cannot be read. */
export class PracticeFileError extends Error {
  readonly problem: PracticeFileProblem;

  constructor(problem: PracticeFileProblem) {
    super(`a file of practice: ${JSON.stringify(problem)}`);
    this.problem = problem;
  }
}

/** The text of a file. */
export function writeFile(learned: Learned, now: number): string {
  const games = Object.entries(learned).map(([game, { practice, puzzles, rules, exams }]) => [
    game,
    { ...writtenState(practice), puzzles, rules, exams },
  ]);
  const file = {
    format: FORMAT,
    version: VERSION,
    written: new Date(now).toISOString(),
    games: Object.fromEntries(games),
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}

/** Reads a file as a whole, or throws {@link PracticeFileError}. Games that the page does not know are left out. */
export function readFile(text: string): Learned {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new PracticeFileError({ kind: 'json' });
  }
  try {
    return readGames(new ValueReader(json));
  } catch (error) {
    if (!(error instanceof ValueError)) throw error;
    const { place, problem } = error;
    const isOther = place === '' || place === 'format';
    throw new PracticeFileError(isOther ? { kind: 'format' } : { kind: 'value', place, problem });
  }
}

function readGames(file: ValueReader): Learned {
  file.at('format').oneOf([FORMAT]);
  const version = file.at('version').count(1);
  if (version > VERSION) throw new PracticeFileError({ kind: 'version', version });
  const games = file.at('games');
  const read = GAME_NAMES.flatMap((game) => {
    const found = games.maybe(game);
    return found ? [[game, readGame(found)] as const] : [];
  });
  return Object.fromEntries(read);
}

function readGame(value: ValueReader): LearnedGame {
  const puzzles = value.at('puzzles');
  const outcomes = puzzles
    .at('outcomes')
    .entries()
    .map(([id, outcome]) => [id, outcome.oneOf(['solved', 'failed'])] as const);
  const exams = value
    .at('exams')
    .entries()
    .map(([name, over]) => [name, over.count(0, 10_000)] as const);
  return {
    practice: readState(value),
    puzzles: {
      outcomes: Object.fromEntries(outcomes),
      level: puzzles.at('level').count(1, DIFFICULTIES.length),
      run: puzzles.at('run').count(-100, 100),
    },
    rules: value
      .at('rules')
      .list()
      .map((step) => step.text()),
    exams: Object.fromEntries(exams),
  };
}
