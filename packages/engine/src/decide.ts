import type { ErrorReply, Game, NotatedMove, SearchLimits, SearchReport } from '@chariot/protocol';
import type { Turn } from './client/asker.ts';
import type { EngineClient } from './client/client.ts';
import { askForWhole } from './whole.ts';

/** The outcome of a search. */
export interface Decision<Report extends SearchReport = SearchReport> {
  /** The move to play; `undefined` if the game is over. */
  best: NotatedMove | undefined;
  /** The expected reply. */
  ponder: NotatedMove | undefined;
  /** The last report on the best line; `undefined` where a weak level looked at no line. */
  report: Report | undefined;
}

/**
 * @internal Searches until the limits are reached or the turn ends. A stopped search decides too:
 * for the move of its last finished line, or of a search of one ply.
 */
export async function decide(
  client: EngineClient,
  game: Game,
  limits: SearchLimits,
  turn: Turn,
  onReport: (report: SearchReport) => void,
): Promise<Decision | ErrorReply> {
  let last: SearchReport | undefined;
  const hear = (report: SearchReport): void => {
    if (report.rank === 1) last = report;
    onReport(report);
  };
  if (limits.searchMoves?.length || limits.clock?.movesToGo !== undefined) {
    const none = await askForWhole(client, game);
    if (none) return none;
  }
  let found = await turn.search({ game, limits }, hear);
  if (!found) {
    if (last) return decision(last.pv[0], last);
    const { level, searchMoves = [] } = limits;
    const shallow = { game, limits: { level, searchMoves, depth: 1 } };
    found = await client.begin().search(shallow, hear);
  }
  if (!found) throw new Error('a search that nobody stops has an answer');
  return 'error' in found ? found : decision(found.best, found.report);
}

function decision(best: NotatedMove | undefined, report: SearchReport | undefined): Decision {
  const [first, reply] = report?.pv ?? [];
  return { best, ponder: best && first?.uci === best.uci ? reply : undefined, report };
}
