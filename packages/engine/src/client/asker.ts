import {
  contentOf,
  type ErrorReply,
  failure,
  type ProgressReport,
  type Reply,
  type ReplyTo,
  type Request,
  type RequestContent,
  type RequestName,
  type SearchReport,
  request as worded,
} from '@chariot/protocol';

/** Order of requests. A search below `Move` gives way to higher ones and resumes afterwards. */
export const Priority = {
  /** Pondering, on the opponent's time. */
  Ponder: 0,
  /** Infinite analysis, or an estimate. */
  Analysis: 1,
  /** A search that ends by itself: a hint, a threat, a review. */
  Study: 2,
  /** The game's move, and questions about the rules. */
  Move: 3,
  /** Tables and networks of a lost worker, for the next one. */
  Replay: 4,
} as const;
export type Priority = (typeof Priority)[keyof typeof Priority];

export interface Wish {
  priority: Priority;
  /** Whether the search ponders: its limits hold from `hit` on. */
  ponders: boolean;
  /** Called with what comes before the reply. */
  onReport(report: ProgressReport): void;
}

export interface Ticket {
  /** `null` if it was cancelled first. */
  readonly answer: Promise<Reply | ErrorReply | null>;
  cancel(): void;
  /** The pondered move was played: the search takes this priority and ends by its limits. */
  hit(priority: Priority): void;
}

/** A receiver of requests. */
export abstract class Askable {
  abstract submit(request: Request, wish: Wish): Ticket;

  /** Asks, and resolves to the content of the reply. */
  ask<Name extends RequestName>(
    name: Name,
    content: RequestContent<Name>,
    onReport?: (report: ProgressReport) => void,
  ): Promise<ReplyTo<Name> | ErrorReply> {
    return this.begin().ask(name, content, onReport);
  }

  /** Begins a turn: requests that are cancelled together. */
  begin(priority: Priority = Priority.Move): Turn {
    return new Turn(this, priority);
  }

  /** An asker whose latest turn alone counts. */
  asker(priority: Priority = Priority.Move): Asker {
    return new Asker(this, priority);
  }
}

/** Requests that are cancelled together. */
export class Turn {
  /** Whether the turn has ended: later requests are refused at once. */
  isOver = false;
  readonly #engine: Pick<Askable, 'submit'>;
  readonly #priority: Priority;
  readonly #open = new Set<Pick<Ticket, 'cancel' | 'hit'>>();

  constructor(engine: Pick<Askable, 'submit'>, priority: Priority) {
    this.#engine = engine;
    this.#priority = priority;
  }

  /**
   * Asks, and resolves to the content of the reply, or to a `CANCELLED` error if the turn ends
   * first.
   */
  async ask<Name extends RequestName>(
    name: Name,
    content: RequestContent<Name>,
    onReport?: (report: ProgressReport) => void,
  ): Promise<ReplyTo<Name> | ErrorReply> {
    const reply = await this.#submit(worded(name, content), onReport);
    return contentOf(name, reply ?? failure('CANCELLED', 'it is no longer wanted'));
  }

  /** Searches up to the limits; `null` if the turn ends first. The transposition table is kept. */
  search(
    content: RequestContent<'search'>,
    onReport: (report: SearchReport) => void = () => {},
  ): Promise<ReplyTo<'search'> | ErrorReply | null> {
    return this.#search(content, onReport, false);
  }

  /** Ponders: searches without limits until `hit`. It may answer before. */
  ponder(
    content: RequestContent<'search'>,
    onReport: (report: SearchReport) => void = () => {},
  ): Promise<ReplyTo<'search'> | ErrorReply | null> {
    return this.#search(content, onReport, true);
  }

  /** Reports that the pondered move was played. */
  hit(): void {
    for (const ticket of this.#open) ticket.hit(this.#priority);
  }

  /** Ends another turn with this one. */
  adopt(other: Turn): void {
    if (this.isOver) other.end();
    else this.#open.add({ cancel: () => other.end(), hit: () => {} });
  }

  /** Cancels the unanswered requests. */
  end(): void {
    this.isOver = true;
    for (const ticket of this.#open) ticket.cancel();
    this.#open.clear();
  }

  async #search(
    content: RequestContent<'search'>,
    onReport: (report: SearchReport) => void,
    ponders: boolean,
  ): Promise<ReplyTo<'search'> | ErrorReply | null> {
    const tell = (report: ProgressReport): void => {
      if ('search' in report) onReport(report.search);
    };
    const reply = await this.#submit(worded('search', content), tell, ponders);
    return reply && contentOf('search', reply);
  }

  async #submit(
    request: Request,
    onReport: (report: ProgressReport) => void = () => {},
    ponders = false,
  ): Promise<Reply | ErrorReply | null> {
    if (this.isOver) return null;
    const priority = ponders ? Priority.Ponder : this.#priority;
    const ticket = this.#engine.submit(request, { priority, ponders, onReport });
    this.#open.add(ticket);
    const reply = await ticket.answer;
    this.#open.delete(ticket);
    return reply;
  }
}

/** An asker whose latest turn alone counts. */
export class Asker {
  readonly #engine: Pick<Askable, 'submit'>;
  readonly #priority: Priority;
  #turn: Turn | null = null;

  constructor(engine: Pick<Askable, 'submit'>, priority: Priority) {
    this.#engine = engine;
    this.#priority = priority;
  }

  /** Begins a turn and ends the one before. */
  begin(priority: Priority = this.#priority): Turn {
    this.stop();
    this.#turn = new Turn(this.#engine, priority);
    return this.#turn;
  }

  stop(): void {
    this.#turn?.end();
    this.#turn = null;
  }
}
