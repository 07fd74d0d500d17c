import { type Askable, type Asker, Priority, type Turn } from '@chariot/engine/client';
import type { ErrorReply, ReplyTo, SearchLimits, SearchReport, View } from '@chariot/protocol';
import { signal } from '@preact/signals';

export type SearchPurpose = 'move' | 'hint' | 'offer' | null;

/** A search begun on the opponent's time. */
export type OngoingSearch = (
  tell: (report: SearchReport) => void,
  turn: Turn,
) => Promise<ReplyTo<'search'> | ErrorReply | null>;

/** Searches of a game, one at a time. */
export class GameSearch {
  readonly busy = signal<SearchPurpose>(null);
  /** The latest report and its position. */
  readonly found = signal<{ report: SearchReport; view: View } | null>(null);
  /** The latest report of pondering; `null` while not pondering. */
  readonly pondered = signal<SearchReport | null>(null);
  readonly #asker: Asker;

  constructor(engine: Pick<Askable, 'asker'>) {
    this.#asker = engine.asker();
  }

  /** Begins a turn, which `stop` ends. */
  begin(purpose: Exclude<SearchPurpose, null>): Turn {
    return this.#asker.begin(purpose === 'move' ? Priority.Move : Priority.Study);
  }

  /** Searches the last position of a game, or continues `ongoing`; `null` if stopped. */
  async about(
    view: View,
    limits: SearchLimits,
    purpose: Exclude<SearchPurpose, null>,
    turn = this.begin(purpose),
    ongoing?: OngoingSearch,
  ): Promise<ReplyTo<'search'> | ErrorReply | null> {
    const tell = (report: SearchReport): void => {
      this.found.value = { report, view };
    };
    this.busy.value = purpose;
    const request = { game: view.game, limits };
    const reply = await (ongoing?.(tell, turn) ?? turn.search(request, tell));
    // The caller of `stop` has set the state already.
    if (reply === null || turn.isOver) return null;
    this.busy.value = null;
    if (!('error' in reply) && reply.report) tell(reply.report);
    return reply;
  }

  stop(): void {
    this.#asker.stop();
    this.busy.value = null;
  }

  forget(): void {
    this.found.value = null;
  }
}
