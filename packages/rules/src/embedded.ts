import { RulesError } from './error.ts';
import { type Rules, type RulesOptions, rulesFrom } from './rules.ts';

export * from './exports.ts';

// A glob, because type checks and tests also run where the rules are not built.
const BUILT = import.meta.glob<string>('../generated/*.base64.js', { import: 'default' });

/** The rules of a game, from bytes in a script: no file is read or fetched. */
export function createRules(options: RulesOptions): Promise<Rules> {
  return rulesFrom(options, async (game) => {
    const text = await BUILT[`../generated/${game}.base64.js`]?.();
    if (text === undefined) throw new RulesError('INPUT', 'The rules were not built.');
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  });
}
