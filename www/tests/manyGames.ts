/** A game between these players, as files have it. */
export const gameOf = (
  white: string,
  black: string,
  date: string,
  result: string,
  line: string,
): string =>
  `[Event "Linares"]\n[Date "${date}"]\n[White "${white}"]\n[Black "${black}"]\n[Result "${result}"]\n[ECO "B90"]\n\n${line} ${result}\n\n`;

/** `count` games of the same moves, each between other players. */
export function games(count: number, line = '1. e4 e5 2. Nf3'): string {
  const results = ['1-0', '0-1', '1/2-1/2'];
  return Array.from({ length: count }, (_, i) =>
    gameOf(
      `White ${i + 1}`,
      `Black ${i + 1}`,
      `${1990 + (i % 30)}.01.02`,
      results[i % 3] ?? '*',
      line,
    ),
  ).join('');
}
