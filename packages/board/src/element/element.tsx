import type { FinalResult, Position } from '@chariot/engine';
import { effect } from '@preact/signals';
import { render } from 'preact';

import { ATTRIBUTES, type AttributeName, readAttributes } from './attributes.ts';
import { BoardFrame } from './BoardFrame.tsx';
import type { SharedEngines } from './engines.ts';
import type { BoardDetails } from './events.ts';
import { spokenIn } from './i18n/language.ts';
import { positionOf } from './record.ts';
import { BoardSession } from './session.ts';
import { sheets } from './styles.ts';

const LANGUAGE = 'lang';

/** A board's properties for its attributes, and its events. */
export interface BoardProperties extends Record<AttributeName, string | null> {
  addEventListener<Name extends keyof BoardDetails>(
    name: Name,
    listener: (event: CustomEvent<BoardDetails[Name]>) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** Without a document, as on a server, the class has a name but cannot make elements. */
const Base = (globalThis.HTMLElement ?? class {}) as unknown as new () => BoardProperties &
  HTMLElement;

/**
 * `<chariot-board>`: a board of chess or xiangqi, to play on, to replay a game, for an endgame or a
 * puzzle.
 *
 * Attributes and properties set its contents. Its methods do not throw: failures appear in the
 * element and as the event `failure`.
 */
export class ChariotBoard extends Base {
  /** @internal The engines that boards use. */
  static engines: SharedEngines;
  static readonly observedAttributes: readonly string[] = [...ATTRIBUTES, LANGUAGE];
  #session: BoardSession | null = null;
  #stop = (): void => {};
  #isPlanned = false;
  /** Resolves when the board shows the game of its attributes, or the reason it cannot. */
  #renewed: Promise<void> = Promise.resolve();

  /** @internal */
  connectedCallback(): void {
    // A moved element leaves and enters the page in one go, and carries on.
    if (this.#session) return;
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open', delegatesFocus: true });
    const session = new BoardSession(ChariotBoard.engines, (name, detail) =>
      this.#tell(name, detail),
    );
    this.#session = session;
    const adopt = effect(() => {
      root.adoptedStyleSheets = [...sheets.value];
    });
    const watcher = new MutationObserver(() => void this.#speak());
    watcher.observe(this.ownerDocument, {
      attributeFilter: [LANGUAGE],
      attributes: true,
      subtree: true,
    });
    this.#stop = () => {
      adopt();
      watcher.disconnect();
      render(null, root);
    };
    render(<BoardFrame session={session} />, root);
    this.#plan();
  }

  /** @internal */
  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#session?.close();
      this.#session = null;
      this.#stop();
    });
  }

  /** @internal */
  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (name !== LANGUAGE && before !== after) this.#plan();
  }

  /** The displayed position, for questions to an engine. */
  get position(): Position {
    return positionOf(this.#session?.record.shown.peek() ?? null);
  }

  /** FEN of the displayed position; empty until there is one. */
  get shownFen(): string {
    return this.#session?.record.shown.peek()?.fen ?? '';
  }

  /** The result; absent while the game goes on. */
  get result(): FinalResult | undefined {
    return this.#session?.record.head.peek()?.result;
  }

  /** Plays a move in any notation of the game; resolves to whether it was played. */
  async play(move: string): Promise<boolean> {
    return (await this.#ready())?.play(String(move), 'program') ?? false;
  }

  /** Shows the position after `plies` plies of the game. */
  async goTo(plies: number): Promise<boolean> {
    return (await this.#ready())?.lookAt(Number(plies) || 0) ?? false;
  }

  /** Takes back the last move, together with the engine's reply. */
  async takeBack(): Promise<boolean> {
    return (await this.#ready())?.takeBack() ?? false;
  }

  /** Restarts the game, the replay or the puzzle. */
  async restart(): Promise<boolean> {
    return (await this.#ready())?.begin() ?? false;
  }

  flip(): void {
    this.#session?.flip();
  }

  /** Gathers changes of attributes into one change of the board. */
  #plan(): void {
    if (this.#isPlanned || !this.#session) return;
    this.#isPlanned = true;
    this.#renewed = Promise.resolve().then(() => {
      this.#isPlanned = false;
      return this.#renew();
    });
  }

  /** The session, once it shows the game of the attributes; `null` if the element is in no page. */
  async #ready(): Promise<BoardSession | null> {
    let renewed: Promise<void>;
    do {
      renewed = this.#renewed;
      await renewed;
    } while (renewed !== this.#renewed);
    return this.#session;
  }

  async #renew(): Promise<void> {
    await this.#speak();
    try {
      const settings = readAttributes((name) => this.getAttribute(name));
      await this.#session?.configure(settings);
    } catch (error) {
      const session = this.#session;
      if (!session) return;
      // The failure needs a board to appear in.
      session.settings.value ??= readAttributes(() => null);
      session.fail(error);
    }
  }

  /** Adopts the language of the nearest element that has one. */
  async #speak(): Promise<void> {
    const session = this.#session;
    const spoken = await spokenIn(nearest(this)?.getAttribute(LANGUAGE) ?? undefined);
    await session?.speak(spoken);
  }

  #tell<Name extends keyof BoardDetails>(name: Name, detail: BoardDetails[Name]): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

/** The nearest element with a language: this one or one around it, even outside its tree. */
function nearest(element: Element): Element | null {
  const found = element.closest(`[${LANGUAGE}]`);
  const root = element.getRootNode();
  return found ?? (root instanceof ShadowRoot ? nearest(root.host) : null);
}

/** A property for each attribute; `null` means absent. */
for (const name of ATTRIBUTES) {
  Object.defineProperty(ChariotBoard.prototype, name, {
    get(this: ChariotBoard) {
      return this.getAttribute(name);
    },
    set(this: ChariotBoard, value: unknown) {
      if (value === null || value === undefined) this.removeAttribute(name);
      else this.setAttribute(name, String(value));
    },
    enumerable: true,
    configurable: true,
  });
}

declare global {
  interface HTMLElementTagNameMap {
    'chariot-board': ChariotBoard;
  }
}
