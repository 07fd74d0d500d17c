import type { GameInEndgame } from '../shared/games/endgame.ts';
import { sidesOf } from './endings.ts';

/** Longest text to read, in characters. */
const LONGEST = 60;
const BETWEEN = /^(vs?\.?|versus|against|对|對|例?[胜勝]|例和|守和)$/;
const FILLERS = /^(and|with|the|a|lone|bare|single|[单單和与與])$/;
const COUNTS = new Map(
  Object.entries({ two: 2, double: 2, three: 3, 双: 2, 雙: 2, 二: 2, 两: 2, 兩: 2, 三: 3 }),
);

/** Red's own defenders, which stand with its attackers: 炮仕. */
const RED_DEFENDERS = /^[仕相]$/;

/** How players name endings. */
type EndingNames = Pick<GameInEndgame, 'vocabulary' | 'defenders'>;

/** Pieces by name. */
type Vocabulary = ReadonlyMap<string, string>;

/**
 * The ending named by a text, with kings or without: `Q vs R`, `KRvK`, `rook and pawn v rook`, 车兵对车. `B+N` is against a
 * lone king. Pieces keep the order of the text. `undefined` if it names none.
 */
export function typedEnding(
  text: string,
  { vocabulary: words, defenders = '' }: EndingNames,
  kinds: readonly string[],
): string | undefined {
  const vocabulary: Vocabulary = new Map(Object.entries(words));
  const sides = [''];
  let count = 1;
  for (const word of wordsOf(text.slice(0, LONGEST), vocabulary, kinds)) {
    const letters = lettersOf(word, vocabulary, kinds);
    // 车兵士象全: pieces that only defend, behind those that attack, are the other side's.
    const isDefence = letters && ![...letters].some((letter) => !defenders.includes(letter));
    if (isDefence && !RED_DEFENDERS.test(word) && sides.length === 1 && sides[0] !== '') {
      sides.push('');
    }
    if (BETWEEN.test(word)) sides.push('');
    else if (COUNTS.has(word)) count = COUNTS.get(word) ?? 1;
    else if (letters !== undefined) {
      sides[sides.length - 1] += letters.repeat(count);
      count = 1;
    } else if (!FILLERS.test(word)) return undefined;
  }
  // A sum of pieces stands against a lone king.
  if (sides.length === 1 && /[+＋]/.test(text)) sides.push('');
  const [strong = '', weak = '', ...more] = sides;
  if (sides.length !== 2 || more.length > 0 || strong + weak === '') return undefined;
  return `K${strong}K${weak}`;
}

/** Whether two names mean the same ending: the pieces in any order, the sides either way round. */
export function isSameEnding(one: string, other: string): boolean {
  const sorted = (letters: string): string => [...letters].sort().join('');
  const [a, b] = [sidesOf(one), sidesOf(other)].map(({ strong, weak }) => [
    sorted(strong),
    sorted(weak),
  ]);
  return a?.join() === b?.join() || a?.reverse().join() === b?.join();
}

/** Words of a text in lower case. Chinese, without spaces, is cut into the longest known words. */
function wordsOf(text: string, vocabulary: Vocabulary, kinds: readonly string[]): string[] {
  const letters = kinds.join('');
  const apart = text
    .normalize('NFKC')
    // `KRvK`
    .replace(new RegExp(`^\\s*([${letters}]+)[vV]([${letters}]+)\\s*$`, 'i'), '$1 v $2')
    .toLowerCase();
  const found = apart.match(/\p{Script=Han}+|[\p{L}\p{N}.]+/gu) ?? [];
  const pairs = joinedPairs(found, vocabulary);
  return pairs.flatMap((word) => (/\p{Script=Han}/u.test(word) ? cut(word, vocabulary) : [word]));
}

/** Keeps word pairs of the vocabulary together. */
function joinedPairs(words: readonly string[], vocabulary: Vocabulary): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const pair = `${joined.at(-1)} ${word}`;
    if (vocabulary.has(pair)) joined[joined.length - 1] = pair;
    else joined.push(word);
  }
  return joined;
}

function cut(text: string, vocabulary: Vocabulary): string[] {
  const words: string[] = [];
  for (let at = 0; at < text.length; ) {
    const known = [3, 2, 1]
      .map((length) => text.slice(at, at + length))
      .find((word) => vocabulary.has(word) || BETWEEN.test(word) || COUNTS.has(word));
    const word = known ?? text.charAt(at);
    words.push(word);
    at += word.length;
  }
  return words;
}

/** Letters of a word: a piece by name, also in the plural, or letters as typed, without kings. */
function lettersOf(
  word: string,
  vocabulary: Vocabulary,
  kinds: readonly string[],
): string | undefined {
  const known = vocabulary.get(word) ?? vocabulary.get(word.replace(/s$/, ''));
  if (known !== undefined) return known;
  const letters = [...word.toUpperCase()].map(
    (letter) =>
      vocabulary.get(letter.toLowerCase()) ?? (kinds.includes(letter) ? letter : undefined),
  );
  if (letters.includes(undefined)) return undefined;
  return letters.join('').replaceAll('K', '');
}
