import type { EngineClient } from '@chariot/engine/client';
import { Latest } from '@chariot/game/values';
import type { GameName } from '@chariot/protocol';
import { computed, signal } from '@preact/signals';
import type { PracticeItem } from '../../shared/practice/card.ts';
import { practiceOf } from '../../shared/practice/keeper.ts';
import {
  FEWEST_OF_SET,
  type PuzzleSet,
  type SetPosition,
  setsOf,
  triesNow,
} from '../../shared/practice/sets.ts';
import type { PackedPuzzle } from '../../shared/puzzles/file.ts';
import { idOf, progressOf } from '../../shared/puzzles/progress.ts';
import { Solving } from '../../shared/puzzles/solving.ts';
import { mistakesAmong, puzzlesAround } from './choose.ts';

/** Milliseconds for which a solved position stays on the board. */
const PAUSE = 500;
/** Milliseconds between two looks at the clock. */
const TICK = 250;

export type DrillState =
  /** A new set is chosen. */
  | { kind: 'choosing' }
  /** Before a round, within one, or after it. There is a set. */
  | { kind: 'resting'; isRoundOver: boolean }
  /** The position with this index is on the board; `tried`: its first try, once recorded. */
  | { kind: 'solving'; set: PuzzleSet; at: number; tried?: 'right' | 'wrong' }
  /** A fetch or the engine failed; `retry` tries the same again. */
  | { kind: 'failed'; retry(): Promise<void> };

/** The choices for a new set. */
export interface SetWish {
  from: 'theme' | 'mistakes';
  motif: string;
  /** `auto`: yours. */
  rating: number | 'auto';
}

/** A set of positions, solved round after round against the clock. Ratings stay as they are. */
export class SetDrill {
  readonly game: GameName;
  readonly solving: Solving;
  readonly state = signal<DrillState>({ kind: 'choosing' });
  readonly wish = signal<SetWish>({ from: 'theme', motif: 'any', rating: 'auto' });
  /** The puzzles of the file, once fetched. */
  readonly puzzles = signal<readonly PackedPuzzle[]>([]);
  /** Milliseconds spent on the position on the board. */
  readonly spent = signal(0);
  /** The chosen set. */
  readonly set = computed(() => {
    const sets = setsOf(this.game).all.value;
    return sets.find(({ made }) => made === setsOf(this.game).chosen.value) ?? sets[0] ?? null;
  });
  /** Your mistakes that a set can be made of. */
  readonly mistakes = computed(() =>
    mistakesAmong(
      this.puzzles.value,
      practiceOf(this.game).state.value,
      progressOf(this.game).done.value,
    ),
  );
  readonly #fetch: () => Promise<readonly PackedPuzzle[]>;
  /** Guards against a position that comes after the round was broken off. */
  readonly #changes = new Latest();
  #began = 0;
  /** Milliseconds spent on a position before the round was broken off there. */
  #before = { made: 0, at: 0, millis: 0 };
  #clock = 0;
  #next = 0;

  constructor(
    engine: Pick<EngineClient, 'ask'>,
    game: GameName,
    fetch: () => Promise<readonly PackedPuzzle[]>,
  ) {
    this.game = game;
    this.#fetch = fetch;
    this.solving = new Solving(engine, game, (_, outcome) =>
      this.#settle(outcome === 'solved' ? 'right' : 'wrong'),
    );
  }

  /** Shows the chosen set, or the choice of a first one. */
  async open(): Promise<void> {
    const { record } = this.solving;
    if (!record.head.peek()) void record.open({ game: this.game, moves: [] });
    if (this.set.peek()) this.#rest();
    else await this.chooseNew();
  }

