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
 * The engines of this view, apart from those that others ask; a game's is fetched and started when it is first asked for.
 * They answer all that the page's other engines do, with one thread.
 */
export const thinkEngines = perGame((game) => startClient(game, site, { first: 'full' }));

/** Asks what only this view asks, and waits for what the reply says; `onReport` is told how far the answer has come. */
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
