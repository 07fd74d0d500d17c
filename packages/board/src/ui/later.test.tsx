import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawnWhole, fetched } from './later.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const HANGING = () => new Promise<string>(() => {});

test('a drawing waits for the scripts that it asks for, also for those that one brings', async () => {
  const inner = fetched(async () => 'inner');
  const outer = fetched(async () => 'outer');
  let drawn = '';
  await drawnWhole(() => {
    drawn = outer() ? `${outer()} ${inner()}` : '';
  });
  expect(drawn).toBe('outer inner');
});

test('a drawing whose script does not come is refused; a script of another part holds up none', async () => {
  const hanging = fetched(HANGING);
  hanging();
  const ready = fetched(async () => 'ready');
  await drawnWhole(() => ready());
  const late = expect(drawnWhole(() => hanging())).rejects.toThrow('late');
  await vi.advanceTimersByTimeAsync(15_000);
  await late;
});

test('a script that failed is asked for again later, and is no reason to wait', async () => {
  const fetch = vi.fn(() => Promise.reject(new Error('offline')));
  const failing = fetched(fetch);
  await drawnWhole(() => failing());
  expect(failing()).toBeNull();
  await vi.advanceTimersByTimeAsync(5_000);
  await drawnWhole(() => failing());
  expect(fetch).toHaveBeenCalledTimes(2);
});
