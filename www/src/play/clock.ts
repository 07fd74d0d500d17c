import { isRecord } from '@chariot/game/values';
import type { SideName } from '@chariot/protocol';
import { signal } from '@preact/signals';

/** Time control of one side: milliseconds for the game and increment per move. */
export interface SideTimeControl {
  base: number;
  increment: number;
}

export type GameTimeControl = Readonly<Record<SideName, SideTimeControl>>;
/** Milliseconds for each side. */
export type Times = Readonly<Record<SideName, number>>;

export interface StoredClock {
  control: GameTimeControl;
  left: Times;
  after: readonly Times[];
}

/** The first move of each side costs no time. */
export const FREE_PLIES = 2;
/** Longest time that can be set, in milliseconds. */
export const LONGEST = 24 * 3_600_000;
/** Bounds in milliseconds of low time, which is a tenth of the base time. */
const LOW = { least: 5_000, most: 30_000 };

/**
 * A chess clock. It uses the browser's monotonic clock, immune to hidden tabs and changes of the system time. It
 * records the times after every move, to restore them when moves are taken back.
 */
export class ChessClock {
  /** `null`: no clock. */
  readonly control = signal<GameTimeControl | null>(null);
  readonly running = signal<SideName | null>(null);
  /** Time left at the last change of the clock. */
  readonly left = signal<Times>({ first: 0, second: 0 });
  /** Times left, by number of plies played. */
  #after: Times[] = [];
  #since = 0;
  #alarm: ReturnType<typeof setTimeout> | undefined;
  readonly #now: () => number;
  readonly #fall: (player: SideName) => void;

  /** `fall` is called when a flag falls; `now` is in milliseconds. */
  constructor(fall: (player: SideName) => void, now: () => number = () => performance.now()) {
    this.#fall = fall;
    this.#now = now;
  }

  /** Sets the clock for a new game, stopped. */
  reset(control: GameTimeControl | null): void {
    this.#stop();
    this.control.value = control;
    this.left.value = { first: control?.first.base ?? 0, second: control?.second.base ?? 0 };
    this.#after = [this.left.value];
  }

  /** Starts the time of a side, or stops the clock. */
  run(player: SideName | null): void {
    if (!this.control.value || player === this.running.value) return;
    this.#stop();
    if (player) this.#start(player);
  }

  /** Milliseconds left now. */
  remaining(player: SideName): number {
    const rest = this.left.value[player];
    const spent = this.running.value === player ? this.#now() - this.#since : 0;
    return Math.max(0, rest - spent);
  }

  /** Whether the running time is over; then `fall` has been called, however late the timer. */
  isOver(): boolean {
    const player = this.running.value;
    if (!player || this.remaining(player) > 0) return false;
    this.#stop();
    this.#fall(player);
    return true;
  }

  /** Records that `mover` has made the last of `plies` moves. */
  press(mover: SideName, plies: number): void {
    const control = this.control.value;
    if (!control) return;
    const runs = this.running.value;
    this.#stop();
    if (plies > FREE_PLIES) this.#add(mover, control[mover].increment);
    this.#after.length = Math.min(this.#after.length, plies);
    this.#after[plies] = this.left.value;
    if (runs) this.#start(runs);
  }

  /** Restores the times after `plies` moves. */
  backTo(plies: number): void {
    const runs = this.running.value;
    this.#stop();
    // A game that began without a clock has no times for its first moves.
    const times = this.#after.slice(0, plies + 1).findLast(Boolean);
    if (times) this.left.value = times;
    this.#after.length = Math.min(this.#after.length, plies + 1);
    if (runs) this.#start(runs);
  }

  /** The clock in storable form; `null` if there is none. */
  stored(): StoredClock | null {
    const control = this.control.value;
    if (!control) return null;
    const left = { first: this.remaining('first'), second: this.remaining('second') };
    return { control, left, after: this.#after };
  }

  /** Restores a stored clock. Time since then does not count. */
  restore(stored: StoredClock | null): void {
    this.reset(stored?.control ?? null);
    if (!stored) return;
    this.left.value = stored.left;
    this.#after = [...stored.after];
  }

  #start(player: SideName): void {
    this.#since = this.#now();
    this.running.value = player;
    clearTimeout(this.#alarm);
    const ring = (): void => {
      // Timers may fire a fraction early.
      if (!this.isOver()) this.#alarm = setTimeout(ring, this.remaining(player) + 1);
    };
    this.#alarm = setTimeout(ring, this.left.value[player]);
  }

  #stop(): void {
    clearTimeout(this.#alarm);
    const player = this.running.value;
    if (!player) return;
    this.left.value = { ...this.left.value, [player]: Math.round(this.remaining(player)) };
    this.running.value = null;
  }

  #add(player: SideName, time: number): void {
    const sum = Math.min(LONGEST, this.left.value[player] + time);
    this.left.value = { ...this.left.value, [player]: sum };
  }
}

/** The same time control for both sides. */
export function evenly(allowance: SideTimeControl): GameTimeControl {
  return { first: allowance, second: allowance };
}

/** The time controls with the sides swapped. */
export function exchanged(control: GameTimeControl | null): GameTimeControl | null {
  return control && { first: control.second, second: control.first };
}

/** Whether this much time, in milliseconds, is low. */
export function isLow(allowance: SideTimeControl, left: number): boolean {
  return left < Math.min(LOW.most, Math.max(LOW.least, allowance.base / 10));
}

/** Time as `1:05:09`, `4:07`, or with tenths below ten seconds: `9.3`. */
export function clockText(milliseconds: number): string {
  if (milliseconds < 10_000) return (Math.ceil(milliseconds / 100) / 10).toFixed(1);
  const seconds = Math.ceil(milliseconds / 1_000);
  const two = (count: number): string => String(count).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

export function readClock(value: unknown): StoredClock | null {
  if (!isRecord(value) || !isRecord(value.control) || !Array.isArray(value.after)) return null;
  const allowance = (side: unknown): SideTimeControl | undefined => {
    if (!isRecord(side)) return undefined;
    const { base, increment } = side;
    return isTime(base) && isTime(increment) ? { base, increment } : undefined;
  };
  const [first, second] = [allowance(value.control.first), allowance(value.control.second)];
  const left = readTimes(value.left);
  const after = value.after.map(readTimes);
  if (!first || !second || !left || !after.every((times) => times !== undefined)) return null;
  return { control: { first, second }, left, after };
}

function readTimes(value: unknown): Times | undefined {
  if (!isRecord(value)) return undefined;
  const { first, second } = value;
  return isTime(first) && isTime(second) ? { first, second } : undefined;
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= LONGEST;
}
