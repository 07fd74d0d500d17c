import { readGame } from '../game/game.ts';
import type { Game, GameName, SideName } from '../protocol/index.ts';
import { isRecord, oneOf } from '../ui/storage.ts';
import { readClock, type StoredClock } from './clock.ts';
import { LEVELS } from './levels.ts';
import { type OffBoardResult, readOffBoardResult } from './offBoard.ts';

/** Who plays, and against how strong an opponent. */
export interface Players {
  /** The side of the person; `both`: two people share the board, and nobody waits for the computer. */
  side: SideName | 'both';
  /** 1 to `LEVELS`. */
  level: number;
  /** With two people, the board turns to whose move it is. */
  turns: boolean;
}

/** A game as it is kept over a reload. */
export interface StoredMatch {
  game: Game;
  players: Players;
  below: SideName;
  call: OffBoardResult | null;
  clock: StoredClock | null;
}

const SIDES: readonly SideName[] = ['first', 'second'];
const PERSONS = [...SIDES, 'both'] as const;

/** What was stored, if it is a game. */
export function readStoredMatch(name: GameName, value: unknown): StoredMatch | undefined {
  if (!isRecord(value) || !isRecord(value.players)) return undefined;
  const game = readGame(name, value.game);
  const side = oneOf(PERSONS, value.players.side);
  const { level, turns } = value.players;
  if (!game || !side || typeof level !== 'number' || !(level >= 1 && level <= LEVELS)) {
    return undefined;
  }
  return {
    game,
    players: { side, level: Math.round(level), turns: turns === true },
    below: oneOf(SIDES, value.below) ?? (side === 'second' ? 'second' : 'first'),
    call: readOffBoardResult(value.call),
    clock: readClock(value.clock),
  };
}
