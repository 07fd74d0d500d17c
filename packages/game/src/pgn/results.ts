/** How games end: PGN's signs, and what Chinese score sheets say. */
const RESULTS: ReadonlyMap<string, string> = new Map([
  ...['1-0', '红胜', '紅勝', '红方胜', '紅方勝', '先胜', '先勝'].map(
    (said) => [said, '1-0'] as const,
  ),
  ...['0-1', '黑胜', '黑勝', '黑方胜', '黑方勝', '先负', '先負'].map(
    (said) => [said, '0-1'] as const,
  ),
  ...['1/2-1/2', '½-½', '和棋', '和局', '先和'].map((said) => [said, '1/2-1/2'] as const),
  ['*', '*'],
]);

/** The result that a word is, in the signs of PGN; it may stand in brackets, or behind the number of a move. */
export function resultOf(word: string): string | undefined {
  const said = halfWidth(word)
    .replace(/^\((.*)\)$/, '$1')
    .replace(/^\d+\.+/, '');
  return RESULTS.get(said);
}

/** Letters, digits and signs as wide as Chinese characters, in their usual form: `Ｃ２＝５` is `C2=5`. */
export function halfWidth(text: string): string {
  return text.replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
}
