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

/** What an element says of its language. */
const LANGUAGE = 'lang';

/** The properties that a board has for its attributes, and how it is listened to. */
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

/** Where there is no document, as on a server, the class can be named but no element be made. */
const Base = (globalThis.HTMLElement ?? class {}) as unknown as new () => BoardProperties &
  HTMLElement;

/**
 * `<chariot-board>`: a board of chess or xiangqi, to play on, to replay a game, for an endgame or a puzzle.
 *
 * Attributes and properties say what it shows; what fails is shown in the element and told by the event `failure`. None of
 * its methods throws.
 */
export class ChariotBoard extends Base {
  /** @internal The engines that boards use. */
  static engines: SharedEngines;
  static readonly observedAttributes: readonly string[] = [...ATTRIBUTES, LANGUAGE];
  #session: BoardSession | null = null;
  #stop = (): void => {};
  #isPlanned = false;
  /** Done when the board shows what its attributes say, or why it cannot. */
  #renewed: Promise<void> = Promise.resolve();

  /** @internal */
  connectedCallback(): void {
    // An element that is moved leaves the page and enters it in one go, and goes on.
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

  /** The position that is shown; to ask an engine about, or to go on from. */
  get position(): Position {
    return positionOf(this.#session?.record.shown.peek() ?? null);
  }

  /** FEN of the position that is shown; empty until there is one. */
  get shownFen(): string {
    return this.#session?.record.shown.peek()?.fen ?? '';
  }

  /** How the game ended; absent while it goes on. */
  get result(): FinalResult | undefined {
    return this.#session?.record.head.peek()?.result;
  }

  /** Plays a move in any notation of the game; resolves to false if it cannot be played. */
  async play(move: string): Promise<boolean> {
    return (await this.#ready())?.play(String(move), 'program') ?? false;
  }

  /** Shows the position after so many moves of the game. */
  async goTo(plies: number): Promise<boolean> {
    return (await this.#ready())?.lookAt(Number(plies) || 0) ?? false;
  }

  /** Takes back the last move, and with it the engine's answer to one. */
  async takeBack(): Promise<boolean> {
    return (await this.#ready())?.takeBack() ?? false;
  }

  /** Begins the game, the replay or the puzzle again. */
  async restart(): Promise<boolean> {
    return (await this.#ready())?.begin() ?? false;
  }

  /** Shows the board from the other side. */
  flip(): void {
    this.#session?.flip();
  }

  /** All changes of attributes in one go make one change of the board. */
  #plan(): void {
    if (this.#isPlanned || !this.#session) return;
    this.#isPlanned = true;
    this.#renewed = Promise.resolve().then(() => {
      this.#isPlanned = false;
      return this.#renew();
    });
  }

  /** The session, when it has done what the attributes say; `null` where the element is in no page. */
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
      // There has to be something to show it in.
      session.settings.value ??= readAttributes(() => null);
      session.fail(error);
    }
  }

  /** Speaks the language of the nearest element that has one. */
  async #speak(): Promise<void> {
    const session = this.#session;
    const spoken = await spokenIn(nearest(this)?.getAttribute(LANGUAGE) ?? undefined);
    await session?.speak(spoken);
  }

  #tell<Name extends keyof BoardDetails>(name: Name, detail: BoardDetails[Name]): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

/** The element itself or the nearest around it that has a language, also around a shadow tree that it is in. */
function nearest(element: Element): Element | null {
  const found = element.closest(`[${LANGUAGE}]`);
  const root = element.getRootNode();
  return found ?? (root instanceof ShadowRoot ? nearest(root.host) : null);
}

/** A property for each attribute: `null` where it is absent. */
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
