/// <reference lib="webworker" />
// Reads a file of games in a worker.
import { type Answers, type FromReader, pack, type Question, type ToReader } from './messages.ts';
import { GamesFile } from './reader.ts';

const page = self as unknown as DedicatedWorkerGlobalScope;
const post = (message: FromReader): void => page.postMessage(message);

let games: GamesFile | null = null;
let found: Uint32Array = new Uint32Array();

async function answer(file: GamesFile, question: Question): Promise<Answers[keyof Answers]> {
  if ('find' in question) {
    found = file.index.find(question.find);
    return found.length;
  }
  if ('rows' in question) {
    const { from, count } = question.rows;
    return Array.from(found.subarray(from, from + count), (place) => file.index.row(place));
  }
  const place = found[question.game] ?? 0;
  return { place, packed: pack(await file.game(place)) };
}

page.addEventListener('message', async ({ data }: MessageEvent<ToReader>) => {
  if (data.type === 'open') {
    games = new GamesFile(...data.files);
    const fault = await games.read((fraction, count) => {
      post({ type: 'progress', fraction, games: count });
    });
    if (fault) return post({ type: 'fault', fault });
    found = Uint32Array.from({ length: games.index.size }, (_, i) => i);
    return post({ type: 'ready', games: games.index.size });
  }
  const { id, question } = data;
  try {
    if (!games) throw new Error('a question came before the file');
    post({ type: 'answer', id, answer: await answer(games, question) });
  } catch {
    post({ type: 'failed', id });
  }
});
