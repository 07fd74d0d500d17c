import '@chariot/engine/testing/browser';
import type { EngineClient } from '@chariot/engine/client';
import {
  failure,
  type Game,
  nameOf,
  type Request,
  type RequestName,
  request,
  type View,
} from '@chariot/protocol';
import { expect, test } from 'vitest';

const { chooseLooks } = await import('./looks.ts');
const { GameRecord } = await import('./record.ts');
type GameRecord = InstanceType<typeof GameRecord>;

const GAME: Game = { game: 'chess', moves: [] };

/** An engine that accepts every move but `bad`, and answers when told to. */
class FakeEngine {
  asked: Request[] = [];
  hold = false;
  readonly #held: (() => void)[] = [];

  ask(name: RequestName, content: never): Promise<object> {
    const asked = request(name, content);
    this.asked.push(asked);
    const reply = this.#answer(asked);
    if (!this.hold) return Promise.resolve(reply);
    return new Promise((resolve) => this.#held.push(() => resolve(reply)));
  }
  release(): void {
    for (const answer of this.#held.splice(0)) answer();
  }
  #answer(asked: Request): object {
    if ('play' in asked) {
      const { game, texts } = asked.play;
      if (texts.includes('bad')) return failure('ILLEGAL_MOVE', 'not legal');
      return { view: view({ ...game, moves: [...game.moves, ...texts] }) };
    }
    if ('view' in asked) {
      const { start } = asked.view;
      if (start === undefined) return { view: view(asked.view), notices: [] };
      if (start === 'bad') return failure('BOARD', 'no FEN');
      return { view: view({ ...asked.view, start: 'canonical' }), notices: ['adjusted'] };
    }
    throw new Error(`unexpected ${nameOf(asked)}`);
  }
}

function view(game: Game): View {
  const history = game.moves.map((uci) => ({ uci, text: uci }));
  return { game, history, pieces: [], fen: `after ${game.moves}` } as unknown as View;
}

async function played(...moves: string[]): Promise<[GameRecord, FakeEngine]> {
  const engine = new FakeEngine();
  const record = new GameRecord(engine as unknown as EngineClient);
  await record.open(GAME);
  for (const move of moves) await record.play(move);
  engine.asked = [];
  return [record, engine];
}

const shown = (record: GameRecord) => record.shown.value?.game.moves.join(' ');
const head = (record: GameRecord) => record.head.value?.game.moves.join(' ');

test('a refused move changes nothing', async () => {
  const [record] = await played('a', 'b');
  expect(await record.play('bad')).toMatchObject({ kind: 'ILLEGAL_MOVE' });
  expect(head(record)).toBe('a b');
});

test('looking back shows what was seen without asking, and leaves the game alone', async () => {
  const [record, engine] = await played('a', 'b', 'c');
  await record.lookAt(1);
  expect([shown(record), head(record), record.lookingBack.value]).toEqual(['a', 'a b c', true]);
  await record.lookAt(99);
  expect([shown(record), record.lookingBack.value]).toEqual(['a b c', false]);
  await record.lookAt(-5);
  expect(shown(record)).toBe('');
  expect(engine.asked).toEqual([]);
});

test('positions of a game that was opened at its end are asked for once', async () => {
  const engine = new FakeEngine();
  const record = new GameRecord(engine as unknown as EngineClient);
  await record.open({ ...GAME, moves: ['a', 'b', 'c'] });
  engine.asked = [];
  await record.lookAt(1);
  await record.lookAt(2);
  await record.lookAt(1);
  expect(shown(record)).toBe('a');
  expect(engine.asked).toHaveLength(2);
});

test('moves taken back are forgotten: another move gets its own positions', async () => {
  const [record] = await played('a', 'b', 'c');
  await record.takeBack(1);
  expect(head(record)).toBe('a');
  await record.play('x');
  await record.play('y');
  await record.lookAt(2);
  expect(shown(record)).toBe('a x');
});

test('what cannot be taken back is left', async () => {
  const [record] = await played('a');
  await record.takeBack(1);
  await record.takeBack(-1);
  expect(head(record)).toBe('a');
});

test('an answer that comes after another change is dropped', async () => {
  const [record, engine] = await played('a', 'b');
  engine.hold = true;
  const late = record.play('c');
  await record.takeBack(1);
  engine.release();
  expect(await late).toBeNull();
  expect(head(record)).toBe('a');
});

test('a new move ends looking back', async () => {
  const [record] = await played('a', 'b');
  await record.lookAt(0);
  await record.play('c');
  expect([shown(record), record.lookingBack.value]).toEqual(['a b c', false]);
});

test('another notation writes the moves anew, and what is looked back at stays', async () => {
  const [record] = await played('a', 'b', 'c');
  await record.lookAt(1);
  chooseLooks('chess', { notation: 'uci' });
  await record.rewrite();
  expect(record.head.value?.game.style).toBe('uci');
  expect([shown(record), head(record), record.lookingBack.value]).toEqual(['a', 'a b c', true]);
});
