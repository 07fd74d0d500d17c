// A browser as the journeys use it, whichever protocol drives it.

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

/** The one window of a browser. */
export interface Tab {
  /** Goes to an address and waits until the page has loaded. */
  goto(address: string): Promise<void>;
  /** Runs code in the page; arguments and result travel as JSON. */
  evaluate<Args extends readonly Json[], Result>(
    code: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Clicks at a point, in CSS pixels from the upper left corner of the view. */
  clickAt(x: number, y: number): Promise<void>;
  /** Presses and releases keys, one after the other: names such as `Enter`, or characters. */
  press(...keys: string[]): Promise<void>;
  /** Sets the size of the view in CSS pixels; a window may have a least width. */
  resize(width: number, height: number): Promise<void>;
  /** A picture of the view, as PNG. */
  screenshot(): Promise<Buffer>;
}

export interface Browser {
  /** Name and version, such as `Firefox 153.0`. */
  readonly version: string;
  /** A tab for one journey. */
  open(): Promise<Tab>;
  close(): Promise<void>;
}

/** The usual size of the view. */
export const DESKTOP = [1280, 800] as const;

/** The code points that WebDriver has for keys without a character. */
const KEYS: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** WebDriver's actions, both classic and BiDi, for a click. */
export const clicking = (x: number, y: number): Json => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

/** WebDriver's actions, both classic and BiDi, for keys. */
export const pressing = (keys: readonly string[]): Json => [
  {
    type: 'key',
    id: 'keyboard',
    actions: keys.flatMap((key) => {
      const value = KEYS[key] ?? key;
      return [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ];
    }),
  },
];

/** The source of a function without arguments that runs `code` and gives its result as JSON. */
export const packed = (code: unknown, args: readonly Json[]): string =>
  `async () => JSON.stringify([await (${code})(...${JSON.stringify(args)})])`;

/** The result of such a function. */
export function unpacked<Result>(text: unknown): Result {
  const [result] = JSON.parse(String(text)) as [Result];
  return result;
}
