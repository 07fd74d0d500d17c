import type { GameEnd } from '../generated/wasm.js';
import { words } from '../i18n/index.ts';

/** The result and its reason, in the words of the language. */
export function resultOf(end: GameEnd): { title: string; reason: string } {
  const { wins, sides, draw, rules } = words.value;
  const rule = rules[end.rule] ?? end.words;
  return {
    title: end.winner ? wins(sides[end.winner]) : draw,
    reason: end.explanation ? `${rule}: ${end.explanation}` : rule,
  };
}
