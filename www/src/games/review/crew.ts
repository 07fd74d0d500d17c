import { type EngineClient, Priority, site, startClient, type Turn } from '@chariot/engine/client';
import type { Game, GameName, NotatedMove } from '@chariot/protocol';
import { bookOf } from '../../shared/book/book.ts';
import { Tables } from '../../shared/engine/tables.ts';
import { materialOf } from '../../shared/game/game.ts';
import type { JudgedGame } from '../diagnosis/judged.ts';
import type { SourceGame } from '../sources/source.ts';
import { EndingJudge } from './endings.ts';
import { reviewGame } from './reviewGame.ts';

/** Most engines at once: each takes some 30 MiB of memory. */
const MOST_ENGINES = 6;
/** Hash table of each engine, in MiB. */
const HASH = 8;
/** Most memory, in bytes, for solving an ending that no file has. */
const MOST_MEMORY = 64 << 20;
/** Endings after which the engine that knows them starts afresh, to free their memory. */
const MOST_ENDINGS = 24;
/** Plies after which no book is asked. */
const BOOK_PLIES = 40;

/** All cores but one, for the page. */
export function enginesFor(cores: number): number {
  return Math.max(1, Math.min(MOST_ENGINES, cores - 1));
}

/** Engines that review games side by side, and one that knows endings. */
export class Crew {
  readonly size: number;
  readonly #game: GameName;
  readonly #engines: EngineClient[] = [];
  readonly #endings: EndingTables;
  readonly #start: () => EngineClient;
  /** Rejects once an engine cannot be started. */
  #failure = newFailure();

  /** `start` starts an engine of the game. */
  constructor(
    game: GameName,
    size: number,
    start = () => startClient(game, site, { first: 'full' }),
  ) {
    this.size = size;
    this.#game = game;
    this.#start = () => {
      const engine = start();
      const { fail } = this.#failure;
      engine.state.subscribe((state) => {
        if (state.kind === 'failed') fail(new Error(state.message));
      });
      return engine;
    };
    this.#endings = new EndingTables(game, this.#start);
  }

  /** Begins a turn of one of the engines, started on first use. */
  begin(number: number): Turn {
    const engine = this.#engines[number] ?? this.#start();
    engine.setHash(HASH);
    this.#engines[number] = engine;
    return engine.begin(Priority.Study);
  }

  /** Reviews a game; rejects if an engine fails, even one that never answers. */
  review(turn: Turn, source: SourceGame): Promise<JudgedGame | null> {
    const review = reviewGame(turn, source, {
      endings: new EndingJudge((fen) => this.#endings.probe(turn, fen)),
      leftBook: (line, keys) => leftBook(turn, this.#game, line, keys),
    });
    return Promise.race([review, this.#failure.failed]);
  }

  close(): void {
    for (const engine of this.#engines) engine.close('the review is over');
    this.#engines.length = 0;
    this.#endings.close();
    this.#failure = newFailure();
  }
}

interface Failure {
  failed: Promise<never>;
  fail(error: Error): void;
}

function newFailure(): Failure {
  let fail: Failure['fail'] = () => {};
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  // It may fail while nobody waits.
  failed.catch(() => {});
  return { failed, fail };
}

/** The tables of all engines. One question at a time: a large ending is solved once. */
class EndingTables {
  readonly #game: GameName;
  readonly #start: () => EngineClient;
  #engine: EngineClient | null = null;
  #tables: Tables | null = null;
  readonly #known = new Set<string>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(game: GameName, start: () => EngineClient) {
    this.#game = game;
    this.#start = start;
  }

  probe(turn: Turn, fen: string) {
    const next = this.#last.then(() => (turn.isOver ? null : this.#probe(turn, fen)));
    this.#last = next.catch(() => {});
    return next;
  }

  close(): void {
    this.#engine?.close('the review is over');
    this.#engine = null;
    this.#tables = null;
    this.#known.clear();
  }

  async #probe(turn: Turn, fen: string) {
    const position: Game = { game: this.#game, start: fen, moves: [] };
    const shown = await turn.ask('view', position);
    const material = 'error' in shown ? undefined : materialOf(shown.view.pieces);
    if (!material) return null;
    if (this.#known.size >= MOST_ENDINGS) this.close();
    this.#engine ??= this.#start();
    const engine = this.#engine;
    this.#tables ??= new Tables({ of: () => engine });
    const tables = this.#tables;
    if (!this.#known.has(material)) {
      this.#known.add(material);
      const facts = await engine.ask('ending', { game: this.#game, material });
      const isSmall = !('error' in facts) && (facts.facts.memory ?? 0) <= MOST_MEMORY;
      const solving = engine.begin(Priority.Study);
      turn.adopt(solving);
      await tables.need(this.#game, material, isSmall ? solving : undefined);
    }
    await tables.complete(position);
    return tables.probe(position);
  }
}

/** The first ply that the book does not have; `undefined` if there is no book. */
async function leftBook(
  turn: Turn,
  game: GameName,
  line: readonly NotatedMove[],
  keys: readonly string[],
): Promise<number | undefined> {
  const book = bookOf(turn, game);
  const moves: string[] = [];
  try {
    for (const [ply, { uci }] of line.slice(0, BOOK_PLIES).entries()) {
      const found = await book.moves({ game, moves: [...moves] }, keys[ply - 1]);
      if (!found.some(({ move }) => move.uci === uci)) return ply;
      moves.push(uci);
    }
  } catch {
    // Offline, before the book was ever fetched.
    return undefined;
  }
  return undefined;
}
