import { fetchFile } from '@chariot/engine/fetch';
import type { GameName } from '@chariot/protocol';
import { type PackedPuzzle, readPuzzles } from './file.ts';

const FILES = import.meta.glob<string>('../../../puzzles/*_puzzles.bin', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Fetches the puzzles of a game. Rejects if the file is unavailable or unreadable. */
export async function fetchPuzzles(game: GameName): Promise<readonly PackedPuzzle[]> {
  const address = FILES[`../../../puzzles/${game}_puzzles.bin`];
  if (!address) throw new Error('there are no puzzles of this game');
  const file = await fetchFile(address);
  return readPuzzles(new Uint8Array(await file.arrayBuffer()));
}
