/** Judgements of a move, at most one each. */
export const MOVE_GLYPHS: readonly number[] = [3, 1, 5, 6, 2, 4];
/** Judgements of a position, at most one each. */
export const POSITION_GLYPHS: readonly number[] = [10, 13, 14, 15, 16, 17, 18, 19];
/** Other marks; a move may have several. */
export const OTHER_GLYPHS: readonly number[] = [7, 146, 22, 32, 36, 40, 132, 138, 44, 140];

/**
 * Numeric annotation glyphs (NAG) of PGN with the signs of chess books. Two are in few fonts and so
 * are drawn (`Sign`).
 */
const SYMBOLS = new Map<number, string>([
  [1, '!'],
  [2, '?'],
  [3, '!!'],
  [4, '??'],
  [5, '!?'],
  [6, '?!'],
  [7, '□'],
  [8, '□'],
  [10, '='],
  [11, '='],
  [12, '='],
  [13, '∞'],
  [14, '⩲'],
  [15, '⩱'],
  [16, '±'],
  [17, '∓'],
  [18, '+−'],
  [19, '−+'],
  [20, '+−'],
  [21, '−+'],
  [22, '⊙'],
  [23, '⊙'],
  [26, '○'],
  [27, '○'],
  [32, '↻'],
  [33, '↻'],
  [36, '↑'],
  [37, '↑'],
  [40, '→'],
  [41, '→'],
  [44, '=∞'],
  [45, '=∞'],
  [132, '⇆'],
  [133, '⇆'],
  [138, '⊕'],
  [139, '⊕'],
  [140, '∆'],
  [141, '∇'],
  [142, '⌓'],
  [143, '≤'],
  [144, '=='],
  [145, 'RR'],
  [146, 'N'],
  [238, '○'],
  [239, '⇔'],
  [240, '⇗'],
  [241, '⊞'],
  [242, '»'],
  [243, '«'],
  [244, '✕'],
  [245, '⊥'],
]);

/** A mark as shown: its sign, or its number where books have none. */
export function symbolOf(glyph: number): string {
  return SYMBOLS.get(glyph) ?? `$${glyph}`;
}

/** A move's marks in reading order: on the move, on the position, others. */
export function inOrder(glyphs: readonly number[]): number[] {
  const place = (glyph: number): number =>
    MOVE_GLYPHS.includes(glyph) ? 0 : POSITION_GLYPHS.includes(glyph) ? 1 : 2;
  return [...glyphs].sort((a, b) => place(a) - place(b));
}

/** The marks after a press on one: it goes if present, else replaces others of its sort. */
export function toggled(glyphs: readonly number[], glyph: number): number[] {
  if (glyphs.includes(glyph)) return glyphs.filter((one) => one !== glyph);
  const sort = [MOVE_GLYPHS, POSITION_GLYPHS].find((all) => all.includes(glyph)) ?? [];
  return [...glyphs.filter((one) => !sort.includes(one)), glyph];
}

/** Signs right behind a move, the longer ones first. */
const BEHIND: readonly (readonly [sign: string, glyph: number])[] = [
  ['!!', 3],
  ['??', 4],
  ['!?', 5],
  ['?!', 6],
  ['!', 1],
  ['?', 2],
  ...Object.entries({
    '□': 7,
    '∞': 13,
    '⩲': 14,
    '⩱': 15,
    '±': 16,
    '∓': 17,
    '⨀': 22,
    '⊙': 22,
    '⟳': 32,
    '↻': 32,
    '↑': 36,
    '→': 40,
    '⇆': 132,
    '⊕': 138,
    '∆': 140,
    '⌓': 142,
  }),
];
const SIGN_LETTERS = new Set(BEHIND.flatMap(([sign]) => [...sign]));

/** Signs between spaces. A minus may be any dash. */
const ALONE = new Map<string, number>([
  ...BEHIND,
  ['=', 10],
  ['+/=', 14],
  ['+=', 14],
  ['=/+', 15],
  ['=+', 15],
  ['+/-', 16],
  ['-/+', 17],
  ['+-', 18],
  ['-+', 19],
  ['=/∞', 44],
  ['N', 146],
  ['TN', 146],
]);

/** The mark for a word, if it is one. */
export function glyphOf(word: string): number | undefined {
  return ALONE.get(word.replace(/[−–—]/g, '-'));
}

/** Splits a word into a move and the marks right behind it. */
export function splitSigns(word: string): { move: string; glyphs: number[] } {
  let end = word.length;
  while (end > 0 && SIGN_LETTERS.has(word[end - 1] ?? '')) end -= 1;
  const glyphs: number[] = [];
  for (let at = end; at < word.length; ) {
    const [sign, glyph] = BEHIND.find(([one]) => word.startsWith(one, at)) ?? [' ', 0];
    if (glyph > 0) glyphs.push(glyph);
    at += sign.length;
  }
  return { move: word.slice(0, end), glyphs };
}
