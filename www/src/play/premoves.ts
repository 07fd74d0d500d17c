import type { Pointer } from '@chariot/board/parts';
import type { View } from '@chariot/protocol';
import { computed, effect, signal } from '@preact/signals';
import { continues } from '../shared/game/game.ts';
import { words } from '../shared/i18n/index.ts';
import { listen } from '../shared/keys/keys.ts';
import { announce } from '../shared/ui/announce.tsx';
import { goingOn, type Planner, type Premove } from './premoveHand.ts';
import type { PlayStore } from './store.ts';

/**
 * Premoves. A move made while the computer thinks is played after the computer's move if it is legal then, else
 * dropped. Legality is unknown beforehand, so any square may be chosen.
 */
export class Premoves implements Planner {
  /** The pending premove. */
  readonly waiting = signal<Premove | null>(null);
  readonly pointers = computed<readonly Pointer[]>(() => {
    const { value } = this.waiting;
    return value ? [{ from: value.from, to: value.to, tone: 'planned' }] : [];
  });
  readonly #store: PlayStore;
  readonly #head = computed(() => goingOn(this.#store));
  readonly #ends: readonly (() => void)[];
  /** Timer of the premove about to be played. */
  #due: ReturnType<typeof setTimeout> | undefined;

  constructor(store: PlayStore) {
    this.#store = store;
    const menu = (event: MouseEvent): void => {
      if (!this.waiting.value || !(event.target as Element).closest('.board')) return;
      event.preventDefault();
      this.cancel();
    };
    addEventListener('contextmenu', menu);
    this.#ends = [
      effect(() => this.#follow(this.#head.value)),
      listen(() => (this.waiting.value ? { cancel: () => this.cancel() } : {})),
      () => removeEventListener('contextmenu', menu),
    ];
  }

  cancel(): void {
    if (!this.waiting.value) return;
    this.waiting.value = null;
    announce(words.value.premoveCancelled);
  }

  /** Ends premoves; the object must not be used afterwards. */
  end(): void {
    this.waiting.value = null;
    clearTimeout(this.#due);
    for (const end of this.#ends) end();
  }

  /** Keeps a premove until its turn, which may have come already. */
  plan(premove: Premove): void {
    const { from, to, head } = premove;
    const piece = head.pieces.find(({ square }) => square === from);
    if (!piece) return;
    this.waiting.value = premove;
    const name = words.value.games[this.#store.game].piece(piece.side, piece.kind);
    announce(words.value.premove(name, from, to));
    this.#follow(this.#head.peek());
  }

  /** Follows the game: its turn, a new game, or another notation. */
  #follow(head: View | null): void {
    const waiting = this.waiting.peek();
    if (!waiting || head === waiting.head) return;
    if (head && isRewritten(head, waiting.head)) {
      this.waiting.value = { ...waiting, head };
      return;
    }
    this.waiting.value = null;
    const isNext =
      head?.history.length === waiting.head.history.length + 1 &&
      continues(head.game, waiting.head.game);
    if (!isNext) return;
    // Of several promotions the first, as the promotion dialog orders them.
    const move = head.moves.find(({ from, to }) => from === waiting.from && to === waiting.to);
    // Let the computer's move finish: press its clock, announce the move.
    this.#due = setTimeout(() => {
      if (this.#head.value !== head) return;
      if (move) void this.#store.play(move.uci);
      else announce(words.value.premoveCancelled);
    });
  }
}

/** Whether `view` is `earlier` in another notation. */
function isRewritten(view: View, earlier: View): boolean {
  const { style, ...game } = view.game;
  const { style: earlierStyle, ...earlierGame } = earlier.game;
  const isSamePlace = view.history.length === earlier.history.length;
  return style !== earlierStyle && isSamePlace && continues(game, earlierGame);
}
