import type { EngineClient, Turn } from '@chariot/engine/client';
import type { BookMove, GameName, NotatedMove, SideName } from '@chariot/protocol';
import { computed, effect, signal } from '@preact/signals';
import { bookOf } from '../../shared/book/book.ts';
import { styled } from '../../shared/game/looks.ts';
import { cardOf, countStandings } from '../../shared/repertoire/cards.ts';
import { type TrainerKeeper, trainingOf } from '../../shared/repertoire/keeper.ts';
import {
  EMPTY,
  type LineMove,
  nodeAt,
  pathAlong,
  type RepertoireNode,
  sizeOf,
  withLine,
  without,
} from '../../shared/repertoire/repertoire.ts';
import type { OpeningsStore } from '../store.ts';
import { Drill } from './drill.ts';
import type { Comparison, HeldGames } from './held.ts';
import { readRepertoire, writeRepertoire } from './import.ts';
import { answersIn } from './mirror.ts';
import { bookAnswer, type Hole, type Survey, survey } from './survey.ts';
import { MoveTexts } from './texts.ts';

/** The most holes that are shown. */
export const SHOWN_HOLES = 5;
/** Places where games left the repertoire that are shown. */
export const SHOWN_DEPARTURES = 8;

/** The last action, for the panel to name. */
export type TrainerNews =
  | { kind: 'added'; moves: number }
  /** `before` is the repertoire of `side` with it, and `moves` the line. */
  | { kind: 'removed'; side: SideName; before: RepertoireNode; moves: readonly string[] }
  | { kind: 'full' }
  | { kind: 'imported'; moves: number; leftOut: number; damaged: number }
  | { kind: 'nothingToImport' };

/** Both repertoires of a game, and the drill of them. */
export class TrainerStore {
  readonly game: GameName;
  readonly engine: EngineClient;
  readonly keeper: TrainerKeeper;
  /** The line that is looked at, which the view of openings shows too; the side below is the one that is trained. */
  readonly line: OpeningsStore;
  readonly texts: MoveTexts;
  readonly drill: Drill;
  readonly phase = signal<'overview' | 'drill'>('overview');
  /** How often the repertoire is met, and its holes; `null` until the book has answered. */
  readonly survey = signal<Survey | null>(null);
  /** The book's answers to holes that are shown; `null` where it has nothing. */
  readonly answers = signal<ReadonlyMap<Hole, BookMove | null>>(new Map());
  /** Finished games held against the repertoire; `null` until that is wanted. */
  readonly held = signal<Comparison | 'failed' | null>(null);
  readonly news = signal<TrainerNews | null>(null);
  readonly root = computed(() => this.keeper.state.value[this.line.below.value]);
  readonly size = computed(() => sizeOf(this.root.value));
  readonly counts = computed(() => {
    void this.#moments.value;
    const { cards } = this.keeper.state.value;
    return countStandings(this.root.value, this.side, cards, Date.now());
  });
  readonly #watched = signal(false);
  readonly #moments = signal(0);
  #judging: Turn | null = null;
  readonly #book = new Map<string, Promise<readonly BookMove[]>>();

