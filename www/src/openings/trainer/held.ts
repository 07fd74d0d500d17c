import type { EngineClient } from '@chariot/engine/client';
import type { ParsedGame } from '@chariot/game';
import { isRecord, oneOf } from '@chariot/game/values';
import type { BookMove, GameName, NotatedMove, SideName } from '@chariot/protocol';
import { readGame } from '../../shared/game/game.ts';
import { allOf } from '../../shared/game/gamesDb.ts';
import { styled } from '../../shared/game/looks.ts';
import { departureOf } from '../../shared/repertoire/departure.ts';
import {
  type LineMove,
  MOST_PLIES,
  type RepertoireNode,
} from '../../shared/repertoire/repertoire.ts';
import { buildSpelt } from '../../shared/tree/build.ts';
import { readableGames } from './import.ts';
import { mainLine } from './pgn.ts';

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
  /** The repertoire's moves, the main move first; empty where the other side left it. */
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

/** A game from the usual start, as far as a repertoire may go. */
export interface PlayedGame {
  line: readonly LineMove[];
  moves: readonly NotatedMove[];
}

/** The last finished games of a side. Rejects if there is no storage. */
export async function finishedGames(
  engine: Pick<EngineClient, 'ask'>,
  game: GameName,
  side: SideName,
): Promise<PlayedGame[]> {
  const stored = await storedGames(game, side);
  const played: PlayedGame[] = [];
  for (const moves of stored.slice(0, MOST_GAMES)) {
    const reply = await engine.ask('replay', {
      game: styled({ game, moves: [] }),
      texts: moves.slice(0, MOST_PLIES),
    });
    if ('error' in reply) continue;
    const line = reply.moves.map(({ uci }, i) => ({ uci, key: reply.openingKeys[i] ?? '' }));
    played.push({ line, moves: reply.moves });
  }
  return played;
}

/** The moves of the finished games of a side from the usual start, the last first. */
async function storedGames(game: GameName, side: SideName): Promise<string[][]> {
  const found = (await allOf(game)).flatMap((stored) => {
    if (!isRecord(stored) || !stored.result || !isRecord(stored.players)) return [];
    const read = readGame(game, stored.game);
    const player = oneOf([side, 'both'], stored.players.side);
    if (!read || read.start !== undefined || !player) return [];
    return [{ moves: read.moves, changed: Number(stored.changed) || 0 }];
  });
  return found.sort((a, b) => b.changed - a.changed).map(({ moves }) => moves);
}

/** The games of a side in a text, without their variations: of the player who is in every game, else all. */
export async function gamesOfText(
  engine: Pick<EngineClient, 'ask'>,
  game: GameName,
  text: string,
  side: SideName,
): Promise<PlayedGame[]> {
  const { games, spelling } = await readableGames(game, text);
  const played: PlayedGame[] = [];
  for (const one of gamesOfSide(games, side).slice(0, MOST_GAMES)) {
    const built = await buildSpelt(engine, game, one, spelling(one));
    if ('error' in built) continue;
    const line = mainLine(built.tree).slice(0, MOST_PLIES);
    played.push({
      line: line.map(({ move, key }) => ({ uci: move.uci, key })),
      moves: line.map(({ move }) => move),
    });
  }
  return played;
}

/** Keeps the games in which the player who is in all of them has this side; all games if there is no such player, or two. */
export function gamesOfSide<G extends Pick<ParsedGame, 'tags'>>(
  games: readonly G[],
  side: SideName,
): readonly G[] {
  const playersOf = ({ tags }: G): readonly [string, string] => [
    tags?.get('White') ?? tags?.get('Red') ?? '',
    tags?.get('Black') ?? '',
  ];
  const [first, ...others] = games.map(playersOf);
  const owners = new Set(
    first?.filter((name) => /[^?\s]/.test(name) && others.every((names) => names.includes(name))),
  );
  if (owners.size !== 1) return games;
  return games.filter((one) => owners.has(playersOf(one)[side === 'first' ? 0 : 1]));
}

/** Holds games of a side against its repertoire. */
export function compareGames(
  root: RepertoireNode,
  side: SideName,
  games: readonly PlayedGame[],
): Comparison {
  const departures = new Map<string, HeldGames>();
  let within = 0;
  for (const { line, moves } of games) {
    const found = departureOf(root, side, line);
    const { ply } = found;
    const [played, key] = [moves[ply], line[ply - 1]?.key ?? ''];
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
  return { root, side, games: games.length, within, departures: sorted };
}
