import type { FinalResult, Position } from '@chariot/engine';
import { effect } from '@preact/signals';
import { render } from 'preact';

import { ATTRIBUTES, type AttributeValues, readAttributes } from './attributes.ts';
import { BoardFrame } from './BoardFrame.tsx';
import type { SharedEngines } from './engines.ts';
import type { BoardDetails } from './events.ts';
import { GIVEN, type GivenName, type GivenValues } from './given.ts';
import { spokenIn } from './i18n/language.ts';
import type { PlacedPiece } from './placement.ts';
import { positionOf } from './record.ts';
import { BoardSession } from './session.ts';
import { sheets } from './styles.ts';

const LANGUAGE = 'lang';

/** The values of a board's properties. */
export interface BoardValues extends AttributeValues, GivenValues {}

/** A board's properties and its events. */
export interface BoardProperties extends BoardValues {
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
  /** Properties as they were set; the session has them as soon as they are checked. */
  readonly #given = new Map<GivenName, unknown>();
  /** Resolves when the board shows the game of its attributes, or the reason it cannot. */
  #renewed: Promise<void> = Promise.resolve();

  /** @internal */
  connectedCallback(): void {
    // A moved element leaves and enters the page in one go, and carries on.
    if (this.#session) return;
    this.#adopt();
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open', delegatesFocus: true });
    const session = new BoardSession(ChariotBoard.engines, (name, detail) =>
      this.#tell(name, detail),
    );
    this.#session = session;
    for (const [name, value] of this.#given) void this.#give(name, value);
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

  /** FEN of the displayed position, in the view `free` of its pieces; empty until there is one. */
  get shownFen(): string {
    const placement = this.#session?.placement.peek();
    return placement?.fen ?? this.#session?.record.shown.peek()?.fen ?? '';
  }

  /** The result; absent while the game goes on. */
  get result(): FinalResult | undefined {
    return this.#session?.record.head.peek()?.result;
  }

  /** Plays a move in any notation of the game; resolves to whether it was played. */
  async play(move: string): Promise<boolean> {
    const session = await this.#ready();
    const text = textOf(move);
    if (!session?.placement.peek()) return session?.play(text, 'program') ?? false;
    const [, from = '', to = ''] = /^([a-z]\d+)([a-z]\d+)$/.exec(text) ?? [];
    return session.placement.peek()?.move(from, to, 'program') ?? false;
  }

  /** In the view `free`: puts a piece on a square, or nothing; resolves to whether it could. */
  async place(square: string, piece: PlacedPiece | null): Promise<boolean> {
    return (await this.#ready())?.placement.peek()?.place(textOf(square), piece) ?? false;
  }

  /** Shows the position after `plies` plies of the game. */
  async goTo(plies: number): Promise<boolean> {
    return (await this.#ready())?.lookAt(Number(textOf(plies)) || 0) ?? false;
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

  /** Takes over properties that were set before the element was defined. */
  #adopt(): void {
    for (const name of [...ATTRIBUTES, ...GIVEN]) {
      if (!Object.hasOwn(this, name)) continue;
      const value: unknown = this[name];
      delete (this as Partial<Record<typeof name, unknown>>)[name];
      Object.assign(this, { [name]: value });
    }
  }

  /** @internal */
  given(name: GivenName): unknown {
    return this.#given.get(name) ?? null;
  }

  /** @internal */
  give(name: GivenName, value: unknown): void {
    this.#given.set(name, value);
    void this.#give(name, value);
  }

  /** Checks a value by a script that only boards with such properties fetch. */
  async #give(name: GivenName, value: unknown): Promise<void> {
    const session = this.#session;
    if (!session) return;
    try {
      const { give } = await import('./give.ts');
      give(session.given, name, value);
    } catch (error) {
      if (this.#given.get(name) === value) this.#given.delete(name);
      session.fail(error);
    }
  }

  #tell<Name extends keyof BoardDetails>(name: Name, detail: BoardDetails[Name]): boolean {
    if ('shapes' in detail) this.#given.set('shapes', detail.shapes);
    const cancelable = name === 'beforemove';
    const event = new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable });
    return this.dispatchEvent(event);
  }
}

/** A value as text; empty where it has none. */
function textOf(value: unknown): string {
  try {
    return String(value);
  } catch {
    return '';
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
      else this.setAttribute(name, textOf(value));
    },
    enumerable: true,
    configurable: true,
  });
}

for (const name of GIVEN) {
  Object.defineProperty(ChariotBoard.prototype, name, {
    get(this: ChariotBoard) {
      return this.given(name);
    },
    set(this: ChariotBoard, value: unknown) {
      this.give(name, value);
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
