import '@chariot/engine/testing/browser';
import { Askable, type EngineClient, type Ticket } from '@chariot/engine/client';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { SourceGame } from '../sources/source.ts';
import { Crew } from './crew.ts';

/** An engine that never answers, and whose start has been given up. */
class DeadEngine extends Askable {
  readonly state = signal<EngineClient['state']['value']>({ kind: 'starting' });
  submit(): Ticket {
    return { answer: new Promise(() => {}), cancel: () => {}, hit: () => {} };
  }
  setHash(): void {}
  close(): void {}
}

const SOURCE: SourceGame = {
  id: '1',
  game: 'chess',
  side: 'first',
  result: 'win',
  date: '',
  place: 0,
  opponent: 'other',
  moves: ['e2e4'],
  style: 'uci',
  flagged: false,
};

test('an engine that never starts fails the review instead of keeping it waiting', async () => {
  const engine = new DeadEngine();
  const crew = new Crew('chess', 1, () => engine as never);
  const review = crew.review(crew.begin(0), SOURCE);
  engine.state.value = { kind: 'failed', message: 'HTTP 503' };
  await expect(review).rejects.toThrow('HTTP 503');
});
