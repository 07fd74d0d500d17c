import type { Askable, Turn } from '@chariot/engine/client';
import type { NotatedMove, SearchLimits, SearchReport, View } from '@chariot/protocol';
import { computed, effect, type Signal, signal } from '@preact/signals';
import type { Match } from './match.ts';
import { mayPonder } from './mayPonder.ts';
import type { OngoingSearch } from './search.ts';

/** Reads tables of a position with few pieces, for the search to probe. */
type ReadTables = (view: View) => Promise<void> | undefined;

/** The expected reply, and the limits of the search after it. */
interface ExpectedReply {
  /** Last position of the game. */
  head: View;
  reply: NotatedMove;
  limits: SearchLimits;
}

/**
 * Ponders: searches the position after the expected reply. If that is played, the search goes on. Otherwise it stops,
 * and its entries stay in the transposition table.
 *
 * It pauses when the game takes another course, ends or is hidden, or when {@link mayPonder} is false. The engine
 * answers every other request first.
 */
export class Pondering {
  readonly #engine: Pick<Askable, 'begin'>;
  /** The latest report, for display; `null` while not pondering. */
  readonly #shown: Signal<SearchReport | null>;
  readonly #expected = signal<ExpectedReply | null>(null);
  readonly #readTables: ReadTables;
  #present: PonderSearch | null = null;

  constructor(
    engine: Pick<Askable, 'begin'>,
    match: Match,
    shown: Signal<SearchReport | null>,
    readTables: ReadTables,
  ) {
    this.#engine = engine;
    this.#shown = shown;
    this.#readTables = readTables;
    const wanted = computed(() => {
      const expected = this.#expected.value;
      const head = match.record.head.value;
      const may = mayPonder.value && match.watched.value && !match.result.value;
      const isThere = head && expected && (head === expected.head || isAfter(head, expected));
      return may && isThere ? expected : null;
    });
    effect(() => {
      const expected = wanted.value;
      // After the expected reply the computer searches on its own time.
      const isDue = expected !== null && match.record.head.peek() === expected.head;
      return isDue ? this.#begin(expected) : undefined;
    });
  }

  /**
   * Expects the reply of `line`, unless the computer has played another move than its first, as a character or a stubborn defence
   * may.
   */
  expect(head: View, [move, reply]: readonly NotatedMove[], limits: SearchLimits): void {
    const isPlayed = move?.uci === head.game.moves.at(-1);
    this.#expected.value = isPlayed && reply ? { head, reply, limits } : null;
  }

  /** Position after a move, in coordinates or the chosen notation, if it is the expected one. */
  foreseen(text: string): View | undefined {
    const { reply, view } = this.#present ?? {};
    return reply?.uci === text || reply?.text === text ? view : undefined;
  }

  /** The search of a position that was pondered. */
  searchOf(head: View): OngoingSearch | undefined {
    const ponder = this.#present;
    const expected = this.#expected.value;
    if (!ponder?.view || !expected || !isAfter(head, expected)) return undefined;
    // From now on it is the computer's own time.
    this.#present = null;
    this.#shown.value = null;
    return (tell, given) => ponder.come(tell, given);
  }

  #begin({ head, reply, limits }: ExpectedReply): () => void {
    const ponder = new PonderSearch(this.#engine.begin(), reply, limits, (report) => {
      this.#shown.value = report;
    });
    // It has found a mate, or a minute is over.
    void ponder.begin(head, this.#readTables).then(() => {
      if (this.#present === ponder) this.#shown.value = null;
    });
    this.#present = ponder;
    return () => {
      if (this.#present !== ponder) return;
      this.#present = null;
      this.#shown.value = null;
      ponder.giveUp();
    };
  }
}

/** The search of one expected position. */
class PonderSearch {
  readonly reply: NotatedMove;
  /** The position, once the engine has shown it. */
  view: View | undefined;
  readonly #turn: Turn;
  readonly #limits: SearchLimits;
  #tell: (report: SearchReport) => void;
  #answer: ReturnType<OngoingSearch> = Promise.resolve(null);

  constructor(
    turn: Turn,
    reply: NotatedMove,
    limits: SearchLimits,
    tell: (report: SearchReport) => void,
  ) {
    this.#turn = turn;
    this.reply = reply;
    this.#limits = limits;
    this.#tell = tell;
  }

  /** Searches until there is an answer or the search is stopped. */
  async begin({ game }: View, readTables: ReadTables): Promise<void> {
    const shown = await this.#turn.ask('play', { game, texts: [this.reply.uci] });
    if ('error' in shown || shown.view.result) return;
    const reading = readTables(shown.view);
    if (reading) await reading;
    if (this.#turn.isOver) return;
    this.view = shown.view;
    const request = { game: shown.view.game, limits: this.#limits };
    this.#answer = this.#turn.ponder(request, (report) => this.#tell(report));
    await this.#answer;
  }

  /** Continues when the expected reply has been played. */
  async come(...[tell, turn]: Parameters<OngoingSearch>): ReturnType<OngoingSearch> {
    this.#tell = tell;
    turn.adopt(this.#turn);
    this.#turn.hit();
    const answer = await this.#answer;
    // After an unreported failure, search as if nothing had been pondered.
    const hasFailed = answer !== null && 'error' in answer;
    if (!hasFailed || !this.view) return answer;
    return turn.search({ game: this.view.game, limits: this.#limits }, tell);
  }

  giveUp(): void {
    this.#turn.end();
  }
}

/** Whether `view` is the expected position. */
function isAfter({ game }: View, { head, reply }: ExpectedReply): boolean {
  const moves = [...head.game.moves, reply.uci];
  return (
    game.start === head.game.start &&
    game.moves.length === moves.length &&
    game.moves.every((move, i) => move === moves[i])
  );
}
