import { type Askable, type Platform, site, startClient } from '@chariot/engine/client';
import {
  type ErrorReply,
  failure,
  type GameName,
  type ThinkContent,
  type ThinkName,
  type ThinkReplyTo,
  type ThinkReportOf,
} from '@chariot/protocol';
import { perGame } from '../games/index.ts';

/**
 * The engines of this view, each of one thread; a game's is fetched and started when it is first asked for. They also answer
 * what the page's other engines do, tables included.
 */
export const thinkEngines = perGame((game) =>
  startClient(game, platformOf(game), { first: 'full' }),
);

function platformOf(game: GameName): Platform {
  const files = site.files[game];
  const { full } = files.editions;
  const editions = { small: full, full, threads: full };
  return { ...site, files: { ...site.files, [game]: { ...files, editions } } };
}

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
