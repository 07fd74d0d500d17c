import type { GameEnd, GameName } from '../generated/wasm.js';
import { words } from '../i18n/index.ts';

/** The result and its reason, in the words of the language. */
export function resultOf(game: GameName, end: GameEnd): { title: string; reason: string } {
  const { wins, draw, games, because } = words.value;
  const { sides, rules } = games[game];
  const rule = rules[end.rule] ?? end.words;
  return {
    title: end.winner ? wins(sides[end.winner]) : draw,
    reason: end.explanation ? because(rule, end.explanation) : rule,
  };
}
