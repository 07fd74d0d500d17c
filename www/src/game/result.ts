import type { GameEnd } from '../generated/wasm.js';
import { words } from '../i18n/index.ts';

/** The result and its reason, in the words of the language. */
export function resultOf(end: GameEnd): { title: string; reason: string } {
  const { wins, sides, draw, rules } = words.value;
  return {
    title: end.winner ? wins(sides[end.winner]) : draw,
    reason: rules[end.rule] ?? end.words,
  };
}
