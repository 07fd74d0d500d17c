import { type Askable, type Asker, Priority, type Turn } from '@chariot/engine/client';
import type { ErrorReply, ReplyTo, SearchLimits, SearchReport, View } from '@chariot/protocol';
import { signal } from '@preact/signals';

/** What a search is for. */
export type SearchPurpose = 'move' | 'hint' | 'offer' | null;

/** A search begun on the opponent's time that goes on. */
export type OngoingSearch = (
  tell: (report: SearchReport) => void,
  turn: Turn,
) => Promise<ReplyTo<'search'> | ErrorReply | null>;

/** The searches of a game, one at a time. */
export class GameSearch {
  readonly busy = signal<SearchPurpose>(null);
  /** The latest report, and the position that was searched. */
  readonly found = signal<{ report: SearchReport; view: View } | null>(null);
  /** The latest report of pondering; `null` while the computer does not ponder. */
  readonly pondered = signal<SearchReport | null>(null);
  readonly #asker: Asker;

  constructor(engine: Pick<Askable, 'asker'>) {
    this.#asker = engine.asker();
  }

  /** Begins what `stop` ends. */
  begin(purpose: Exclude<SearchPurpose, null>): Turn {
    return this.#asker.begin(purpose === 'move' ? Priority.Move : Priority.Study);
  }

  /** Searches the last position of a game, or goes on with `ongoing`; `null` if the search was given up. */
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
    // Whoever gave it up has set the state already.
    if (reply === null || turn.isOver) return null;
    this.busy.value = null;
    if (!('error' in reply) && reply.report) tell(reply.report);
    return reply;
  }

  /** Gives up the present search. */
  stop(): void {
    this.#asker.stop();
    this.busy.value = null;
  }

  /** Forgets the last report. */
  forget(): void {
    this.found.value = null;
  }
}
