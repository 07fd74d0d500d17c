import '@chariot/engine/testing/browser';
import type { Askable } from '@chariot/engine/client';
import { engineOf } from '@chariot/engine/testing';
import type { GameName, View } from '@chariot/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import { en as basics } from '../../shared/games/basics/i18n/en.ts';
import type { LessonWords } from '../../shared/games/basics/i18n/words.ts';
import { zh as basicsZh } from '../../shared/games/basics/i18n/zh.ts';
import { BASICS } from '../../shared/games/basics/index.ts';
import type { Lesson, LessonTask } from '../../shared/games/course.ts';
import { en as tactics } from '../../shared/games/tactics/i18n/en.ts';
import { zh as tacticsZh } from '../../shared/games/tactics/i18n/zh.ts';
import { TACTICS } from '../../shared/games/tactics/index.ts';
import { lessonWordsReady } from './i18n/index.ts';
import { ladderMoves } from './ladder.ts';
import { whyNot } from './misses.ts';
import { startOf } from './position.ts';
import { LessonRun } from './run.ts';
import { askOf, toldOf } from './told.ts';

let engines: Readonly<Record<GameName, Askable>>;
beforeAll(async () => {
  // One after the other: each has modules of its own.
  const chess = await engineOf('chess', 'full');
  engines = { chess, xiangqi: await engineOf('xiangqi', 'full') };
});

/** Most words of a lesson, its task included; of Chinese, characters. */
const MOST_WORDS = 40;
const MOST_CHARACTERS = 80;

/** Milliseconds for tests that ask the engine thousands of times, on a busy machine. */
const PATIENCE = 240_000;

const GAMES = ['chess', 'xiangqi'] as const;
const LESSONS = GAMES.flatMap((game) =>
  [BASICS, TACTICS].flatMap((courses) =>
    courses[game].steps.map((lesson) => ({ game, lesson, name: lesson.name })),
  ),
);
const TASKS = LESSONS.flatMap(({ game, lesson, name }) =>
  lesson.tasks.map((task, i) => ({ game, lesson, task, name: `${name} ${i + 1}` })),
);

const OTHER_LADDERS: Readonly<Record<GameName, readonly string[]>> = {
  chess: [
    '8/8/8/8/8/2k5/8/RR4K1 w - - 0 1',
    '7k/8/8/8/8/8/8/RR4K1 w - - 0 1',
    '8/8/8/1k6/R7/8/7R/6K1 w - - 0 1',
    '8/8/4k3/R7/8/8/8/3R2K1 w - - 0 1',
  ],
  xiangqi: [
    '9/9/4k4/9/9/9/9/9/R8/3K4R w - - 0 1',
    '9/5k3/9/9/9/9/4R4/9/9/R3K4 w - - 0 1',
    '5k3/9/9/9/9/9/9/9/8R/3K4R w - - 0 1',
  ],
};

/** Games with two rooks, played out: those of the lessons, and others. */
const LADDERS = TASKS.flatMap(({ game, lesson, task: { fen = '', goal }, name }) =>
  goal.kind === 'playOut'
    ? [fen, ...OTHER_LADDERS[game]].map((fen) => ({
        game,
        lesson,
        name,
        fen,
        within: goal.within,
      }))
    : [],
);

const NO_TUTOR = { explain: async () => null, pointOf: async () => null };

async function begin(game: GameName, lesson: Lesson): Promise<LessonRun> {
  const engine: Askable = engines[game];
  const run = new LessonRun(engine, game, lesson, NO_TUTOR, () => {});
  await settled(run);
  return run;
}

