import { expect, test, type Visit } from './visit.ts';

/** Plays against the computer, which shows that page and engine work. */
async function play(visit: Visit): Promise<void> {
  await visit.newGame({ level: 1 });
  await visit.squares('e2', 'e4');
  await visit.moves(2);
}

test('a worker that dies is replaced, and the game goes on', async ({ visit, site }) => {
  site.runFirst(() => {
    const workers: Worker[] = [];
    Object.assign(globalThis, { workers });
    globalThis.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        workers.push(this);
      }
    };
  });
  await visit.open('play/chess');
  await visit.newGame({ level: 12 });
  await visit.squares('e2', 'e4');
  await visit.title('Chariot is thinking');
  await visit.tab.evaluate(() =>
    (globalThis as unknown as { workers: Worker[] }).workers.at(-1)?.terminate(),
  );
  await visit.moves(2);
});

test('storage that is denied, of every kind', async ({ visit, site }) => {
  site.runFirst(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
    Object.defineProperty(navigator, 'storage', { value: undefined });
  });
  await visit.open('play/chess');
  await play(visit);
  await visit.open('endgame/chess', '.value');
});

test.describe('a page that keeps its files', () => {
  test.use({ keepsFiles: true });

  test('works without network, and takes a new version when it is wanted', async ({
    visit,
    site,
  }) => {
    await visit.open('play/chess');
    await visit.gives(2, async () => {
      const kept = await Promise.all(
        (await caches.keys()).map(async (name) => await (await caches.open(name)).keys()),
      );
      const names = kept.flat().map(({ url }) => /assets\/([a-z]+)_bg-/.exec(url)?.[1]);
      return new Set(names.filter(Boolean)).size;
    });
    await site.stop();
    await visit.reload();
    await play(visit);
    await visit.open('play/xiangqi');
    await visit.newGame({ level: 1 });
    await visit.squares('h3', 'e3');
    await visit.moves(2);
    site.deploy('second');
    await site.start();
    await visit.reload();
    await visit.sees('.update-offer');
    await visit.faultless();
    await visit.press('Reload');
    await visit.gives('second', () => document.body.dataset.build ?? '');
    await visit.sees('.pieces .piece');
    expect(await visit.tab.evaluate(() => location.hash)).toBe('#play/xiangqi');
  });
});
