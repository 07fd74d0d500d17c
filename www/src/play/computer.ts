import type { EngineClient, Turn } from '@chariot/engine/client';
import {
  failure,
  type NotatedMove,
  type RequestError,
  type SideName,
  type View,
} from '@chariot/protocol';
import { computed } from '@preact/signals';
import { pursue } from '../shared/engine/pursue.ts';
import type { Tables } from '../shared/engine/tables.ts';
import { materialOf } from '../shared/game/game.ts';
import { LEVELS } from '../shared/game/level.ts';
import { answersAtOnce, usesBook } from '../shared/ui/settings.ts';
import { BookUse } from './bookUse.ts';
import type { Match } from './match.ts';
import { limitsOf, type OwnClock, patience } from './pace.ts';
import type { Pondering } from './pondering.ts';
import type { Answer, Rests } from './rest.ts';
import type { GameSearch } from './search.ts';

/** The time left, divided by these, is the longest wait for the opening book, for tables and for the script of pauses. */
const BOOK_WAITS = 10;
const TABLE_WAITS = 20;
const REST_WAITS = 40;

/** Loads tables. */
export type TableReader = () => Promise<Pick<Tables, 'need' | 'complete'>>;

const after = (millis: number): Promise<'late'> =>
  new Promise((resolve) => setTimeout(resolve, millis, 'late'));

/** The computer as a player: finds moves at the pace of its level, and ponders. */
export class ComputerPlayer {
  readonly #engine: EngineClient;
  readonly #match: Match;
  readonly #search: GameSearch;
  readonly #tables: TableReader;
  readonly #bookUse = new BookUse();
  /** Identity of the game in which tables came late. */
  #gameOfSlowTables = '';
  /** Fetched with the first move. */
  #rests: Rests | null = null;
  /** Fetched with the first move at full strength: weaker levels never need it. */
  #pondering: Pondering | null = null;

  constructor(engine: EngineClient, tables: TableReader, match: Match, search: GameSearch) {
    this.#engine = engine;
    this.#tables = tables;
    this.#match = match;
    this.#search = search;
    const due = computed(() => match.requests.value.move);
    pursue(due, (head) => {
      const turn = engine.begin();
      void this.#move(head, turn).then((error) => {
        if (error) match.machine.send({ kind: 'stuck', error });
      });
      return turn;
    });
  }

  /** Position after a move of the person, if it is the expected one. */
  foreseen(text: string): View | undefined {
    return this.#pondering?.foreseen(text);
  }

  /** Plays a move; resolves to an error if the engine failed. */
  async #move(head: View, turn: Turn): Promise<RequestError | null> {
    const { players, clock } = this.#match;
    const began = performance.now();
    const ongoing = this.#pondering?.searchOf(head);
    const best = ongoing ? undefined : await this.#bookMove(head, turn);
    if (turn.isOver) return null;
    const isReady = answersAtOnce.value || this.#fetchRests(this.#clockOf(head.toMove));
    const reading = best || ongoing ? undefined : this.#readTables(head);
    if (reading) await reading;
    if (turn.isOver) return null;
    // The book and the tables may have taken time.
    const limits = limitsOf(players.value, this.#clockOf(head.toMove));
    const answer = best
      ? { best, report: undefined }
      : await this.#search.about(turn, head, limits, ongoing);
    if (!turn.isOver) this.#match.machine.send({ kind: 'found', head });
    if (answer && !('error' in answer)) {
      await isReady;
      await this.#rest(turn, head, answer, began);
    }
    // Also stops during the pause: the game must not change while the person looks at an earlier position.
    if (!answer || turn.isOver) return null;
    if ('error' in answer) return answer.error;
    if (clock.isOver()) return null;
    // No move in a running game, or an illegal one, is the engine's fault; the person may retry.
    if (!answer.best || (await this.#match.play(answer.best.uci))) {
      return failure('ENGINE', 'no legal move').error;
    }
    await this.#ponder(head.toMove, answer.report?.pv);
    return null;
  }

  /**
   * Reads the results of a position with few pieces and of its moves, for the search to probe. Does not wait long, and after that
   * not again in this game.
   */
  #readTables({ game, pieces, toMove }: View): Promise<void> | undefined {
    const material = materialOf(pieces);
    const { id } = this.#match.identity.value;
    if (!material || id === this.#gameOfSlowTables) return undefined;
    const read = this.#tables().then(async (tables) => {
      await tables.need(game.game, material);
      await tables.complete(game);
    });
    const late = after(patience(this.#clockOf(toMove), TABLE_WAITS));
    // The computer plays on without tables.
    return Promise.race([read.catch(() => {}), late]).then((which) => {
      if (which === 'late') this.#gameOfSlowTables = id;
    });
  }

  /** Fetches the pauses while the computer searches. Does not wait long: without them it does not pause. */
  #fetchRests(clock: OwnClock | undefined): Promise<unknown> {
    const fetched = import('./rest.ts').then(({ Rests }) => {
      this.#rests ??= new Rests();
    });
    return Promise.race([fetched.catch(() => {}), after(patience(clock, REST_WAITS))]);
  }

  /** Pauses as a person would, unless that time has passed or the move is wanted at once. */
  async #rest(turn: Turn, head: View, answer: Answer, began: number): Promise<void> {
    if (answersAtOnce.value || !this.#rests) return;
    const { level } = this.#match.players.value;
    const clock = this.#clockOf(head.toMove);
    const { id } = this.#match.identity.value;
    const time = await this.#rests.timeFor(turn, head, answer, { id, level, clock });
    await after(time - (performance.now() - began));
  }

  /** A move of the opening book, where there is one in time: games from the usual start begin with it. */
  async #bookMove(head: View, turn: Turn): Promise<NotatedMove | undefined> {
    const { id } = this.#match.identity.value;
    const plies = head.game.moves.length;
    const isInBook = head.game.start === undefined && this.#bookUse.mayAsk(id, plies);
    if (!usesBook.value || !isInBook) return undefined;
    const late = after(patience(this.#clockOf(head.toMove), BOOK_WAITS));
    const found = import('../shared/book/choice.ts')
      .then(({ bookMove }) => bookMove(turn, head, this.#match.players.value))
      // The computer plays on without a book.
      .catch(() => 'failed' as const);
    const move = await Promise.race([found, late]);
    if (turn.isOver || move === 'failed') return undefined;
    if (move === 'late') this.#bookUse.giveUp(id);
    else if (!move) this.#bookUse.leave(id, plies);
    else {
      this.#bookUse.stay(id);
      return move;
    }
    return undefined;
  }

  /**
   * Thinks on the opponent's time, expecting the reply of `line`. At full strength only: weaker levels search a fixed number of
   * nodes, and would become neither faster nor stronger.
   */
  async #ponder(mover: SideName, line: readonly NotatedMove[] | undefined): Promise<void> {
    const head = this.#match.record.head.value;
    const players = this.#match.players.value;
    if (players.level < LEVELS || !line || !head) return;
    try {
      const { Pondering } = await import('./pondering.ts');
      this.#pondering ??= new Pondering(this.#engine, this.#match, this.#search.pondered, (view) =>
        this.#readTables(view),
      );
      this.#pondering.expect(head, line, limitsOf(players, this.#clockOf(mover)));
    } catch {
      // Without its script the computer thinks on its own time only.
    }
  }

  #clockOf(player: SideName): OwnClock | undefined {
    const { clock } = this.#match;
    const control = clock.control.value?.[player];
    return control && { control, left: clock.remaining(player) };
  }
}
