import type { Spelling } from '../game.ts';

/** King, queen, rook, bishop, knight. */
const ENGLISH = 'KQRBN';
/** The same pieces in German, in French, and in Spanish or Italian. */
const LANGUAGES = ['KDTLS', 'RDTFC', 'RDTAC'];

/** A piece move or a promotion. */
const MOVE = /^([A-Z]?)([a-h]?[1-8]?[x:-]?[a-h][1-8])(?:(=?\(?)([A-Z])(\)?))?([+#]*)$/;
const LONGEST_MOVE = 12;

/** Translates moves of each language to English letters. */
export const SPELLINGS: readonly Spelling[] = LANGUAGES.map((letters) => (text) => {
  if (text.length > LONGEST_MOVE) return text;
  const [, piece, way, sign = '', promotion, close = '', end = ''] = MOVE.exec(text) ?? [];
  if (way === undefined) return text;
  const english = [piece, promotion].map((letter) =>
    letter ? ENGLISH[letters.indexOf(letter)] : '',
  );
  const [first, last] = english;
  if (first === undefined || last === undefined) return null;
  return first + way + sign + last + close + end;
});
