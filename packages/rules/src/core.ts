import type { GameName } from '@chariot/protocol';
import { errorOf, RulesError } from './error.ts';

/** Exports of `crates/rules/src/border.rs`. */
interface Exports {
  memory: WebAssembly.Memory;
  input(length: number): number;
  output(): number;
  start(): number;
  replay(): number;
  play(index: number): number;
  undo(): number;
  find(notation: number): number;
  moves(from: number): number;
  texts(from: number, notation: number): number;
  fen(): number;
  check(): number;
  repetitions(): number;
  result(notation: number): number;
  can_win(side: number): number;
  attackers(square: number, side: number): number;
  divide(depth: number): number;
}

/** Functions that put out text or bytes. */
type Putting = 'moves' | 'texts' | 'fen' | 'result' | 'attackers' | 'divide';

/** Longest text of a move or a position that is worth passing on; the module refuses shorter ones. */
const LONGEST = 1_000;

/** A game so far: the FEN of its start, empty for the usual one, and its moves. */
export interface Line {
  readonly start: string;
  /** Each move's index among the legal ones. */
  readonly indices: readonly number[];
}

/** Stands for "none" or "all" where the module takes a number. */
export const NONE = 255;

/** The module's number for a single legal move. */
export function only(index: number): number {
  return 256 + index;
}

/**
 * The module, which holds the line that was asked about last. The lines belong to JavaScript, so
 * any of them can be set up again: in a new instance too, after a crash.
 */
export class Core {
  readonly game: GameName;
  readonly #module: WebAssembly.Module;
  readonly #decoder = new TextDecoder();
  #exports: Exports;
  #held: Line | undefined;

  constructor(game: GameName, module: WebAssembly.Module) {
    this.game = game;
    this.#module = module;
    this.#exports = this.#instance();
  }

  /** Asks about a line. What `use` changes in the module it changes in the line too. */
  ask<Answer>(line: Line, use: (core: Core) => Answer): Answer {
    return this.#guarded(() => {
      if (this.#held !== line) {
        this.#held = undefined;
        this.#put(line.start);
        this.#exports.start();
        this.#put(Uint8Array.from(line.indices));
        this.#exports.replay();
        this.#held = line;
      }
      return use(this);
    });
  }

  /**
   * Checks the FEN of a start; returns the names of repairs.
   * @throws {RulesError}
   */
  start(fen: string): string[] {
    return this.#guarded(() => {
      this.#held = undefined;
      this.#put(fen);
      const length = this.#exports.start();
      if (length < 0) throw this.#error(length);
      return this.#text(length).split('\n').filter(Boolean);
    });
  }

  /**
   * The index of a move in any notation, or in that of a number.
   * @throws {RulesError}
   */
  find(text: string, notation: number): number {
    this.#put(text);
    const index = this.#exports.find(notation);
    if (index < 0) throw this.#error(index);
    return index;
  }

  play(index: number): void {
    this.#exports.play(index);
  }

  undo(): void {
    this.#exports.undo();
  }

  /** Output of a function, as text. */
  text<Name extends Putting>(name: Name, ...values: Parameters<Exports[Name]>): string {
    return this.#text(this.#length(name, values));
  }

  /** Output of a function, as bytes that the next call overwrites. */
  bytes<Name extends Putting>(name: Name, ...values: Parameters<Exports[Name]>): Uint8Array {
    const length = this.#length(name, values);
    return new Uint8Array(this.#exports.memory.buffer, this.#exports.output(), length);
  }

  number(name: 'check' | 'repetitions'): number {
    return this.#exports[name]();
  }

  canWin(side: number): boolean {
    return this.#exports.can_win(side) !== 0;
  }

  #length<Name extends Putting>(name: Name, values: Parameters<Exports[Name]>): number {
    const call = this.#exports[name] as (...values: number[]) => number;
    return call(...values);
  }

  #instance(): Exports {
    // No value of JavaScript crosses the border, so that table stays empty.
    const imports = { './rules_bg.js': { __wbindgen_init_externref_table() {} } };
    const instance = new WebAssembly.Instance(this.#module, imports);
    return instance.exports as unknown as Exports;
  }

  /** Replaces the instance if it fails: it may be left half-way. */
  #guarded<Answer>(use: () => Answer): Answer {
    try {
      return use();
    } catch (error) {
      if (error instanceof RulesError) throw error;
      this.#held = undefined;
      this.#exports = this.#instance();
      throw new RulesError('CRASH', `The rules failed and started again: ${error}`);
    }
  }

  #put(input: string | Uint8Array): void {
    const bytes = typeof input === 'string' ? codesOf(input.slice(0, LONGEST)) : input;
    const address = this.#exports.input(bytes.length);
    new Uint8Array(this.#exports.memory.buffer, address, bytes.length).set(bytes);
  }

  #text(length: number): string {
    const { memory, output } = this.#exports;
    return this.#decoder.decode(new Uint8Array(memory.buffer, output(), length));
  }

  /** The error put out; its length comes as a negative number. */
  #error(length: number): RulesError {
    return errorOf(this.game, this.#text(-length));
  }
}

/** The characters of a text in three bytes each, the lowest first. */
function codesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(3 * text.length);
  let length = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes[length] = code;
    bytes[length + 1] = code >> 8;
    bytes[length + 2] = code >> 16;
    length += 3;
  }
  return bytes.subarray(0, length);
}
