import { type Askable, site, startClient } from '@chariot/engine/client';
import {
  type ErrorReply,
  failure,
  type ThinkContent,
  type ThinkName,
  type ThinkReplyTo,
  type ThinkReportOf,
} from '@chariot/protocol';
import { perGame } from '../games/index.ts';

/**
 * Engines of this view, apart from the others, each fetched and started on first use. They answer all that the page's
 * other engines do, with one thread.
 */
export const thinkEngines = perGame((game) => startClient(game, site, { first: 'full' }));

/** Sends a request of this view and awaits the reply; `onReport` receives progress. */
export async function askThink<Name extends ThinkName>(
  asker: Pick<Askable, 'ask'>,
  name: Name,
  content: ThinkContent<Name>,
  onReport: (report: ThinkReportOf<Name>) => void = () => {},
): Promise<ThinkReplyTo<Name> | ErrorReply> {
  const reply = await asker.ask('think', { [name]: content } as never, (report) => {
    if ('think' in report && name in report.think) onReport(report.think[name as never]);
  });
  if ('error' in reply) return reply;
  if (name in reply) return reply[name as never];
  return failure('PROTOCOL', `expected a reply to ${name}, got ${Object.keys(reply)}`);
}
