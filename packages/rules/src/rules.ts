import type { ParsedGame } from '@chariot/game';
import { dhtmlxq, type PgnGame, readGames, writeDhtmlXQ, writeGame } from '@chariot/game/pgn';
import type { GameName } from '@chariot/protocol';
import { Core } from './core.ts';
import { misuse, RulesError } from './error.ts';
import { Game } from './game.ts';
import { GAMES, type Notation } from './games.ts';
import { type GameRecord, grow, parsedOf, recordOf, type WritableGame } from './records.ts';
import { TEXTS } from './texts.ts';

/** Where the rules of a game come from: compiled, or as bytes. */
export type WasmSource = WebAssembly.Module | BufferSource | Response;

export interface RulesOptions {
  game: GameName;
  /**
   * The module `@chariot/rules/GAME.wasm`, for surroundings that import or fetch it themselves. It
   * is usually found by itself.
   */
  wasm?: WasmSource | Promise<WasmSource> | undefined;
}

/** How to write a game. */
export interface WriteOptions {
  /** Notation of the moves. */
  notation?: Notation | undefined;
  /** More tags, or others. */
  tags?: Readonly<Record<string, string>> | undefined;
}

/** The rules of a game. All of it answers at once. */
export class Rules {
  readonly game: GameName;
  /** Names of the board's files and ranks, and more, are in its FEN; these are its notations. */
  readonly notations: readonly Notation[];
  readonly #core: Core;

  /** @internal `createRules` makes rules. */
  constructor(core: Core) {
    this.game = core.game;
    this.notations = GAMES[core.game].notations;
    this.#core = core;
  }

  /**
   * A new game from the usual start, from a FEN, or at the end of a recorded game.
   * @throws {RulesError} for an impossible position.
   */
  newGame(start?: string | WritableGame): Game {
    if (start === undefined || typeof start === 'string') return new Game(this.#core, start);
    const { next, start: fen } = parsedOf(start);
    const game = new Game(this.#core, fen);
    for (let move = next[0]; move; move = move.next[0]) game.play(move.text, { read: 'uci' });
    return game;
  }

  /** Reads a text of games in PGN, or in xiangqi in DhtmlXQ. No text makes it throw. */
  read(text: string): GameRecord[] {
    if (typeof text !== 'string') throw misuse('Games are read from a text', text);
    const parsed: PgnGame[] = dhtmlxq.isIn(text) ? dhtmlxq.read(text) : readGames(text);
    const { readStyle } = TEXTS[this.game];
    return parsed.map((one) => recordOf(this.#core, one, { read: readNotation(readStyle(one)) }));
  }

  /**
   * A game with its variations, comments, symbols and clocks as PGN.
   * @throws {RulesError} for a record that is not of this game.
   */
  pgn(of: Game | WritableGame, { notation = 'usual', tags = {} }: WriteOptions = {}): string {
    this.#check(notation);
    const text = TEXTS[this.game];
    const { style, format } = text.writeStyle(notation);
    const { tree, result } = this.#grown(of, tags, style);
    return writeGame(tree, text, (node) => node.move?.text ?? '', { format, result });
  }

  /**
   * A game of xiangqi in the text format of dpxq.com and of forums.
   * @throws {RulesError} `GAME` in chess.
   */
  dhtmlxq(of: Game | WritableGame, { tags = {} }: Pick<WriteOptions, 'tags'> = {}): string {
    if (!GAMES[this.game].hasDhtmlXQ) {
      throw new RulesError('GAME', 'DhtmlXQ is a format of another game.');
    }
    const { tree, result } = this.#grown(of, tags, 'uci');
    return writeDhtmlXQ(tree, result);
  }

  #grown(of: Game | WritableGame, more: Readonly<Record<string, string>>, write: Notation) {
    const parsed = of instanceof Game ? lineOf(of) : parsedOf(of);
    const { tags: added } = parsedOf({ tags: more, moves: [] });
    const tags = new Map([...(parsed.tags ?? []), ...(added ?? [])]);
    const { tree, error } = grow(this.#core, { ...parsed, tags }, { read: 'uci', write });
    if (error) throw error;
    const { result } = of instanceof Game ? of.status() : (of as Partial<GameRecord>);
    return { tree, result };
  }

  #check(notation: unknown): void {
    const known: readonly unknown[] = ['usual', ...this.notations];
    if (!known.includes(notation))
      throw misuse(`A notation is one of ${known.join(', ')}`, notation);
  }
}

/** Moves in the game's usual notation are read in any. */
function readNotation(style: Notation): Notation | undefined {
  return style === 'usual' ? undefined : style;
}

function lineOf(game: Game): ParsedGame {
  const { startFen } = game;
  const start = startFen === GAMES[game.game].start ? {} : { start: startFen };
  return parsedOf({ ...start, moves: game.history() });
}

/** Makes rules from a source; `read` supplies one where the options name none. */
export async function rulesFrom(
  options: RulesOptions,
  read: (game: GameName) => WasmSource | Promise<WasmSource>,
): Promise<Rules> {
  const { game, wasm } = Object(options);
  if (typeof game !== 'string' || !Object.hasOwn(GAMES, game)) {
    throw misuse(`The game is one of ${Object.keys(GAMES).join(', ')}`, game);
  }
  const name = game as GameName;
  return new Rules(new Core(name, await moduleOf(await (wasm ?? read(name)))));
}

async function moduleOf(source: WasmSource): Promise<WebAssembly.Module> {
  if (source instanceof WebAssembly.Module) return source;
  const isResponse = typeof Response === 'function' && source instanceof Response;
  const bytes = isResponse ? await source.arrayBuffer() : source;
  try {
    return await WebAssembly.compile(bytes as BufferSource);
  } catch (error) {
    throw new RulesError('ARGUMENT', `The module of the rules cannot be read: ${error}`);
  }
}