  constructor(line: OpeningsStore) {
    this.line = line;
    this.game = line.game;
    this.engine = line.engine;
    this.keeper = trainingOf(line.game);
    this.texts = new MoveTexts(line.engine, line.game);
    this.drill = new Drill(line.game, {
      engine: line.engine,
      keeper: this.keeper,
      book: (moves, key) => this.book(moves, key),
      judge: async (game, than) => {
        const [{ verdictAgainst }, { thinkEngines }] = await Promise.all([
          import('../../shared/tutor/explain.ts'),
          import('../../shared/engine/thinkEngine.ts'),
        ]);
        // Only the last move tried counts.
        this.#judging?.end();
        this.#judging = thinkEngines.of(game.game).begin();
        return verdictAgainst(this.#judging, game, than);
      },
      random: Math.random,
      now: Date.now,
    });
    effect(() => {
      if (!this.#watched.value || this.phase.value !== 'overview') return;
      const [root, side] = [this.root.value, this.line.below.value];
      let isOver = false;
      const show = (found: Survey): void => {
        if (isOver) return;
        this.survey.value = found;
      };
      survey(
        root,
        side,
        (moves, key) => this.book(moves, key),
        show,
        () => isOver,
      )
        // Without a book nothing is known of holes.
        .catch(() => {});
      return () => {
        isOver = true;
      };
    });
  }

  /** The side that is trained. */
  get side(): SideName {
    return this.line.below.value;
  }

  /** Shows what the view showed last. */
  async start(): Promise<void> {
    this.#moments.value += 1;
    const { addedFor } = this.line;
    if (addedFor) this.choose(addedFor);
    this.line.addedFor = undefined;
    if (!this.line.record.head.value) await this.line.goTo([]);
    this.#watched.value = true;
    if (this.phase.value === 'drill') this.drill.resume();
  }

  /** Stops what goes on by itself while the view is not shown. */
  pause(): void {
    this.#watched.value = false;
    this.drill.pause();
  }

  /** Trains the other side. */
  choose(side: SideName): void {
    this.line.below.value = side;
    this.news.value = null;
  }

  /** Begins to drill. */
  async begin(): Promise<void> {
    this.news.value = null;
    await this.drill.start(this.side);
    this.phase.value = 'drill';
  }

  /** Goes back to the overview. */
  leave(): void {
    this.drill.pause();
    this.#moments.value += 1;
    this.phase.value = 'overview';
  }

  /** The moves to the position that is looked at, with their keys. */
  shownLine(): readonly LineMove[] {
    return this.line.shownLine();
  }

  /** Whether the repertoire holds the position that is looked at. */
  isShownKnown(): boolean {
    return (
      nodeAt(
        this.root.value,
        this.shownLine().map(({ uci }) => uci),
      ) !== undefined
    );
  }

  /** Adds the line that is looked at. */
  addShown(): void {
    this.addLines([this.shownLine()]);
  }

  /** Forgets the last move of the line that is looked at, and what follows it. */
  removeShown(): void {
    const moves = this.shownLine().map(({ uci }) => uci);
    if (moves.length === 0) return;
    const { side } = this;
    const before = this.root.value;
    this.keeper.replace(side, without(before, moves));
    this.news.value = { kind: 'removed', side, before, moves };
    void this.line.goTo(moves.slice(0, -1));
  }

  /** Brings back what was removed last. */
  undoRemoval(): void {
    const { value: news } = this.news;
    if (news?.kind !== 'removed') return;
    // The board may have been flipped meanwhile.
    this.choose(news.side);
    if (this.keeper.restore(news.side, news.before)) void this.line.goTo(news.moves);
    else this.news.value = { kind: 'full' };
  }

  /** Adds lines to the repertoire of a side. */
  addLines(lines: readonly (readonly LineMove[])[], side = this.side): void {
    const size = (): number => sizeOf(this.keeper.state.value[side]).moves;
    const before = size();
    const isAdded = this.keeper.add(side, lines.reduce(withLine, EMPTY));
    const moves = size() - before;
    this.news.value = isAdded ? { kind: 'added', moves } : { kind: 'full' };
  }

  /** Adds lines in coordinates; false if they cannot be played. */
  async addMoves(lines: readonly (readonly string[])[]): Promise<boolean> {
    // The board may be flipped while the engine reads.
    const { game, side } = this;
    const read: LineMove[][] = [];
    for (const moves of lines) {
      const reply = await this.engine.ask('replay', {
        game: { game, moves: [], style: 'uci' },
        texts: [...moves],
      });
      if ('error' in reply || reply.rejected) return false;
      read.push(reply.moves.map(({ uci }, i) => ({ uci, key: reply.openingKeys[i] ?? '' })));
    }
    this.addLines(read, side);
    return true;
  }

  /** Looks up the book's answers to holes. */
  async findAnswers(holes: readonly Hole[]): Promise<void> {
    for (const hole of holes) {
      if (this.answers.value.has(hole)) continue;
      // Without a book there is no answer of it.
      const book = await this.book(hole.moves, hole.book.openingKey).catch(() => []);
      this.answers.value = new Map([...this.answers.value, [hole, soundAnswer(book)]]);
    }
  }

  /** Adds a hole with the book's answer to it. */
  answerHole(hole: Hole): void {
    const answer = this.answers.value.get(hole);
    if (!answer) return;
    const known = pathAlong(this.root.value, hole.moves.slice(0, -1)).slice(1);
    const line = [
      ...known,
      { uci: hole.book.move.uci, key: hole.book.openingKey },
      { uci: answer.move.uci, key: answer.openingKey },
    ].map(({ uci, key }) => ({ uci, key }));
    this.addLines([line]);
  }

  /** Holds the finished games against the repertoire, or the games of a text. */
  async compare(pgn?: string): Promise<void> {
    const { engine, game, side } = this;
    const root = this.root.value;
    try {
      const { compareGames, finishedGames, gamesOfText } = await import('./held.ts');
      const games = await (pgn === undefined
        ? finishedGames(engine, game, side)
        : gamesOfText(engine, game, pgn, side));
      const found = compareGames(root, side, games);
      const shown = found.departures.slice(0, SHOWN_DEPARTURES);
      const answered = await Promise.all(shown.map((one) => this.#withAnswer(one)));
      const lines = answered.flatMap(({ line, answers }) =>
        answers.map(({ uci }) => [...line.slice(0, -1).map((move) => move.uci), uci]),
      );
      await this.texts.fetch(lines);
      this.held.value = { ...found, departures: answered };
    } catch {
      this.held.value = 'failed';
    }
  }

  /** Has what a game left come first in the next drill. */
  async learn({ kind, key, line, answers, answer }: HeldGames): Promise<void> {
    const [main] = answers;
    if (kind === 'own') {
      if (main) await this.keeper.rate(cardOf({ key }, main), 'again', Date.now());
    } else if (answer) this.addLines([[...line, { uci: answer.move.uci, key: answer.openingKey }]]);
  }

  /** Adds every variation of a text. */
  async importText(text: string): Promise<void> {
    const { side } = this;
    const { root, ...read } = await readRepertoire(this.engine, this.game, text);
    if (read.moves === 0) this.news.value = { kind: 'nothingToImport' };
    else if (!this.keeper.add(side, root)) this.news.value = { kind: 'full' };
    else this.news.value = { kind: 'imported', ...read };
  }

  /** The repertoire as PGN. */
  exportText(event: string): Promise<string | undefined> {
    return writeRepertoire(this.engine, this.game, this.root.value, event);
  }

  /** The moves of the book after a line, kept for the next time. */
  book(moves: readonly string[], key: string): Promise<readonly BookMove[]> {
    const line = moves.join();
    const known = this.#book.get(line);
    if (known) return known;
    const position = styled({ game: this.game, moves: [...moves] });
    const asked = bookOf(this.engine, this.game).moves(position, key || undefined);
    this.#book.set(line, asked);
    // What failed is asked for again.
    asked.catch(() => this.#book.delete(line));
    return asked;
  }

  /** Plays a move on the board of the overview. */
  play(move: NotatedMove): Promise<void> {
    this.news.value = null;
    return this.line.play(move);
  }

  async #withAnswer(held: HeldGames): Promise<HeldGames> {
    const { line } = held;
    const moves = line.map(({ uci }) => uci);
    if (held.kind === 'own') {
      const position = styled({ game: this.game, moves: moves.slice(0, -1) });
      return { ...held, answers: await answersIn(this.engine, position, held.answers) };
    }
    // Without a book there is no answer of it.
    const book = await this.book(moves, line.at(-1)?.key ?? '').catch(() => []);
    return { ...held, answer: soundAnswer(book) };
  }
}

/** The most frequent sound move of the book; `null` if it has none. */
function soundAnswer(book: readonly BookMove[]): BookMove | null {
  return bookAnswer(book) ?? null;
}
