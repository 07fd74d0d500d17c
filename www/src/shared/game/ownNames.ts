import type { GameName } from '@chariot/protocol';
import { load, save } from '../ui/storage.ts';

/** The person's names in files of games, as written; none until they have been given. */
export function ownNames(game: GameName): readonly string[] {
  return load(keyFor(game), readNames) ?? [];
}

export function saveOwnNames(game: GameName, names: readonly string[]): void {
  save(keyFor(game), names);
}

const keyFor = (game: GameName): string => `games.names.${game}`;

function readNames(value: unknown): string[] | undefined {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : undefined;
}
