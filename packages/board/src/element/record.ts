import type { Engine, MoveStyle, Position, Status } from '@chariot/engine';
import { Latest } from '@chariot/game/values';
import type { View } from '@chariot/protocol';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';

/**
 * The game on a board, and its displayed position. The engine decides what is legal; answers
 * outdated by another change are dropped.
 */
export class BoardRecord {
  /** The position after the last move; `null` until the engine has answered. */
  readonly head = signal<View | null>(null);
  /** The displayed position: the last one or an earlier one. */
  readonly shown: ReadonlySignal<View | null>;
  readonly #back = signal<View | null>(null);
  readonly #changes = new Latest();

  constructor() {
    this.shown = computed(() => this.#back.value ?? this.head.value);
  }

  /**
   * Opens a game from its start and moves in any notation, and shows its last position, or its
   * first. An illegal move keeps the legal ones before it and rejects with the engine's error.
   * Resolves to `null` if another change came first.
   */
  async open(
    engine: Engine,
    start: Position,
    texts: readonly string[],
    showsStart = false,
  ): Promise<View | null> {
    const isCurrent = this.#changes.begin();
    let failure: unknown;
    let status: Status;
    try {
      status = await engine.play(start, ...texts);
    } catch (error) {
      failure = error;
      status = await legalPart(engine, start, texts);
    }
    const view = viewOf(engine, status);
    const back =
      showsStart && view.history.length > 0 ? viewOf(engine, await engine.status(start)) : null;
    if (!isCurrent()) return null;
    this.#show(view, back);
    if (failure) throw failure;
    return view;
  }

  clear(): void {
    this.#changes.begin();
    this.#back.value = null;
    this.head.value = null;
  }

  /** Plays a move in any notation after the last one; `null` if another change came first. */
  async play(engine: Engine, text: string): Promise<View | null> {
    const isCurrent = this.#changes.begin();
    const view = viewOf(engine, await engine.play(positionOf(this.head.peek()), text));
    return isCurrent() ? this.#show(view) : null;
  }

  /** The position after a move. Changes nothing. */
  async foresee(engine: Engine, text: string): Promise<View> {
    return viewOf(engine, await engine.play(positionOf(this.head.peek()), text));
  }

  /** Keeps the first `plies` moves only. */
  async takeBack(engine: Engine, plies: number): Promise<View | null> {
    const head = this.head.peek();
    if (!head || plies < 0 || plies >= head.history.length) return null;
    const isCurrent = this.#changes.begin();
    const view = viewOf(engine, await engine.status(positionOf(head, plies)));
    return isCurrent() ? this.#show(view) : null;
  }

  /** Shows the position after `plies` plies; the game stays as it is. */
  async lookAt(engine: Engine, plies: number): Promise<void> {
    const head = this.head.peek();
    if (!head) return;
    const isCurrent = this.#changes.begin();
    const place = Math.max(0, plies);
    if (place >= head.history.length) {
      this.#back.value = null;
      return;
    }
    const view = viewOf(engine, await engine.status(positionOf(head, place)));
    if (isCurrent()) this.#back.value = view;
  }

  /** Rewrites the moves in another style; the game and the place in it stay. */
  async rewrite(engine: Engine, style: MoveStyle): Promise<void> {
    const [head, back] = [this.head.peek(), this.#back.peek()];
    if (!head) return;
    const isCurrent = this.#changes.begin();
    const written = async (view: View): Promise<View> =>
      viewOf(engine, await engine.status({ ...positionOf(view), style }));
    const [newHead, newBack] = [await written(head), back && (await written(back))];
    if (isCurrent()) this.#show(newHead, newBack);
  }

  #show(head: View, back: View | null = null): View {
    batch(() => {
      this.#back.value = back;
      this.head.value = head;
    });
    return head;
  }
}

/** A position for a question to the engine, after the first `plies` moves of its game. */
export function positionOf(view: View | null, plies?: number): Position {
  if (!view) return {};
  const { start, moves, style } = view.game;
  return startAt(start, style, moves.slice(0, plies));
}

export function startAt(
  fen: string | undefined,
  style: MoveStyle | undefined,
  moves: readonly string[] = [],
): Position {
  return { moves, ...(fen !== undefined && { fen }), ...(style && { style }) };
}

function viewOf({ game }: Engine, { position, notices, ...status }: Status): View {
  void notices;
  const { fen, moves, style } = position;
  return {
    ...status,
    game: {
      game,
      moves: [...moves],
      ...(fen !== undefined && { start: fen }),
      ...(style && { style }),
    },
  };
}

/** A game up to its first illegal move. */
async function legalPart(
  engine: Engine,
  start: Position,
  texts: readonly string[],
): Promise<Status> {
  let status = await engine.status(start);
  for (const text of texts) {
    try {
      status = await engine.play(status.position, text);
    } catch {
      break;
    }
  }
  return status;
}
