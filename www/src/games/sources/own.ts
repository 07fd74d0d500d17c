import { isRecord, oneOf } from '@chariot/game/values';
import { type GameName, RATINGS, type SideName } from '@chariot/protocol';
import { readGame } from '../../shared/game/game.ts';
import { allOf } from '../../shared/game/gamesDb.ts';
import { readLevel } from '../../shared/game/level.ts';
import { FEWEST_PLIES, type PlyTime, type SourceGame } from './source.ts';

/** Finished games played on this page against the computer, and the number of those too short. Rejects without storage. */
export async function ownGames(
  game: GameName,
): Promise<{ sources: readonly SourceGame[]; short: number }> {
  return ownAmong(game, await allOf(game));
}

/** The games among stored values that can be reviewed. */
export function ownAmong(
  game: GameName,
  stored: readonly unknown[],
): { sources: readonly SourceGame[]; short: number } {
  const all = stored.flatMap((one) => readOwn(game, one) ?? []);
  const sources = all.filter(({ moves }) => moves.length >= FEWEST_PLIES);
  return { sources, short: all.length - sources.length };
}

function readOwn(name: GameName, stored: unknown): SourceGame | undefined {
  if (!isRecord(stored) || !isRecord(stored.players) || !isRecord(stored.result)) return undefined;
  const game = readGame(name, stored.game);
  const side = oneOf<SideName>(['first', 'second'], stored.players.side);
  const level = readLevel(stored);
  const id = isRecord(stored.identity) ? stored.identity.id : undefined;
  if (!game || !side || level === undefined || typeof id !== 'string') return undefined;
  const { winner, termination } = stored.result;
  const opponentRating = RATINGS[name][level - 1];
  const times = timesIn(stored.clock, game.moves.length);
  return {
    id: `chariot-${id}`,
    game: name,
    side,
    result: winner === undefined ? 'draw' : winner === side ? 'win' : 'loss',
    date: dateOf(Number(stored.changed) || 0),
    place: 0,
    opponent: `Chariot ${level}`,
    ...(opponentRating !== undefined && { opponentRating }),
    ...(game.start !== undefined && { start: game.start }),
    moves: game.moves,
    style: 'uci',
    ...(times && { times }),
    flagged: termination === 'time' && winner !== undefined && winner !== side,
  };
}

/** Times of a game's clock; the first side is taken to begin. */
function timesIn(clock: unknown, plies: number): PlyTime[] | undefined {
  if (!isRecord(clock) || !Array.isArray(clock.after) || !isRecord(clock.control)) return undefined;
  const sides = ['first', 'second'] as const;
  const secondsOf = (value: unknown, name: string): number | null => {
    const millis = isRecord(value) ? value[name] : undefined;
    return typeof millis === 'number' ? millis / 1_000 : null;
  };
  const { after, control } = clock;
  return Array.from({ length: plies }, (_, ply) => {
    const side = sides[ply % 2] ?? 'first';
    const [before, left] = [secondsOf(after[ply], side), secondsOf(after[ply + 1], side)];
    const increment = secondsOf(control[side], 'increment') ?? 0;
    const spent = before !== null && left !== null ? before - left + increment : null;
    return { left, spent: spent !== null && spent >= 0 ? spent : null };
  });
}

function dateOf(moment: number): string {
  return moment === 0
    ? ''
    : new Date(moment).toISOString().slice(0, 19).replace('T', ' ').replaceAll('-', '.');
}
