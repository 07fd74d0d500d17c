import { readFile } from 'node:fs/promises';
import { FILES } from './files.ts';
import { type Rules, type RulesOptions, rulesFrom } from './rules.ts';

export * from './exports.ts';

/** Reads the rules of a game. After that nothing waits. */
export function createRules(options: RulesOptions): Promise<Rules> {
  return rulesFrom(options, async (game) => new Uint8Array(await readFile(FILES[game])));
}
