// A place in the repository's sources: `crates/ladder/src/minimax.rs#fn score` is the first line with these words.

export interface SourcePlace {
  path: string;
  /** Words of the line; empty for the whole file. */
  words: string;
}

export function placeOf(source: string): SourcePlace {
  const [path = '', words = ''] = source.split('#');
  return { path, words };
}

/** The number of the line, from 1. */
export function lineOf(text: string, { words }: SourcePlace): number {
  const at = words === '' ? 0 : text.split('\n').findIndex((line) => line.includes(words));
  return at + 1;
}

/** A line on GitHub, derived from a GitHub Pages address; `undefined` for other hosts. */
export function addressOf(
  path: string,
  line: number,
  { hostname, pathname }: { hostname: string; pathname: string },
): string | undefined {
  const owner = /^([\w-]+)\.github\.io$/.exec(hostname)?.[1];
  if (!owner) return undefined;
  const repository = pathname.split('/')[1] || `${owner}.github.io`;
  return `https://github.com/${owner}/${repository}/blob/main/${path}#L${line}`;
}
