import { engineAddress } from '@chariot/engine/client/built';
import type { EngineClient } from '@chariot/engine/client/client';
import {
  type ErrorReply,
  failure,
  type ThinkContent,
  type ThinkName,
  type ThinkReplyTo,
  type ThinkReportOf,
} from '@chariot/protocol';
import { perGame } from '../games/index.ts';
import { startEngine } from './index.ts';

/**
 * The engines of this view, of an edition of their own; a game's is fetched and started when it is first asked for. They
 * also answer what the page's other engines do, tables included, but for the number of threads.
 */
export const thinkEngines = perGame((game) =>
  startEngine(game, () => engineAddress(game, '_think'), 'full'),
);

/** What an asker may want besides the reply. */
export interface ThinkAsking<Name extends ThinkName> {
  /** Aborted when the answer is no longer wanted: the reply is then an error of the kind `CANCELLED`. */
  signal?: AbortSignal;
  /** Told how far the answer has come. */
  onReport?: (report: ThinkReportOf<Name>) => void;
}

/** Asks what only this view asks, and waits for what the reply says. */
export async function askThink<Name extends ThinkName>(
  engine: Pick<EngineClient, 'ask'>,
  name: Name,
  content: ThinkContent<Name>,
  { signal, onReport }: ThinkAsking<Name> = {},
): Promise<ThinkReplyTo<Name> | ErrorReply> {
  const reply = await engine.ask('think', { [name]: content } as never, {
    ...(signal && { signal }),
    onReport: (report) => {
      if ('think' in report && name in report.think) onReport?.(report.think[name as never]);
    },
  });
  if ('error' in reply) return reply;
  if (name in reply) return reply[name as never];
  return failure('PROTOCOL', `expected a reply to ${name}, got ${Object.keys(reply)}`);
}