  /** Breaks the round off; it goes on at the same position. */
  stop(): void {
    this.#changes.begin();
    clearInterval(this.#clock);
    clearTimeout(this.#next);
    this.solving.pause();
    const state = this.state.peek();
    if (state.kind !== 'solving') return;
    const { set, at, tried } = state;
    if (!tried) this.#before = { made: set.made, at, millis: Date.now() - this.#began };
    this.spent.value = 0;
    this.#rest(Boolean(tried) && at + 1 === set.positions.length);
  }

  choose(made: number): void {
    this.stop();
    setsOf(this.game).chosen.value = made;
    this.#rest();
  }

  async chooseNew(): Promise<void> {
    this.stop();
    this.state.value = { kind: 'choosing' };
    try {
      this.puzzles.value = await this.#fetch();
    } catch {
      if (this.state.peek().kind === 'choosing') {
        this.state.value = { kind: 'failed', retry: () => this.chooseNew() };
      }
    }
  }

  /** Makes the set that is wished for; false if there are too few positions. */
  make(): boolean {
    const { from, motif, rating: wished } = this.wish.peek();
    const sets = setsOf(this.game);
    const mine = progressOf(this.game).done.peek().rating.rating;
    const rating = Math.round(wished === 'auto' ? mine : wished);
    const { source, positions } =
      from === 'mistakes'
        ? this.mistakes.peek()
        : puzzlesAround(this.puzzles.peek(), { motif, rating }, sets.all.peek());
    if (positions.length < FEWEST_OF_SET) return false;
    this.choose(sets.add(source, positions).made);
    return true;
  }

  remove({ made }: PuzzleSet): void {
    setsOf(this.game).remove(made);
    if (this.set.peek()) this.#rest();
    else void this.chooseNew();
  }

  /** Leaves a set that another tab has removed. */
  follow(): void {
    const state = this.state.peek();
    const sets = setsOf(this.game).all.peek();
    if (state.kind === 'solving' && !sets.some(({ made }) => made === state.set.made)) this.stop();
    if (this.state.peek().kind === 'resting' && sets.length === 0) void this.chooseNew();
  }

  /** Begins a round, or goes on with one. */
  async begin(): Promise<void> {
    const set = this.set.peek();
    if (!set) return;
    setsOf(this.game).chosen.value = set.made;
    await this.#show(set, triesNow(set).length);
  }

  /** Goes on to the next position, or ends the round. */
  async next(): Promise<void> {
    const state = this.state.peek();
    if (state.kind !== 'solving' || !state.tried) return;
    const { set, at } = state;
    if (at + 1 < set.positions.length) await this.#show(set, at + 1);
    else this.#rest(true);
  }

  async #show(set: PuzzleSet, at: number): Promise<void> {
    const position = set.positions[at];
    if (!position) return;
    clearTimeout(this.#next);
    const isCurrent = this.#changes.begin();
    const { fen, moves, goal } = position;
    await this.solving.open({ fen, moves, goal, packed: null });
    if (!isCurrent()) return;
    if (this.solving.phase.peek().kind === 'failed') {
      this.state.value = { kind: 'failed', retry: () => this.#show(set, at) };
      return;
    }
    const { made, at: place, millis } = this.#before;
    this.#began = Date.now() - (made === set.made && place === at ? millis : 0);
    const tick = (): void => {
      this.spent.value = Date.now() - this.#began;
    };
    tick();
    clearInterval(this.#clock);
    this.#clock = window.setInterval(tick, TICK);
    this.state.value = { kind: 'solving', set, at };
  }

  #settle(tried: 'right' | 'wrong'): void {
    const state = this.state.peek();
    if (state.kind !== 'solving' || state.tried) return;
    const { set, at } = state;
    clearInterval(this.#clock);
    this.spent.value = 0;
    const isRight = tried === 'right';
    setsOf(this.game).settle(set.made, at, { isRight, millis: Date.now() - this.#began });
    this.state.value = { ...state, tried };
    const position = set.positions[at];
    if (isRight) this.#next = window.setTimeout(() => void this.next(), PAUSE);
    // It comes back in the daily practice.
    else if (position) practiceOf(this.game).add([itemOf(position)]);
  }

  #rest(isRoundOver = false): void {
    this.state.value = { kind: 'resting', isRoundOver };
  }
}

function itemOf(position: SetPosition): PracticeItem {
  const { origin, fen, moves, goal } = position;
  return origin === 'file'
    ? { kind: 'puzzle', id: idOf(position) }
    : { kind: 'position', origin, fen, moves, goal };
}
