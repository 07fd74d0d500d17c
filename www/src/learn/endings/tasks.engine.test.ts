import '@chariot/engine/testing/browser';
import { Askable, type Ticket, type Wish } from '@chariot/engine/client';
import { engineOf } from '@chariot/engine/testing';
import type {
  GameName,
  NotatedMove,
  Reply,
  Request,
  SearchReport,
  SearchScore,
} from '@chariot/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import { EXAM } from '../../shared/courses/exam.ts';
import { isTabled, type PlayedOutEnding } from '../../shared/games/course.ts';
import { ENDINGS } from '../../shared/games/endings/index.ts';
import { EndingTasks, type TasksPhase } from './tasks.ts';

/** Most pieces of endings whose table every site has or makes. */
const FOUR = 4;

/** Tables of up to four pieces, solved on demand; none larger. */
function tablesOf(engine: Askable) {
  const known = new Set<string>();
  const need = async (game: GameName, material: string): Promise<string | undefined> => {
    const facts = await engine.ask('ending', { game, material });
    if ('error' in facts) return undefined;
    const { name, smaller } = facts.facts;
    if (known.has(name)) return name;
    known.add(name);
    for (const one of smaller) await need(game, one);
    if (name.length <= FOUR) await engine.ask('solveTable', { game, material: name });
    return name;
  };
  return { need, complete: async () => {} };
}

type Tabled = { readonly engine: Askable; readonly tables: ReturnType<typeof tablesOf> };

/** Kept for all tests: solving takes most of their time. */
let games: Readonly<Record<GameName, Tabled>>;
beforeAll(async () => {
  // One after the other: each has modules of its own.
  const [chess, xiangqi] = [await engineOf('chess', 'full'), await engineOf('xiangqi', 'full')];
  games = {
    chess: { engine: chess, tables: tablesOf(chess) },
    xiangqi: { engine: xiangqi, tables: tablesOf(xiangqi) },
  };
});

/** The engine with scripted searches: these moves in turn, all with one score. */
class Scripted extends Askable {
  readonly #engine: Askable;
  readonly #moves: string[];
  readonly #score: SearchScore;

  constructor(engine: Askable, moves: string[], score: SearchScore) {
    super();
    this.#engine = engine;
    this.#moves = moves;
    this.#score = score;
  }

  submit(request: Request, wish: Wish): Ticket {
    const ticket = this.#engine.submit(
      'search' in request ? { view: request.search.game } : request,
      wish,
    );
    if (!('search' in request)) return ticket;
    const uci = this.#moves.shift() ?? '';
    const answer = ticket.answer.then((reply): Reply => {
      const moves = reply && 'view' in reply ? reply.view.view.moves : [];
      const best = moves.find((move) => move.uci === uci);
      if (!best) throw new Error(`not legal: ${uci}`);
      wish.onReport({
        search: { depth: 9, score: this.#score, pv: [best] } as unknown as SearchReport,
      });
      return { search: { best, report: undefined, hash: undefined } };
    });
    return { ...ticket, answer };
  }
}

const EVEN: SearchScore = { kind: 'centipawns', value: 0 };

const played = (game: GameName, name: string): PlayedOutEnding => {
  const step = ENDINGS[game].steps.find((step) => step.name === name);
  if (!step || isTabled(step)) throw new Error(`no tasks of ${name}`);
  return step;
};

/** Outcome of a task after a line of both sides. */
async function outcome(
  game: GameName,
  name: string,
  task: number,
  line: string,
  score = EVEN,
): Promise<TasksPhase> {
  const step = played(game, name);
  const tasks = step.tasks.slice(task) as unknown as PlayedOutEnding['tasks'];
  const moves = line.split(' ');
  const { engine, tables } = games[game];
  const answers = moves.filter((_, i) => i % 2 === 1);
  const exam = new EndingTasks(new Scripted(engine, answers, score), async () => tables, game, {
    ...step,
    tasks,
  });
  await expect.poll(() => exam.phase.value.kind, { timeout: 30_000 }).toBe('playing');
  for (const uci of moves.filter((_, i) => i % 2 === 0)) {
    expect(exam.phase.value).toEqual({ kind: 'playing', exact: false });
    const move = exam.view.value?.moves.find((move) => move.uci === uci);
    if (!move) throw new Error(`not legal: ${uci}`);
    await exam.play(move as NotatedMove);
  }
  return exam.phase.value;
}

describe.each(['chess', 'xiangqi'] as const)('%s', (game) => {
  test.each(ENDINGS[game].steps.filter((step) => !isTabled(step)))(
    '$name: pictures and tasks are positions of the ending',
    async (step) => {
      const { engine } = games[game];
      const { positions, tasks } = played(game, step.name);
      expect(tasks).toHaveLength(EXAM.length);
      const bests = positions.map(({ fen, best }) => ({ fen, best }));
      for (const { fen, best } of [...bests, ...tasks.map(({ fen }) => ({ fen, best: '' }))]) {
        const reply = await engine.ask('view', { game, start: fen, moves: best ? [best] : [] });
        const probe = await engine.ask('probe', { game, start: fen, moves: [] });
        if ('error' in reply || 'error' in probe) throw new Error(`no position: ${fen}`);
        expect(probe.result.material).toBe(step.material);
        expect(reply.view.result).toBeUndefined();
      }
    },
  );
});

/** Lines to an end proved by the rules or a four-piece table. */
test.each<[GameName, string, number, string, TasksPhase]>([
  [
    'chess',
    'lucena',
    0,
    'f1f4 h2h1 f4e4 e7d7 g8f7 h1f1 f7g6 f1g1 g6f6 g1f1 f6g5 f1g1 e4g4 g1g4',
    { kind: 'done', by: 'table' },
  ],
  ['chess', 'lucena', 0, 'f1f2 h2f2', { kind: 'missed', by: 'table' }],
  ['chess', 'philidor', 0, 'b1b6 a7a6 b6a6', { kind: 'done', by: 'table' }],
  ['chess', 'philidor', 0, 'b1a1 a7a1', { kind: 'missed', by: 'table' }],
  ['chess', 'vancura', 0, 'f6f5 b5b4 f5f6 b4b5 f6a6', { kind: 'missed', by: 'table' }],
  ['chess', 'twoKnights', 0, 'g4f6 g5g4 a3c4 g4g3 c4e5 g3g2 e5g6', { kind: 'done', by: 'rules' }],
  ['chess', 'twoKnights', 2, 'c5e4', { kind: 'missed', by: 'table' }],
  ['xiangqi', 'moonUnderSea', 0, 'c10d10 d7d3 e2e7 d3d1 d10d1', { kind: 'done', by: 'table' }],
])(
  '%s %s %i: %s',
  async (game, name, task, line, phase) => {
    expect(await outcome(game, name, task, line)).toEqual(phase);
  },
  60_000,
);

test('a draw that the engine holds for lost is missed, and not exactly', async () => {
  const mate: SearchScore = { kind: 'mateIn', moves: 9 };
  expect(await outcome('chess', 'philidor', 0, 'b1b6 a7h7', mate)).toEqual({
    kind: 'missed',
    by: 'engine',
  });
}, 60_000);
