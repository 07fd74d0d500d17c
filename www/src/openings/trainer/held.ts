import type { EngineClient } from '@chariot/engine/client';
import { isRecord, oneOf } from '@chariot/game/values';
import type { BookMove, GameName, NotatedMove, SideName } from '@chariot/protocol';
import { readGame } from '../../shared/game/game.ts';
import { allOf } from '../../shared/game/gamesDb.ts';
import { styled } from '../../shared/game/looks.ts';
import { departureOf } from './departure.ts';
import { type LineMove, MOST_PLIES, type RepertoireNode } from './repertoire.ts';

/** The last games that are looked at, at most. */
const MOST_GAMES = 200;

/** Where games left the repertoire, by the same move of the same position. */
export interface HeldGames {
  kind: 'own' | 'other';
  /** How many games. */
  games: number;
  /** The moves to the departure and the move itself. */
  line: readonly LineMove[];
  played: NotatedMove;
  /** What the repertoire has instead, the main move first; empty where the other side left it. */
  answers: readonly LineMove[];
  /** Key of the position in which the move was played. */
  key: string;
  /** The book's answer to what the other side played; `null` if it has none. */
  answer: BookMove | null;
}

/** Finished games held against a repertoire. */
export interface Comparison {
  root: RepertoireNode;
  side: SideName;
  games: number;
  /** Games that left it nowhere before its end. */
  within: number;
  /** The most frequent first. */
  departures: readonly HeldGames[];
}

/** The moves of the finished games of a side from the usual start, the last first. Rejects if there is no storage. */
async function finishedGames(game: GameName, side: SideName): Promise<string[][]> {
  const found = (await allOf(game)).flatMap((stored) => {
    if (!isRecord(stored) || !stored.result || !isRecord(stored.players)) return [];
    const read = readGame(game, stored.game);
    const player = oneOf([side, 'both'], stored.players.side);
    if (!read || read.start !== undefined || !player) return [];
    return [{ moves: read.moves, changed: Number(stored.changed) || 0 }];
  });
  return found.sort((a, b) => b.changed - a.changed).map(({ moves }) => moves);
}

/** Holds the finished games of a side against its repertoire. Rejects if they cannot be read. */
export async function compareGames(
  engine: Pick<EngineClient, 'ask'>,
  game: GameName,
  root: RepertoireNode,
  side: SideName,
): Promise<Comparison> {
  const all = (await finishedGames(game, side)).slice(0, MOST_GAMES);
  const departures = new Map<string, HeldGames>();
  let within = 0;
  for (const moves of all) {
    const reply = await engine.ask('replay', {
      game: styled({ game, moves: [] }),
      texts: moves.slice(0, MOST_PLIES),
    });
    if ('error' in reply) continue;
    const line = reply.moves.map(({ uci }, i) => ({ uci, key: reply.openingKeys[i] ?? '' }));
    const found = departureOf(root, side, line);
    const { ply } = found;
    const [played, key] = [reply.moves[ply], line[ply - 1]?.key ?? ''];
    if (found.kind === 'end' || !played) {
      within += 1;
      continue;
    }
    const place = `${key} ${line[ply]?.key}`;
    const known = departures.get(place);
    departures.set(place, {
      kind: found.kind,
      games: (known?.games ?? 0) + 1,
      line: line.slice(0, ply + 1),
      played,
      answers: found.kind === 'own' ? found.answers : [],
      key,
      answer: null,
    });
  }
  const sorted = [...departures.values()].sort((a, b) => b.games - a.games);
  return { root, side, games: all.length, within, departures: sorted };
}
