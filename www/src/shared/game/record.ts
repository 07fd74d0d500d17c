import type { EngineClient } from '@chariot/engine/client';
import { Latest } from '@chariot/game/values';
import type {
  ErrorReply,
  Game,
  GameName,
  NoticeFact,
  RequestError,
  SideName,
  View,
} from '@chariot/protocol';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { GAMES } from '../games/index.ts';
import { continues, shortened } from './game.ts';
import { styled } from './looks.ts';
import { announceMove } from './said.ts';

/**
 * A game and its shown position, owned by the page.
 *
 * The engine only answers questions about it, so a crashed worker loses nothing. Answers that another change has
 * overtaken are dropped. Moves are in the chosen notation.
 */
export class GameRecord {
  /** Position after the last move; `null` until the engine's first answer. */
  readonly head = signal<View | null>(null);
  /** The shown position: the last or an earlier one. */
  readonly shown: ReadonlySignal<View | null>;
  /** Whether an earlier position is shown. */
  readonly lookingBack: ReadonlySignal<boolean>;
  /** Guards against answers overtaken by another change. */
  readonly changes = new Latest();
  readonly #engine: Pick<EngineClient, 'ask'>;
  readonly #back = signal<View | null>(null);
  /** Known positions of the game, by number of plies. */
  readonly #seen: View[] = [];

  constructor(engine: Pick<EngineClient, 'ask'>) {
    this.#engine = engine;
    this.shown = computed(() => this.#back.value ?? this.head.value);
    this.lookingBack = computed(() => this.#back.value !== null);
  }

  /**
   * Replaces the game; an error changes nothing. Resolves to `null` on success, or if another change came first. The
   * changes of `then` take effect at the same time.
   */
  async open(game: Game, then = () => {}): Promise<RequestError | null> {
    const isCurrent = this.changes.begin();
    const reply = await this.#engine.ask('view', styled(game));
    if (!isCurrent()) return null;
    if ('error' in reply) return reply.error;
    this.#show(reply.view, then);
    return null;
  }

  /** Rewrites the moves in the chosen notation. */
  async rewrite(): Promise<void> {
    const head = this.head.value;
    if (!head) return;
    const lookedAt = this.lookingBack.value ? this.shown.value : null;
    await this.open(head.game);
    if (lookedAt) await this.lookAt(lookedAt.history.length);
  }

  /** Plays a move in any notation and announces it; an error changes nothing. */
  async play(text: string): Promise<RequestError | null> {
    const head = this.head.value;
    if (!head) return null;
    const isCurrent = this.changes.begin();
    const { game } = head;
    let reply = await this.#engine.ask('play', { game, texts: [text] });
    if (!isCurrent()) return null;
    if ('error' in reply) {
      const { error } = reply;
      for (const other of await otherSpellings(game.game, text)) {
        if ('error' in reply) reply = await this.#engine.ask('play', { game, texts: [other] });
      }
      if (!isCurrent()) return null;
      if ('error' in reply) return error;
    }
    this.#show(reply.view);
    announceMove(head.pieces, reply.view);
    return null;
  }

  /** Like {@link play}, for a move with a known position. */
  proceed(view: View): void {
    const head = this.head.value;
    this.show(view);
    if (head) announceMove(head.pieces, view);
  }

  /** Replaces the game by one with a known position. */
  show(view: View, then = () => {}): void {
    this.changes.begin();
    this.#show(view, then);
  }

  /** Takes back moves until `plies` are left. The changes of `then` take effect at the same time. */
  async takeBack(plies: number, then = () => {}): Promise<RequestError | null> {
    const head = this.head.value;
    if (!head || plies < 0 || plies >= head.history.length) return null;
    const known = this.#seen[plies];
    if (!known) return this.open(shortened(head.game, plies), then);
    this.show(known, then);
    return null;
  }

  /** Shows the position after `plies` moves; the game stays. */
  async lookAt(plies: number): Promise<void> {
    const head = this.head.value;
    if (!head) return;
    if (plies >= head.history.length) {
      this.#back.value = null;
      return;
    }
    const place = Math.max(0, plies);
    const isCurrent = this.changes.watch();
    let view = this.#seen[place];
    if (!view) {
      const reply = await this.#engine.ask('view', shortened(head.game, place));
      if (!isCurrent() || 'error' in reply) return;
      view = reply.view;
      this.#seen[place] = view;
    }
    this.#back.value = view;
  }

  #show(view: View, then = () => {}): void {
    const plies = view.history.length;
    // Drop positions of another game or of moves taken back.
    const kept = this.#seen.slice(0, plies).filter((seen) => continues(view.game, seen.game));
    this.#seen.splice(0, this.#seen.length, ...(kept.length === plies ? kept : []));
    this.#seen[plies] = view;
    batch(() => {
      this.#back.value = null;
      this.head.value = view;
      then();
    });
  }
}

/** A new game from a position set up by hand or FEN. */
export interface StartPosition {
  view: View;
  /** Adjustments to the FEN and oddities in it. */
  notices: readonly NoticeFact[];
}

/** Reads a FEN, or the starting position if absent, and shows the position after `moves` (coordinates). Oddities are adjusted. */
export async function readPosition(
  engine: Pick<EngineClient, 'ask'>,
  game: GameName,
  text?: string,
  moves: readonly string[] = [],
): Promise<StartPosition | ErrorReply> {
  const start = text === undefined ? {} : { start: text };
  return engine.ask('view', styled({ game, moves: [...moves], ...start }));
}

export async function sideToBegin(
  engine: Pick<EngineClient, 'ask'>,
  { game, start }: Game,
): Promise<SideName> {
  if (start === undefined) return 'first';
  const reply = await engine.ask('readSetup', { game, fen: start });
  return ('setup' in reply && reply.setup?.toMove) || 'first';
}

/** Readings of an unknown move in other languages. */
export async function otherSpellings(game: GameName, text: string): Promise<string[]> {
  const spelt = (await GAMES[game].spellings()).map((spell) => spell(text));
  return spelt.filter((other) => other !== null && other !== text) as string[];
}
