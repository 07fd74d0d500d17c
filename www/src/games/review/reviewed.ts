// The games to review and their reviews, in the browser's database. Any refusal rejects.
import type { GameName } from '@chariot/protocol';
import { answer, Database } from '../../shared/storage/database.ts';
import type { JudgedGame } from '../diagnosis/judged.ts';
import type { SourceGame } from '../sources/source.ts';

const SOURCES = 'sources';
const REVIEWS = 'reviews';
/** Index of sources by game and date, and of reviews by game. */
const BY_DATE = 'date';
const BY_GAME = 'game';

/** A stored review; `judged` is `null` for a game that cannot be read. */
interface StoredReview {
  id: string;
  game: GameName;
  judged: JudgedGame | null;
}

const database = new Database('chariot.reviews', 1, (opened) => {
  opened.createObjectStore(SOURCES, { keyPath: 'id' }).createIndex(BY_DATE, ['game', 'date']);
  opened.createObjectStore(REVIEWS, { keyPath: 'id' }).createIndex(BY_GAME, 'game');
});

/** Everything of a game: keys of an index that begins with its name. */
const allOf = (game: GameName): IDBKeyRange => IDBKeyRange.bound([game], [game, []]);

/** Ids of the games to review, the newest first. */
export async function sourceIds(game: GameName): Promise<string[]> {
  const ids = await database.within(SOURCES, 'readonly', (sources) =>
    answer(sources.index(BY_DATE).getAllKeys(allOf(game))),
  );
  return (ids as string[]).reverse();
}

export function sourceWith(id: string): Promise<SourceGame | undefined> {
  return database.within(SOURCES, 'readonly', (sources) => answer(sources.get(id)));
}

export function keepSources(added: readonly SourceGame[]): Promise<void> {
  return database.within(SOURCES, 'readwrite', async (sources) => {
    await Promise.all(added.map((source) => answer(sources.put(source))));
  });
}

/** The reviews of a game, by id. */
export async function reviewsOf(game: GameName): Promise<Map<string, JudgedGame | null>> {
  const stored: StoredReview[] = await database.within(REVIEWS, 'readonly', (reviews) =>
    answer(reviews.index(BY_GAME).getAll(game)),
  );
  return new Map(stored.map(({ id, judged }) => [id, judged]));
}

export function keepReview(review: StoredReview): Promise<void> {
  return database.within(REVIEWS, 'readwrite', async (reviews) => {
    await answer(reviews.put(review));
  });
}

/** Removes everything of a game. */
export async function forgetAll(game: GameName): Promise<void> {
  await database.within(SOURCES, 'readwrite', async (sources) => {
    const ids = await answer(sources.index(BY_DATE).getAllKeys(allOf(game)));
    await Promise.all(ids.map((id) => answer(sources.delete(id))));
  });
  await database.within(REVIEWS, 'readwrite', async (reviews) => {
    const ids = await answer(reviews.index(BY_GAME).getAllKeys(game));
    await Promise.all(ids.map((id) => answer(reviews.delete(id))));
  });
}
