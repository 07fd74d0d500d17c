import { isRecord, oneOf } from '@chariot/game/values';
import type { Game, GameName, SideName } from '@chariot/protocol';
import { readGame } from '../shared/game/game.ts';
import { type LEVELS, readLevel } from '../shared/game/level.ts';
import { OPPONENTS, type Opponent } from './characters/opponents.ts';
import { readClock, type StoredClock } from './clock.ts';
import { type OffBoardResult, readOffBoardResult } from './offBoard.ts';

/** The person's side and the computer's level. */
export interface Players {
  /** The person's side; `both` for two players without the computer. */
  side: SideName | 'both';
  /** 1 to `LEVELS`. */
  level: number;
  /** With two players, whether the board turns to the side to move. */
  turns: boolean;
  /** The computer's character; neutral if absent. */
  character?: Opponent | undefined;
}

/** Identity of a match in the history: its id, and when it began, in milliseconds since 1970. */
export interface Identity {
  id: string;
  began: number;
}

/** Identity of a match that begins now. */
export function newIdentity(): Identity {
  const began = Date.now();
  return { id: `${began.toString(36)}-${Math.random().toString(36).slice(2, 10)}`, began };
}

/** A match in storable form. `call`: its result off the board. */
export interface StoredMatch {
  identity: Identity;
  game: Game;
  players: Players;
  below: SideName;
  call: OffBoardResult | null;
  clock: StoredClock | null;
}

/** As it is written; see `readLevel`. */
export interface WrittenMatch extends StoredMatch {
  levels: typeof LEVELS;
}

const SIDES: readonly SideName[] = ['first', 'second'];
const PERSONS = [...SIDES, 'both'] as const;

export function readStoredMatch(name: GameName, value: unknown): StoredMatch | undefined {
  if (!isRecord(value) || !isRecord(value.players)) return undefined;
  const game = readGame(name, value.game);
  const side = oneOf(PERSONS, value.players.side);
  const level = readLevel(value);
  if (!game || !side || level === undefined) return undefined;
  return {
    identity: readIdentity(value.identity),
    game,
    players: {
      side,
      level,
      turns: value.players.turns === true,
      character: oneOf(OPPONENTS, value.players.character),
    },
    below: oneOf(SIDES, value.below) ?? (side === 'second' ? 'second' : 'first'),
    call: readOffBoardResult(value.call),
    clock: readClock(value.clock),
  };
}

/** Older versions stored none. */
function readIdentity(value: unknown): Identity {
  const { id, began } = isRecord(value) ? value : {};
  return typeof id === 'string' && typeof began === 'number' ? { id, began } : newIdentity();
}
