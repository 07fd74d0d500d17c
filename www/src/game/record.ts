import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { EngineClient, Fault } from '../engine/client.ts';
import type { Game, GameName, View } from '../generated/wasm.js';
import { isRecord } from '../ui/storage.ts';

/** The longest game that is read back from storage, in plies. */
const MAX_PLIES = 2_000;

/**
 * A game so far, owned by the page, and the place in it that is shown.
 *
 * The engine only answers questions about it, so nothing is lost with a worker. Every change of the game
 * gets a new `epoch`; an answer to a question of an earlier epoch is dropped.
 */
export class GameRecord {
  /** The position after the last move; `null` until the engine has answered for the first time. */
  readonly head = signal<View | null>(null);
  /** The position that is shown: the last one, or one that is looked back at. */
  readonly shown: ReadonlySignal<View | null>;
  /** True while an earlier position is shown. */
  readonly lookingBack: ReadonlySignal<boolean>;
  /** Changes whenever the game does. */
  epoch = 0;
  readonly #engine: EngineClient;
  readonly #back = signal<View | null>(null);
  /** Positions by number of plies: those of the present game that have been seen. */
  readonly #seen: View[] = [];

  constructor(engine: EngineClient) {
    this.#engine = engine;
    this.shown = computed(() => this.#back.value ?? this.head.value);
    this.lookingBack = computed(() => this.#back.value !== null);
  }

  /** Replaces the game; a fault changes nothing. `null` also if another change came first. */
  async open(game: Game): Promise<Fault | null> {
    const epoch = this.#begin();
    const reply = await this.#engine.ask('view', { type: 'view', game });
    if (epoch !== this.epoch) return null;
    if (reply.type === 'fault') return reply;
    this.#show(reply.view);
    return null;
  }

  /** Plays a move in any notation; a fault changes nothing. */
  async play(text: string): Promise<Fault | null> {
    const head = this.head.value;
    if (!head) return null;
    const epoch = this.#begin();
    const reply = await this.#engine.ask('view', { type: 'play', game: head.game, text });
    if (epoch !== this.epoch) return null;
    if (reply.type === 'fault') return reply;
    this.#show(reply.view);
    return null;
  }

  /** Shows the position after one more move, which is known already. */
  proceed(view: View): void {
    this.#begin();
    this.#show(view);
  }

  /** Takes moves back until `plies` are left. */
  async takeBack(plies: number): Promise<Fault | null> {
    const head = this.head.value;
    if (!head || plies < 0 || plies >= head.history.length) return null;
    const known = this.#seen[plies];
    if (!known) return this.open(shorten(head.game, plies));
    this.#begin();
    this.#show(known);
    return null;
  }

  /** Shows the position after `plies` moves; the game stays as it is. */
  async lookAt(plies: number): Promise<void> {
    const head = this.head.value;
    if (!head) return;
    if (plies >= head.history.length) {
      this.#back.value = null;
      return;
    }
    const place = Math.max(0, plies);
    const epoch = this.epoch;
    let view = this.#seen[place];
    if (!view) {
      const reply = await this.#engine.ask('view', {
        type: 'view',
        game: shorten(head.game, place),
      });
      if (epoch !== this.epoch || reply.type === 'fault') return;
      view = reply.view;
      this.#seen[place] = view;
    }
    this.#back.value = view;
  }

  #begin(): number {
    this.epoch += 1;
    return this.epoch;
  }

  #show(view: View): void {
    const plies = view.history.length;
    // What was seen of another game, or of moves taken back, is of no use any more.
    const kept = this.#seen.slice(0, plies).filter((seen) => continues(view.game, seen.game));
    this.#seen.splice(0, this.#seen.length, ...(kept.length === plies ? kept : []));
    this.#seen[plies] = view;
    batch(() => {
      this.#back.value = null;
      this.head.value = view;
    });
  }
}

function shorten(game: Game, plies: number): Game {
  return { ...game, moves: game.moves.slice(0, plies) };
}

/** True if `game` is `earlier` with more moves. */
export function continues(game: Game, earlier: Game): boolean {
  return (
    game.game === earlier.game &&
    game.start === earlier.start &&
    game.style === earlier.style &&
    earlier.moves.every((move, i) => move === game.moves[i])
  );
}

/** A game that was stored, if it has the form of one. Whether its moves are legal is for the engine to say. */
export function readGame(game: GameName, value: unknown): Game | undefined {
  if (!isRecord(value) || value.game !== game || !Array.isArray(value.moves)) return undefined;
  const { start, moves } = value;
  if (start !== undefined && typeof start !== 'string') return undefined;
  if (moves.length > MAX_PLIES || !moves.every((move) => typeof move === 'string'))
    return undefined;
  return { game, moves, ...(start === undefined ? {} : { start }) };
}
