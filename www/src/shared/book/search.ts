import type { OpeningLine } from '@chariot/game/openings/lines';
import { FAMILIES, LINES } from './aliases.ts';

/** Largest number of results. */
const MOST = 40;

/** A move in SAN, in any letter case. */
const SAN = /^(?:[o0]-[o0](?:-[o0])?|[kqrbn]?[a-h]?[1-8]?x?[a-h][1-8](?:=?[qrbn])?)[+#!?]*$/i;
/** A move in Chinese notation. */
const CHINESE_MOVE =
  /^[前中后一二三四五]?[车马炮兵卒相象仕士将帅][一二三四五六七八九1-9]?[进退平][一二三四五六七八九1-9]$/;
/** The beginning of an ECO or ECCP code. */
const CODE = /^[a-e]\d{0,2}$/i;
const CHINESE = /\p{Script=Han}/u;

/** Variant characters in Chinese moves, and the one that the lists use. */
const VARIANTS: Readonly<Record<string, string>> = Object.fromEntries(
  ['車俥车', '馬傌马', '砲包炮', '進进', '後后', '將将', '帥帅', '卆卒', '像象'].flatMap(
    (group) => {
      const all = [...group];
      const own = all.at(-1) ?? '';
      return all.map((one) => [one, own]);
    },
  ),
);

/** Variant spellings in English names, and ours. */
const SPELLINGS = [
  [/defense/g, 'defence'],
  [/center/g, 'centre'],
  [/counter-?\s?(gambit|attack)/g, 'counter$1'],
  [/gruenfeld/g, 'grunfeld'],
  [/saemisch/g, 'samisch'],
  [/goering/g, 'goring'],
] as const;

/** Finds openings by name in any language, by first moves, or by code. Best match first. */
export function findOpenings(lines: readonly OpeningLine[], query: string): readonly OpeningLine[] {
  const text = query.trim();
  if (text === '') return lines;
  const moves = movesIn(text);
  const found = lines.flatMap((line, place) => {
    const rank = Math.min(rankByMoves(line, moves), rankByCode(line, text), rankByName(line, text));
    return rank < Number.POSITIVE_INFINITY ? [{ line, rank, place }] : [];
  });
  const length = ({ line }: (typeof found)[number]): number =>
    moves ? line.moves.length : line.english.length;
  return found
    .sort((a, b) => a.rank - b.rank || length(a) - length(b) || a.place - b.place)
    .slice(0, MOST)
    .map(({ line }) => line);
}

/** Parses text as moves in the notation of the lists, in lower case; `null` if it is not moves. */
export function movesIn(text: string): readonly string[] | null {
  const tokens = tokensOf(text);
  if (tokens.length === 0) return null;
  if (CHINESE.test(text)) {
    const read = tokens.map(readChinese);
    return read.every((move) => CHINESE_MOVE.test(move)) ? read : null;
  }
  return tokens.every((token) => SAN.test(token)) ? tokens.map(plain) : null;
}

/** Words of a text, without move numbers. */
export function tokensOf(text: string): readonly string[] {
  return text
    .normalize('NFKC')
    .split(/[\s,，]+/)
    .map((token) => token.replace(/^\d+(?:\.+|…)/, ''))
    .filter((token) => token !== '');
}

function readChinese(token: string): string {
  return [...token].map((letter) => VARIANTS[letter] ?? letter).join('');
}

/** A move in lower case, without signs: `nf3`, `o-o`. */
function plain(move: string): string {
  return move
    .replace(/[+#!?=x]/g, '')
    .replaceAll('0', 'o')
    .toLowerCase();
}

const NONE = Number.POSITIVE_INFINITY;

function rankByMoves({ moves }: OpeningLine, wanted: readonly string[] | null): number {
  if (!wanted || moves.length < wanted.length) return NONE;
  return wanted.every((move, i) => move === plain(moves[i] ?? '')) ? 0 : NONE;
}

function rankByCode({ code }: OpeningLine, text: string): number {
  if (!CODE.test(text) || code === '') return NONE;
  const [first = code, last = first] = code.split('-');
  const [letter, digits] = [text.slice(0, 1).toUpperCase(), text.slice(1)];
  const [from, to] = [letter + digits.padEnd(2, '0'), letter + digits.padEnd(2, '9')];
  if (first > to || last < from) return NONE;
  // Exact codes rank before ranges.
  return first === last || digits === '' ? 1 : 1.5;
}

/** Names of an opening as they are compared, its own and others. */
interface Names {
  own: { english: readonly string[]; chinese: readonly string[] };
  others: { english: readonly string[]; chinese: readonly string[] };
}

/** By line: names do not change, and every letter typed compares them all. */
const compared = new WeakMap<OpeningLine, Names>();

function namesOf(line: OpeningLine): Names {
  const known = compared.get(line);
  if (known) return known;
  const others = otherNames(line);
  const names = {
    own: {
      english: [english(line.english)],
      chinese: [chinese(line.chinese), chinese(line.traditional)],
    },
    others: {
      english: others.filter((name) => !CHINESE.test(name)).map(english),
      chinese: others.filter((name) => CHINESE.test(name)).map(chinese),
    },
  };
  compared.set(line, names);
  return names;
}

function rankByName(line: OpeningLine, text: string): number {
  const isChinese = CHINESE.test(text);
  const wanted = isChinese ? chinese(text) : english(text);
  if (wanted === '') return NONE;
  const { own, others } = namesOf(line);
  const best = ({ english, chinese }: Names['own']): number =>
    isChinese
      ? Math.min(...chinese.map((name) => rankInChinese(name, wanted)))
      : Math.min(...english.map((name) => rankInEnglish(name, wanted)));
  // A name of the list comes before another name as good.
  return Math.min(best(own), best(others) + 0.5);
}

/** Other names of an opening; a variation of a family has the family's other names in place of its own. */
function otherNames({ english }: OpeningLine): readonly string[] {
  const ofFamilies = FAMILIES.flatMap(([name, ...others]) => {
    const isOf = english === name || english.startsWith(`${name}:`);
    return isOf ? others.map((other) => other + english.slice(name.length)) : [];
  });
  const own = LINES.flatMap(([name, ...others]) => (name === english ? others : []));
  return [...ofFamilies, ...own];
}

/** Ranks an English name: prefix, or all words. */
function rankInEnglish(name: string, wanted: string): number {
  if (name.startsWith(wanted)) return 2;
  const words = name.split(' ');
  const isNamed = wanted.split(' ').every((part) => words.some((word) => word.startsWith(part)));
  return isNamed ? 3 : NONE;
}

/** Ranks a Chinese name: prefix, substring, or characters in order. */
function rankInChinese(name: string, wanted: string): number {
  if (name.startsWith(wanted)) return 2;
  if (name.includes(wanted)) return 3;
  let from = 0;
  for (const letter of wanted) {
    from = name.indexOf(letter, from) + 1;
    if (from === 0) return NONE;
  }
  return wanted.length > 1 ? 4 : NONE;
}

/** A name in lower case, without accents and punctuation. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
}

/** An English name in one spelling. */
function english(name: string): string {
  return SPELLINGS.reduce(
    (text, [pattern, usual]) => text.replace(pattern, usual),
    folded(name),
  ).trim();
}

/** A Chinese name in one spelling, without spaces. */
function chinese(name: string): string {
  return readChinese(folded(name)).replaceAll(' ', '');
}
