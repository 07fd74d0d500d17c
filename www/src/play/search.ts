import type { Turn } from '@chariot/engine/client';
import type { ErrorReply, ReplyTo, SearchLimits, SearchReport, View } from '@chariot/protocol';
import { signal } from '@preact/signals';

/** A search begun on the opponent's time. */
export type OngoingSearch = (
  tell: (report: SearchReport) => void,
  turn: Turn,
) => Promise<ReplyTo<'search'> | ErrorReply | null>;

/** Searches of a game, and what they report. */
export class GameSearch {
  /** The latest report and its position. */
  readonly found = signal<{ report: SearchReport; view: View } | null>(null);
  /** The latest report of pondering; `null` while not pondering. */
  readonly pondered = signal<SearchReport | null>(null);

  /** Searches the last position of a game, or continues `ongoing`; `null` if the turn ends first. */
  async about(
    turn: Turn,
    view: View,
    limits: SearchLimits,
    ongoing?: OngoingSearch,
  ): Promise<ReplyTo<'search'> | ErrorReply | null> {
    const tell = (report: SearchReport): void => {
      this.found.value = { report, view };
    };
    const request = { game: view.game, limits };
    const reply = await (ongoing?.(tell, turn) ?? turn.search(request, tell));
    if (reply === null || turn.isOver) return null;
    if (!('error' in reply) && reply.report) tell(reply.report);
    return reply;
  }

  forget(): void {
    this.found.value = null;
  }
}
