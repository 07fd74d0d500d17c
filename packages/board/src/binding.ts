// Puts a board's properties and events behind the components of a framework.
import { type BoardDetails, type BoardValues, ChariotBoard } from '@chariot/board';

/** Events of a board. */
export interface BoardHandlers {
  /** Called before a move of the user's. `false` refuses it. */
  onBeforeMove?(detail: BoardDetails['beforemove']): unknown;
  onMove?(detail: BoardDetails['move']): void;
  onPosition?(detail: BoardDetails['position']): void;
  onEnd?(detail: BoardDetails['end']): void;
  onPlace?(detail: BoardDetails['place']): void;
  onShapes?(detail: BoardDetails['shapes']): void;
  onFailure?(detail: BoardDetails['failure']): void;
}

/** Properties and handlers of a board. */
export interface BoardInput extends Partial<BoardValues>, BoardHandlers {}

/** The handler of each event. */
const HANDLERS = {
  beforemove: 'onBeforeMove',
  move: 'onMove',
  position: 'onPosition',
  end: 'onEnd',
  place: 'onPlace',
  shapes: 'onShapes',
  failure: 'onFailure',
} as const satisfies Record<keyof BoardDetails, keyof BoardHandlers>;

/** The names of a board's properties. */
export const PROPERTIES = Object.keys(ChariotBoard.prototype) as readonly (keyof BoardValues)[];

/** The names of all that is a board's own among what a component is given. */
export const INPUTS: readonly (keyof BoardInput)[] = [...PROPERTIES, ...Object.values(HANDLERS)];

/** Properties of the host element: `class`, `style`, `lang`, … */
export function hostProps(given: object): Record<string, unknown> {
  const own: readonly string[] = INPUTS;
  return Object.fromEntries(Object.entries(given).filter(([name]) => !own.includes(name)));
}

/** One board and what a component gives it. */
export class Binding {
  readonly #board: ChariotBoard;
  readonly #listening = new AbortController();
  #input: BoardInput = {};

  constructor(board: ChariotBoard) {
    this.#board = board;
    for (const [name, handler] of Object.entries(HANDLERS)) {
      const hear = (event: Event): void => {
        if (event.target !== board) return;
        const call = this.#input[handler] as ((detail: unknown) => unknown) | undefined;
        if (call?.((event as CustomEvent).detail) === false) event.preventDefault();
      };
      board.addEventListener(name, hear, this.#listening);
    }
  }

  /** Takes new properties and handlers. Those that stay as they were leave the board alone. */
  update(input: BoardInput): void {
    const before = this.#input;
    this.#input = { ...input };
    for (const name of PROPERTIES) {
      if (input[name] !== before[name]) Object.assign(this.#board, { [name]: input[name] });
    }
  }

  end(): void {
    this.#listening.abort();
  }
}
