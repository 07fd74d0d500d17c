import type { GameName } from '@chariot/protocol';
import { toTraditional } from './traditional.ts';

/** Lines of English name, Chinese name, moves and code. */
const LISTS = import.meta.glob<string>('../../openings/*.tsv', {
  query: '?raw',
  import: 'default',
});

/** A named opening. */
export interface OpeningLine {
  english: string;
  /** In simplified characters. */
  chinese: string;
  traditional: string;
  /** In SAN, or in Chinese notation. */
  moves: readonly string[];
  /** ECO code, or range of ECCP codes; may be empty. */
  code: string;
}

/** Fetches the named openings of a game. */
export async function fetchOpeningLines(game: GameName): Promise<readonly OpeningLine[]> {
  const list = await LISTS[`../../openings/${game}.tsv`]?.();
  return readOpeningLines(list ?? '');
}

/** Parses a list of openings. */
export function readOpeningLines(list: string): readonly OpeningLine[] {
  return list
    .split('\n')
    .filter((row) => row.trim() !== '')
    .map((row) => {
      const [english = '', chinese = '', moves = '', code = ''] = row.trim().split('\t');
      const traditional = toTraditional(chinese);
      return { english, chinese, traditional, moves: moves.split(' '), code };
    });
}
