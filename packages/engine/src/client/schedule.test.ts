import { type Request, request } from '@chariot/protocol';
import { expect, test } from 'vitest';
import { Priority } from './asker.ts';
import { type Job, newJob } from './job.ts';
import { nextStep, type Situation } from './schedule.ts';

const SEARCH = request('search', { game: { game: 'chess', moves: [] }, limits: {} });
const VIEW = request('view', { game: 'chess', moves: [] });
const TABLE = request('solveTable', { game: 'chess', material: 'KRK' });

let order = 0;
function job(content: Request, priority: Priority, state: Partial<Job> = {}): Job {
  order += 1;
  const wish = { priority, ponders: priority === Priority.Ponder, onReport: () => {} };
  return { ...newJob(content, order, wish), ...state };
}

const question = () => job(VIEW, Priority.Move);
const move = () => job(SEARCH, Priority.Move);
const hint = (state?: Partial<Job>) => job(SEARCH, Priority.Study, state);
const analysis = (state?: Partial<Job>) => job(SEARCH, Priority.Analysis, state);
const pondering = () => job(SEARCH, Priority.Ponder);

const IDLE: Situation = {
  isReady: true,
  fits: true,
  hears: true,
  isQuiet: true,
  current: null,
  waiting: [],
};
const stepOf = (situation: Partial<Situation>) => nextStep({ ...IDLE, ...situation });

test('the highest priority is sent first, and of the same the one that was asked first', () => {
  const [ponders, first, analyses, second, studies] = [
    pondering(),
    question(),
    analysis(),
    move(),
    hint(),
  ];
  let waiting = [studies, second, analyses, first, ponders];
  const sent: Job[] = [];
  for (let step = stepOf({ waiting }); step.kind === 'send'; step = stepOf({ waiting })) {
    const { job } = step;
    sent.push(job);
    waiting = waiting.filter((other) => other !== job);
  }
  expect(sent).toEqual([first, second, studies, analyses, ponders]);
});

test('what a lost worker knew comes before every question', () => {
  const [asked, replayed] = [question(), job(VIEW, Priority.Replay)];
  expect(stepOf({ waiting: [asked, replayed] })).toEqual({ kind: 'send', job: replayed });
});

test.each<[string, Job, Job]>([
  ['an analysis, for a question', analysis(), question()],
  ['an analysis, for the move of the game', analysis(), move()],
  ['an analysis, for a hint', analysis(), hint()],
  ['a hint, for the move of the game', hint(), move()],
  ['pondering, for an analysis', pondering(), analysis()],
])('gives way: %s', (_, current, asked) => {
  expect(stepOf({ current, waiting: [asked] })).toEqual({ kind: 'preempt', job: current });
});

test.each<[string, Job, Job]>([
  ['the move of the game, for a question: its clock runs', move(), question()],
  ['an analysis, for another', analysis(), analysis()],
  ['a hint, for an analysis', hint(), analysis()],
  ['a solver, which would begin anew', job(TABLE, Priority.Study), question()],
  ['a search that was told to stop', analysis({ stopReason: 'cancelled' }), question()],
])('goes on: %s', (_, current, asked) => {
  expect(stepOf({ current, waiting: [asked] })).toEqual({ kind: 'wait' });
});

test('what gave way goes on when nothing else has been asked for a while', () => {
  const waiting = [analysis({ gaveWay: true })];
  expect(stepOf({ waiting, isQuiet: false })).toEqual({ kind: 'wait' });
  expect(stepOf({ waiting })).toMatchObject({ kind: 'send', job: waiting[0] });
  // Nor does it hold up a request that has not begun.
  const other = pondering();
  expect(stepOf({ waiting: [...waiting, other], isQuiet: false })).toEqual({
    kind: 'send',
    job: other,
  });
});

test('a worker that cannot hear does not ponder', () => {
  expect(stepOf({ waiting: [pondering()], hears: false })).toEqual({ kind: 'wait' });
});

test('another worker takes over between two requests, or from a search without end', () => {
  expect(stepOf({ fits: false })).toEqual({ kind: 'replace' });
  for (const current of [analysis(), pondering()])
    expect(stepOf({ fits: false, current })).toEqual({ kind: 'preempt', job: current });
  for (const current of [hint(), move(), question()])
    expect(stepOf({ fits: false, current })).toEqual({ kind: 'wait' });
});

test('nothing is sent before there is a worker', () => {
  expect(stepOf({ isReady: false, fits: false, waiting: [question()] })).toEqual({ kind: 'wait' });
});
