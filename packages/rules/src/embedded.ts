import { RulesError } from './error.ts';
import { type Rules, type RulesOptions, rulesFrom } from './rules.ts';

export * from './exports.ts';

// A glob, because type checks and tests also run where the rules are not built.
const BUILT = import.meta.glob<string>('../generated/*.base64.js', {
  eager: true,
  import: 'default',
});

/** The rules of a game, from bytes in this script: nothing is fetched. */
export function createRules(options: RulesOptions): Promise<Rules> {
  return rulesFrom(options, (game) => {
    const text = BUILT[`../generated/${game}.base64.js`];
    if (text === undefined) throw new RulesError('INPUT', 'The rules were not built.');
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  });
}
