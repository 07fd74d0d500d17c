import { expect, test } from 'vitest';
import { engineOf } from './engine.testing.ts';

const engine = await engineOf('chess');
const game = { game: 'chess', moves: [] };

/** Requests that TypeScript would reject, and the engine's words about each. */
test.each<[string, unknown, string]>([
  ['dance', {}, 'unknown variant `dance`'],
  ['view', undefined, 'expected struct Game'],
  ['view', null, 'expected struct Game'],
  ['view', { moves: [] }, 'missing field `game`'],
  ['view', { game: 'go', moves: [] }, '`go`'],
  ['view', { game: 'chess', moves: 7 }, 'non-object'],
  ['view', { game: 'chess', moves: [7] }, 'expected a string'],
  ['view', { ...game, start: {} }, 'expected a string'],
  ['view', { ...game, style: 'runes' }, 'unknown variant `runes`'],
  ['play', { game }, 'missing field `texts`'],
  ['play', { texts: [] }, 'missing field `game`'],
  ['search', { game }, 'missing field `limits`'],
  ['search', { game, limits: { depth: 1.5 } }, 'expected u16'],
  ['search', { game, limits: { depth: Number.NaN } }, 'expected u16'],
  ['search', { game, limits: { depth: -1 } }, 'expected u16'],
  ['search', { game, limits: { depth: 1e300 } }, 'expected u16'],
  ['search', { game, limits: { depth: 65_536 } }, 'expected u16'],
  ['search', { game, limits: { depth: 1n } }, 'expected u16'],
  ['search', { game, limits: { clock: { remaining: 1 } } }, 'missing field `increment`'],
  ['search', { game, limits: { ponder: 'yes' } }, 'expected a boolean'],
  ['newGame', 7, 'expected enum GameId'],
])('a malformed request is told: %s %o', async (name, content, message) => {
  const reply = await engine.ask(name as 'view', content as never);
  expect(reply).toMatchObject({ error: { kind: 'PROTOCOL' } });
  expect('error' in reply && reply.error.facts[0]?.details.text).toContain(message);
});

test('after malformed requests the engine answers as before', async () => {
  expect(await engine.ask('view', { game: 'chess', moves: ['e2e4'] })).toMatchObject({
    view: { toMove: 'second', game: { moves: ['e2e4'] } },
    notices: [],
  });
});
