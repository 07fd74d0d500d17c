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

/** Which request is answered first. A search below `Move` gives way to what is above it, and goes on afterwards. */
export const Priority = {
  /** The opponent's time. */
  Ponder: 0,
  /** An analysis without end, or an estimate. */
  Analysis: 1,
  /** A search that ends by itself: a hint, a threat, a review. */
  Study: 2,
  /** The game's move, and questions about the rules. */
  Move: 3,
  /** What a lost worker knew, for the next one. */
  Replay: 4,
} as const;
export type Priority = (typeof Priority)[keyof typeof Priority];

/** How a request is to be answered. */
export interface Wish {
  priority: Priority;
  /** True for the search of a position that may come about: limits hold from `hit` on. */
  ponders: boolean;
  /** Told what comes before the reply. */
  onReport(report: ProgressReport): void;
}

/** A request that was handed in. */
export interface Ticket {
  /** `null` if it was cancelled first. */
  readonly answer: Promise<Reply | ErrorReply | null>;
  cancel(): void;
  /** The position that is pondered on has come about: the search is of this priority now, and ends by its limits. */
  hit(priority: Priority): void;
}

/** What requests can be handed in to. */
export abstract class Askable {
  abstract submit(request: Request, wish: Wish): Ticket;

  /** Asks, and waits for what the reply says. */
  ask<Name extends RequestName>(
    name: Name,
    content: RequestContent<Name>,
    onReport?: (report: ProgressReport) => void,
  ): Promise<ReplyTo<Name> | ErrorReply> {
    return this.begin().ask(name, content, onReport);
  }

  /** Begins something whose requests can be given up together. */
  begin(priority: Priority = Priority.Move): Turn {
    return new Turn(this, priority);
  }

  /** One who asks again and again: only the last turn counts. */
  asker(priority: Priority = Priority.Move): Asker {
    return new Asker(this, priority);
  }
}

/** Requests that are given up together. */
export class Turn {
  /** True once nobody wants its answers: what is asked afterwards is refused at once. */
  isOver = false;
  readonly #engine: Pick<Askable, 'submit'>;
  readonly #priority: Priority;
  readonly #open = new Set<Pick<Ticket, 'cancel' | 'hit'>>();

  constructor(engine: Pick<Askable, 'submit'>, priority: Priority) {
    this.#engine = engine;
    this.#priority = priority;
  }

  /** Asks, and waits for what the reply says: an error of the kind `CANCELLED` if the turn ends first. */
  async ask<Name extends RequestName>(
    name: Name,
    content: RequestContent<Name>,
    onReport?: (report: ProgressReport) => void,
  ): Promise<ReplyTo<Name> | ErrorReply> {
    const reply = await this.#submit(worded(name, content), onReport);
    return contentOf(name, reply ?? failure('CANCELLED', 'it is no longer wanted'));
  }

  /** Searches until the limits are reached; `null` if the turn ends first. What the search has learned stays. */
  search(
    content: RequestContent<'search'>,
    onReport: (report: SearchReport) => void = () => {},
  ): Promise<ReplyTo<'search'> | ErrorReply | null> {
    return this.#search(content, onReport, false);
  }

  /** Searches a position that may come about: without limits until `hit`. It may answer before. */
  ponder(
    content: RequestContent<'search'>,
    onReport: (report: SearchReport) => void = () => {},
  ): Promise<ReplyTo<'search'> | ErrorReply | null> {
    return this.#search(content, onReport, true);
  }

  /** The position that is pondered on has come about. */
  hit(): void {
    for (const ticket of this.#open) ticket.hit(this.#priority);
  }

  /** Ends another turn with this one. */
  adopt(other: Turn): void {
    if (this.isOver) other.end();
    else this.#open.add({ cancel: () => other.end(), hit: () => {} });
  }

  /** Gives up what has not been answered. */
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

/** One who asks again and again, of whose turns the last alone counts. */
export class Asker {
  readonly #engine: Pick<Askable, 'submit'>;
  readonly #priority: Priority;
  #turn: Turn | null = null;

  constructor(engine: Pick<Askable, 'submit'>, priority: Priority) {
    this.#engine = engine;
    this.#priority = priority;
  }

  /** Begins a turn; the one before ends. */
  begin(priority: Priority = this.#priority): Turn {
    this.stop();
    this.#turn = new Turn(this.#engine, priority);
    return this.#turn;
  }

  /** Gives up the present turn. */
  stop(): void {
    this.#turn?.end();
    this.#turn = null;
  }
}

/** Does something that ends when `signal` is aborted. */
export async function until<T>(
  engine: Askable,
  signal: AbortSignal | undefined,
  work: (turn: Turn) => Promise<T>,
): Promise<T> {
  const turn = engine.begin();
  const end = (): void => turn.end();
  if (signal?.aborted) end();
  signal?.addEventListener('abort', end);
  try {
    return await work(turn);
  } finally {
    signal?.removeEventListener('abort', end);
  }
}
