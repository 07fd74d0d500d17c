import { sideAfter } from '@chariot/game';
import { isRecord, oneOf } from '@chariot/game/values';
import type { GameName, SideName } from '@chariot/protocol';
import { continues } from '../../shared/game/game.ts';
import type { Match } from '../match.ts';
import { readStoredMatch, type StoredMatch } from '../stored.ts';
import type { PlayedGame } from '../written.ts';

export const MOST_GAMES = 1_000;
/** Most plies of a game that is first kept, as its script is still loading with the first move. Longer ones go on from others. */
const FIRST_KEPT = 8;

export interface KeptResult {
  termination: string;
  winner: SideName | undefined;
}

export interface KeptGame extends StoredMatch {
  /** `null` while the game can be continued. */
  result: KeptResult | null;
  /** Time of the last move, in milliseconds since 1970. */
  changed: number;
  /** Whether the person has had no help: no move taken back, no hint, no engine's evaluation, no given moves. */
  isUnaided: boolean;
}

/** The match in its present state; `undefined` until a person has moved. `isAided`: whether the person has help now. */
export function keptOf(match: Match, now: number, isAided: boolean): KeptGame | undefined {
  const head = match.record.head.value;
  const stored = match.snapshot();
  if (!stored || !head?.history.some((_, ply) => match.isPerson(sideAfter(head, ply))))
    return undefined;
  const { style: _, ...game } = stored.game;
  const result = match.result.value;
  return {
    ...stored,
    game,
    result: result ? { termination: result.termination, winner: result.winner } : null,
    changed: now,
    isUnaided: !isAided,
  };
}

/** The game `now`, with the stored time of change if nothing has happened since. A takeback has shortened the stored moves. */
export function continued(now: KeptGame, stored: unknown): KeptGame {
  const before = readKept(now.game.game, stored);
  const isSame =
    before?.game.moves.length === now.game.moves.length &&
    before.result?.termination === now.result?.termination;
  const wasUnaided = before
    ? before.isUnaided && continues(now.game, before.game)
    : now.game.moves.length <= FIRST_KEPT;
  return {
    ...now,
    changed: isSame ? before.changed : now.changed,
    isUnaided: now.isUnaided && wasUnaided,
  };
}

export function readKept(game: GameName, value: unknown): KeptGame | undefined {
  const match = readStoredMatch(game, value);
  if (!match || !isRecord(value) || typeof value.changed !== 'number') return undefined;
  return {
    ...match,
    result: readResult(value.result),
    changed: value.changed,
    // Older versions did not record it.
    isUnaided: value.isUnaided === true,
  };
}

function readResult(value: unknown): KeptResult | null {
  if (!isRecord(value) || typeof value.termination !== 'string') return null;
  return {
    termination: value.termination,
    winner: oneOf<SideName>(['first', 'second'], value.winner),
  };
}

/** Games sorted by last change, latest first. */
export function sorted(games: readonly KeptGame[]): KeptGame[] {
  return [...games].sort((a, b) => b.changed - a.changed);
}

/** Games to remove so that `most` are left: the oldest finished ones first, then the oldest. */
export function surplus(games: readonly KeptGame[], most: number = MOST_GAMES): KeptGame[] {
  const leaving = sorted(games).sort(
    (a, b) => Number(b.result === null) - Number(a.result === null),
  );
  return leaving.slice(most);
}

/** A stored game in writable form. */
export function playedOfKept({ game, players, identity, clock, result }: KeptGame): PlayedGame {
  return {
    game,
    players,
    began: identity.began,
    clock,
    result: result ?? undefined,
  };
}
