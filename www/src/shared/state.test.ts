import { effect } from '@preact/signals';
import { expect, test } from 'vitest';
import { Machine } from './state.ts';

const counter = () =>
  new Machine({ count: 0, name: 'a' }, (state, by: number) => ({
    ...state,
    count: state.count + by,
  }));

test('a field tells only of its own changes', () => {
  const machine = counter();
  const names: string[] = [];
  const counts: number[] = [];
  const name = machine.of('name');
  const count = machine.of('count');
  effect(() => void names.push(name.value));
  effect(() => void counts.push(count.value));
  machine.send(1);
  machine.send(2);
  expect([names, counts]).toEqual([['a'], [0, 1, 3]]);
});

test('one can wait for a state, that it has or that comes', async () => {
  const machine = counter();
  await machine.until(({ count }) => count === 0);
  let isThere = false;
  const waiting = machine
    .until(({ count }) => count === 2)
    .then(() => {
      isThere = true;
    });
  machine.send(1);
  await Promise.resolve();
  expect(isThere).toBe(false);
  machine.send(1);
  await waiting;
  expect(isThere).toBe(true);
});
