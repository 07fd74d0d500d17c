import '@chariot/engine/testing/browser';
import { engineOf } from '@chariot/engine/testing';
import type { GameName, View } from '@chariot/protocol';
import { describe, expect, test } from 'vitest';
import type { LearnGoal, LearnStep } from '../shared/games/course.ts';
import { RULES } from '../shared/games/rules/index.ts';
import { isReached, judge, positionOf, type RulesEngine } from './judge.ts';

/** Start position of a task; throws if invalid. */
async function open(engine: RulesEngine, game: GameName, step: LearnStep): Promise<View> {
  const view = await positionOf(engine, game, step);
  if ('error' in view) throw new Error(`${step.name}: ${JSON.stringify(view.error)}`);
  return view;
}

/** Whether the goal can be reached within so many moves that start with `move`. */
async function leads(
  engine: RulesEngine,
  goal: LearnGoal,
  before: View,
  move: string,
  left: number,
): Promise<boolean> {
  const judged = await judge(engine, goal, before, move, left);
  if (judged.kind !== 'more') return judged.kind === 'done' || judged.kind === 'refusedAsWanted';
  for (const { uci } of judged.view.moves) {
    if (await leads(engine, goal, judged.view, uci, left - 1)) return true;
  }
  return false;
}

const TASKS = Object.entries(RULES).flatMap(([game, { steps }]) =>
  steps.map((step) => ({ game: game as GameName, step, name: step.name })),
);

describe.each(TASKS)('$game: $name', ({ game, step }) => {
  test('is done by its line, and by no other first move', async () => {
    const engine = await engineOf(game);
    const view = await open(engine, game, step);
    const { goal, line, within = 1 } = step;
    const tried = goal.kind === 'refused' ? goal.offered : view.moves.map(({ uci }) => uci);
    const good: string[] = [];
    for (const move of tried) {
      if (await leads(engine, goal, view, move, within)) good.push(move);
    }
    expect(good).toEqual([line[0]]);
    expect(line).toHaveLength(within);
    let now = view;
    for (const [i, move] of line.entries()) {
      const judged = await judge(engine, goal, now, move, within - i);
      const wanted = goal.kind === 'refused' ? 'refusedAsWanted' : 'done';
      expect(judged.kind).toBe(i + 1 < within ? 'more' : wanted);
      if ('view' in judged) now = judged.view;
    }
  });

  test('is not done before a move', async () => {
    const view = await open(await engineOf(game), game, step);
    expect(view.result).toBeUndefined();
    expect(isReached(step.goal, view, view.toMove)).toBe(false);
  });
});

test('of moves that are offered all but one are legal', async () => {
  let count = 0;
  for (const { game, step } of TASKS) {
    if (step.goal.kind !== 'refused') continue;
    const { moves } = await open(await engineOf(game), game, step);
    const legal = step.goal.offered.filter((move) => moves.some(({ uci }) => uci === move));
    expect(legal).toHaveLength(step.goal.offered.length - 1);
    count += 1;
  }
  expect(count).toBeGreaterThan(2);
});
