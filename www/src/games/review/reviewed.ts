// The games to review and their reviews, in the browser's database. Any refusal rejects.
import { accuracyOf } from '@chariot/engine/analysis';
import type { GameName } from '@chariot/protocol';
import { answer, Database } from '../../shared/storage/database.ts';
import type { JudgedGame } from '../diagnosis/judged.ts';
import { summaryOf } from '../diagnosis/summary.ts';
import type { SourceGame } from '../sources/source.ts';

const SOURCES = 'sources';
const REVIEWS = 'reviews';
/** Index of sources by game, date and place in the file, and of reviews by game. */
const BY_DATE = 'date';
const BY_GAME = 'game';
/** Reviews read in one go. */
const BATCH = 50;

/** A stored review; `judged` is `null` for a game that cannot be read. */
interface StoredReview {
  id: string;
  game: GameName;
  judged: JudgedGame | null;
}

/** Version 2 keeps a game's place in its file and the name of its player; version 3 the accuracy of each move. */
const VERSION = 3;

const database = new Database('chariot.reviews', VERSION, (opened, from, within) => {
  if (from === 2) {
    giveAccuracy(within.objectStore(REVIEWS));
    return;
  }
  // Games of the first version are read again.
  for (const name of [...opened.objectStoreNames]) opened.deleteObjectStore(name);
  const sources = opened.createObjectStore(SOURCES, { keyPath: 'id' });
  sources.createIndex(BY_DATE, ['game', 'date', 'place']);
  opened.createObjectStore(REVIEWS, { keyPath: 'id' }).createIndex(BY_GAME, 'game');
});

/** Gives the moves of reviews of version 2 an accuracy, by the winning chances that they lost: all that is known. */
function giveAccuracy(reviews: IDBObjectStore): void {
  const request = reviews.openCursor();
  request.onsuccess = () => {
    const { result: cursor } = request;
    if (!cursor) return;
    const review: StoredReview = cursor.value;
    for (const move of review.judged?.moves ?? []) move.accuracy = accuracyOf(move.loss);
    cursor.update(review);
    cursor.continue();
  };
}

/** Everything of a game: keys of an index that begins with its name. */
const allOf = (game: GameName): IDBKeyRange => IDBKeyRange.bound([game], [game, []]);

/** Ids of the games to review, the newest first. */
export async function sourceIds(game: GameName): Promise<string[]> {
  const ids = await database.within(SOURCES, 'readonly', (sources) =>
    answer(sources.index(BY_DATE).getAllKeys(allOf(game))),
  );
  return (ids as string[]).reverse();
}

/** Number of a year's games to review. */
export function sourcesIn(game: GameName, year: string): Promise<number> {
  // Keys whose date begins with the year and a point, whose successor is the slash.
  const range = IDBKeyRange.bound([game, `${year}.`], [game, `${year}/`]);
  return database.within(SOURCES, 'readonly', (sources) =>
    answer(sources.index(BY_DATE).count(range)),
  );
}

export function sourceWith(id: string): Promise<SourceGame | undefined> {
  return database.within(SOURCES, 'readonly', (sources) => answer(sources.get(id)));
}

/** Stores games to review; resolves to how many of them are new. */
export function keepSources(added: readonly SourceGame[]): Promise<number> {
  return database.within(SOURCES, 'readwrite', async (sources) => {
    const known = await Promise.all(added.map(({ id }) => answer(sources.getKey(id))));
    await Promise.all(added.map((source) => answer(sources.put(source))));
    const isNew = ({ id }: SourceGame, i: number): boolean =>
      known[i] === undefined && added.findIndex((other) => other.id === id) === i;
    return added.filter(isNew).length;
  });
}

/** The reviews of these games that there are, by id. */
export async function reviewsOf(ids: readonly string[]): Promise<Map<string, JudgedGame | null>> {
  const found = new Map<string, JudgedGame | null>();
  // In batches, so that the page stays alive meanwhile.
  for (let at = 0; at < ids.length; at += BATCH) {
    const stored: (StoredReview | undefined)[] = await database.within(REVIEWS, 'readonly', (all) =>
      Promise.all(ids.slice(at, at + BATCH).map((id) => answer(all.get(id)))),
    );
    for (const review of stored) {
      if (!review) continue;
      found.set(review.id, review.judged);
      if (review.judged) summaryOf(review.judged);
    }
  }
  return found;
}

export function keepReview(review: StoredReview): Promise<void> {
  return database.within(REVIEWS, 'readwrite', async (reviews) => {
    await answer(reviews.put(review));
  });
}

/** Removes everything of a game. */
export async function forgetAll(game: GameName): Promise<void> {
  await forget(await sourceIds(game));
  await database.within(REVIEWS, 'readwrite', async (reviews) => {
    const ids = await answer(reviews.index(BY_GAME).getAllKeys(game));
    await Promise.all(ids.map((id) => answer(reviews.delete(id))));
  });
}

/** Removes the games of a file whose player is `isOther`, with their reviews. */
export async function forgetOthers(
  game: GameName,
  isOther: (player: string) => boolean,
): Promise<void> {
  const all: SourceGame[] = await database.within(SOURCES, 'readonly', (sources) =>
    answer(sources.index(BY_DATE).getAll(allOf(game))),
  );
  await forget(
    all.flatMap(({ id, player }) => (player !== undefined && isOther(player) ? id : [])),
  );
}

async function forget(ids: readonly string[]): Promise<void> {
  for (const store of [SOURCES, REVIEWS]) {
    await database.within(store, 'readwrite', async (stored) => {
      await Promise.all(ids.map((id) => answer(stored.delete(id))));
    });
  }
}
