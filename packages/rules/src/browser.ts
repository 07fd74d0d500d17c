import { RulesError } from './error.ts';
import { FILES } from './files.ts';
import { type Rules, type RulesOptions, rulesFrom } from './rules.ts';

export * from './exports.ts';

/** Fetches the rules of a game. After that nothing waits. */
export function createRules(options: RulesOptions): Promise<Rules> {
  return rulesFrom(options, async (game) => {
    const response = await fetch(FILES[game]);
    if (response.ok) return response;
    throw new RulesError('INPUT', `The rules cannot be fetched: HTTP ${response.status}`);
  });
}