/** Waits until a move is to be made, or the task has ended. */
async function settled(run: LessonRun): Promise<void> {
  while (['loading', 'judging'].includes(run.phase.value.kind)) {
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

async function start(game: GameName, task: LessonTask): Promise<View> {
  const view = await startOf(engines[game], game, task);
  if (!view) throw new Error('no such position');
  return view;
}

/** Plays the next move of the solution, or the hint where there is none. */
async function solveMove(run: LessonRun): Promise<void> {
  const { goal, line } = run.task.value;
  if (goal.kind === 'find') return run.press(goal.areas[run.taken.value.size]?.squares[0] ?? '');
  if (goal.kind === 'firstGame') return run.begun(true);
  if (goal.kind === 'show') return run.step();
  if (goal.kind === 'playOut') await run.showHint();
  const wanted = goal.kind === 'playOut' ? run.hint.value.join('') : line[run.made.value];
  const move = run.view.value?.moves.find(({ uci }) => uci === wanted);
  if (!move) throw new Error(`${wanted} is not legal`);
  await run.play(move);
}

describe.each(LESSONS)('$game: $name', ({ game, lesson }) => {
  test(
    'is solved by its lines, in the moves it names',
    async () => {
      const run = await begin(game, lesson);
      for (const [i, { goal, line }] of lesson.tasks.entries()) {
        expect(run.at.value).toBe(i);
        const most = goal.kind === 'playOut' ? goal.within : line.length + 5;
        for (let moves = 0; run.phase.value.kind === 'asking' && moves < most; moves += 1) {
          await solveMove(run);
          await settled(run);
        }
        expect([i, run.phase.value]).toEqual([i, { kind: 'done' }]);
        if (goal.kind !== 'find' && goal.kind !== 'playOut') {
          expect(run.made.value).toBe(line.length);
        }
        await run.goOn();
      }
      // A game is played out by hints, which cost stars.
      const isHinted = lesson.tasks.some(({ goal }) => goal.kind === 'playOut');
      if (isHinted) expect(run.stars.value).toBeLessThan(3);
      else expect(run.stars.value).toBe(3);
    },
    PATIENCE,
  );

  test('says little', async () => {
    await lessonWordsReady();
    const words = (game: GameName): LessonWords | undefined => {
      const all: Readonly<Record<string, LessonWords>> = { ...tactics[game], ...basics[game] };
      return BASICS[game].steps.includes(lesson) ? all[lesson.name] : tactics[game][lesson.name];
    };
    const said = words(game);
    if (!said) throw new Error('no words');
    const run = await begin(game, lesson);
    for (const i of lesson.tasks.keys()) {
      await run.open(i);
      const all = `${said.idea} ${askOf(run, said.areas, said.tasks)}`;
      expect(all.split(/\s+/).length, all).toBeLessThanOrEqual(MOST_WORDS);
    }
    for (const zh of [basicsZh((hans) => hans)[game], tacticsZh((hans) => hans)[game]]) {
      const said = (zh as Readonly<Record<string, LessonWords>>)[lesson.name];
      for (const task of said?.tasks ?? ['']) {
        expect(`${said?.idea ?? ''}${task}`.length).toBeLessThanOrEqual(MOST_CHARACTERS);
      }
    }
  });
});

test.each(LADDERS)(
  '$game, $name, $fen: each hint is a move of a rook, and they mate in time',
  async ({ game, lesson, fen, within }) => {
    const tasks = [{ fen, goal: { kind: 'playOut', within }, line: [] }] as const;
    const run = await begin(game, { ...lesson, tasks });
    expect(run.view.value && ladderMoves(run.view.value)[0]).toBeTruthy();
    for (let moves = 0; run.phase.value.kind === 'asking' && moves < within; moves += 1) {
      await run.showHint();
      const rooks = run.view.value?.pieces.filter(({ kind }) => kind === 'R') ?? [];
      expect(rooks.map(({ square }) => square)).toContain(run.hint.value[0]);
      await solveMove(run);
      await settled(run);
    }
    expect(run.phase.value).toEqual({ kind: 'done' });
  },
  PATIENCE,
);

/** Goals of a single move. */
const SINGLE = new Set(['check', 'escape', 'mate', 'safe', 'move']);

test.each(TASKS.filter(({ task }) => SINGLE.has(task.goal.kind)))(
  '$game, $name: every other move is answered',
  async ({ game, lesson, task }) => {
    await lessonWordsReady();
    const run = await begin(game, lesson);
    const view = await start(game, task);
    let solutions = 0;
    for (const move of view.moves) {
      await run.open(lesson.tasks.indexOf(task));
      await run.play(move);
      await settled(run);
      if (run.phase.value.kind === 'done') solutions += 1;
      else {
        const { value: phase } = run.phase;
        const miss = phase.kind === 'missed' ? phase.miss : null;
        // Only a move that is to reach something may be told no more than that it does not.
        const mayRepeat = task.goal.kind === 'move';
        expect([move.uci, miss?.kind]).not.toEqual([move.uci, undefined]);
        if (!mayRepeat) expect([move.uci, miss?.kind]).not.toEqual([move.uci, 'notAsked']);
        const told = toldOf(run, undefined, 'ASK');
        expect([move.uci, told]).toEqual([move.uci, expect.stringMatching(/\w+ \w+/)]);
        if (miss?.kind !== 'notAsked') expect(told).not.toContain('ASK');
      }
    }
    expect(solutions).toBeGreaterThan(0);
    if (['check', 'mate', 'move'].includes(task.goal.kind))
      expect(solutions).toBeLessThan(view.moves.length);
  },
);

const WALKS = TASKS.filter(({ task }) =>
  ['collect', 'captureAll', 'escape'].includes(task.goal.kind),
);

/** The long test asks about every square; the ordinary one about every third, in each task about others. */
const STEP = process.env.LONG_TESTS ? 1 : 3;

test.each(WALKS.map((walk, number) => ({ ...walk, number })))(
  '$game, $name: what the rules forbid is explained',
  async ({ game, task, number }) => {
    const engine: Askable = engines[game];
    const view = await start(game, task);
    // One piece of each kind.
    const own = view.pieces.filter(
      ({ side, kind }, i, all) =>
        side === view.toMove &&
        all.findIndex((one) => one.side === side && one.kind === kind) === i,
    );
    for (const { square } of own) {
      for (let file = 0; file < view.files; file += 1) {
        for (let rank = 1; rank <= view.ranks; rank += 1) {
          const to = `${'abcdefghi'[file]}${rank}`;
          if ((number + file * view.ranks + rank) % STEP > 0) continue;
          const isLegal = view.moves.some((move) => move.from === square && move.to === to);
          if (isLegal || to === square) continue;
          expect([square, to, await whyNot(engine, view, square, to)]).not.toContain(null);
        }
      }
    }
  },
  PATIENCE,
);

/** Lessons of tactics whose lines end in mate. */
const MATING = /^(mate|backRank|smothered|double|horseAnd|elbow|palcorner|ironBolt|facing)/;

test.each(
  GAMES.flatMap((game) =>
    TACTICS[game].steps
      .filter(({ name }) => MATING.test(name))
      .map(({ name, tasks }) => ({ game, name, tasks })),
  ),
)('$game, $name: every line mates', async ({ game, name, tasks }) => {
  const moves = ['mateInOne', 'mateInTwo', 'mateInThree'].indexOf(name) + 1;
  for (const { fen = '', line } of tasks) {
    const reply = await engines[game].ask('view', { game, start: fen, moves: [...line] });
    if ('error' in reply) throw new Error(JSON.stringify(reply.error));
    expect([fen, reply.view.result?.winner]).not.toContain(undefined);
    if (moves > 0) expect(line.length).toBe(2 * moves - 1);
  }
});

describe('what a wrong move misses', () => {
  const cases: readonly (readonly [GameName, string, string, string, string])[] = [
    ['chess', '8/8/8/8/3R2p1/8/3P4/8 w - - 0 1', 'd4', 'h4', 'blocked by g4'],
    ['chess', '8/8/8/8/3R2p1/8/3P4/8 w - - 0 1', 'd4', 'd2', 'ownPiece'],
    ['chess', '8/8/8/8/3R4/8/8/8 w - - 0 1', 'd4', 'e5', 'manner'],
    ['chess', '8/8/8/8/3B4/8/8/8 w - - 0 1', 'd4', 'd5', 'otherColour'],
    ['chess', '8/8/8/8/3B4/8/8/8 w - - 0 1', 'd4', 'f4', 'manner'],
    ['chess', '8/8/8/3p4/3P4/8/8/8 w - - 0 1', 'd4', 'd5', 'capturesOtherwise'],
    ['chess', '8/8/8/3p4/3P4/8/8/8 w - - 0 1', 'd4', 'e5', 'onlyCaptures'],
    ['chess', '4r1k1/5ppp/8/8/8/8/4BPPP/3RK3 w - - 0 1', 'e2', 'f3', 'exposed by e8'],
    ['chess', '4r1k1/5ppp/8/8/8/8/5PPP/3RK3 w - - 0 1', 'f2', 'f3', 'exposed by e8'],
    ['chess', '4r1k1/5ppp/8/8/8/8/5PPP/3RK3 w - - 0 1', 'e1', 'e2', 'exposed by e8'],
    ['chess', '6k1/8/8/6b1/8/8/PP3PPP/R3K2R w KQ - 0 1', 'e1', 'c1', 'rule'],
    ['xiangqi', '9/9/9/9/9/9/9/9/1p7/1N7 w - - 0 1', 'b1', 'c3', 'blocked by b2'],
    ['xiangqi', '9/9/9/9/9/9/9/9/3N5/2B6 w - - 0 1', 'c1', 'e3', 'blocked by d2'],
    ['xiangqi', '9/9/9/9/9/2B6/9/9/9/9 w - - 0 1', 'c5', 'e7', 'mayNotStand'],
    ['xiangqi', '9/9/4n4/9/9/9/9/4C4/9/9 w - - 0 1', 'e3', 'e8', 'capturesOtherwise'],
    ['xiangqi', '9/9/4n4/9/4p4/9/4P4/4C4/9/9 w - - 0 1', 'e3', 'e8', 'capturesOtherwise'],
    ['xiangqi', '9/9/9/9/4p4/9/9/4C4/9/9 w - - 0 1', 'e3', 'e9', 'blocked by e6'],
    ['xiangqi', '4k4/9/9/p8/9/9/P8/9/3K5/9 w - - 0 1', 'd2', 'e2', 'facing'],
    ['xiangqi', '1n2k4/9/9/1c7/9/4N4/9/1C7/9/R3K4 w - - 0 1', 'e5', 'f7', 'facing'],
    ['xiangqi', '9/9/9/9/9/9/4P4/9/9/9 w - - 0 1', 'e4', 'd4', 'mayNotStand'],
    ['xiangqi', '9/9/9/9/9/9/9/9/9/3A5 w - - 0 1', 'd1', 'c2', 'mayNotStand'],
  ];

  test.each(cases)('%s %s: %s to %s: %s', async (game, fen, from, to, expected) => {
    const engine: Askable = engines[game];
    const view = await start(game, { fen, goal: { kind: 'captureAll' }, line: [] });
    const miss = await whyNot(engine, view, from, to);
    const by = miss && 'by' in miss && typeof miss.by === 'object' ? ` by ${miss.by?.square}` : '';
    expect(`${miss?.kind}${by}`).toBe(expected);
  });
});
