export const SUFFIX_LIST = ['!', '?', '!!', '!?', '?!', '??'] as const;
export type Suffix = (typeof SUFFIX_LIST)[number];
export type NAG = number;

/** Signs of chess books for numeric annotation glyphs, as chess.js writes them. */
export const NAG_TO_SYMBOL: Readonly<Record<number, string>> = {
  7: '□',
  22: '⨀',
  10: '=',
  13: '∞',
  14: '⩲',
  15: '⩱',
  16: '±',
  17: '∓',
  18: '+−',
  19: '-+',
  146: 'N',
  32: '↑↑',
  36: '↑',
  40: '→',
  132: '⇆',
  138: '⊕',
  44: '=∞',
  140: '∆',
};

export function nagToGlyph(nag: NAG): string | undefined {
  return NAG_TO_SYMBOL[nag];
}

/** Everything noted about a position, by its FEN. */
export interface PositionNotes {
  fen: string;
  comment?: string;
  suffixAnnotation?: Suffix;
  nags: NAG[];
}
