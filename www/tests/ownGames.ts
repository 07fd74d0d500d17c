import type { GameName } from '@chariot/protocol';
import type { Page } from '@playwright/test';
import type { JudgedGame, Mistake, Theme } from '../src/games/diagnosis/judged.ts';
import type { GamePhase } from '../src/shared/game/phase.ts';

/** Openings of the made games, in coordinates and in notation. */
const OPENINGS: Readonly<Record<GameName, readonly string[]>> = {
  chess: [
    'e2e4 e4 e7e5 e5 g1f3 Nf3 b8c6 Nc6',
    'e2e4 e4 c7c5 c5 g1f3 Nf3 d7d6 d6',
    'd2d4 d4 d7d5 d5 c2c4 c4 e7e6 e6',
  ],
  xiangqi: [
    'h3e3 C2=5 h10g8 N8+7 h1g3 N2+3 i10h10 R9=8',
    'b3e3 C8=5 b10c8 N2+3 b1c3 N8+7 h10g8 N8+7',
  ],
};
const THEMES: Readonly<Record<GameName, readonly Theme[]>> = {
  chess: ['fork', 'undefended', 'backRank', 'skewer', 'pinnedPiece'],
  xiangqi: ['horseAndCannon', 'fork', 'doubleCannon', 'undefended', 'discoveredAttack'],
};
const FENS: Readonly<
  Record<GameName, Pick<Mistake, 'fen' | 'played' | 'text' | 'best' | 'bestText'>>
> = {
  chess: {
    fen: 'r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq - 0 4',
    played: 'a2a3',
    text: 'a3',
    best: ['f3f7'],
    bestText: 'Qxf7#',
  },
  xiangqi: {
    fen: '3k5/9/9/9/9/9/9/9/4R4/3K5 w - - 0 1',
    played: 'e2e3',
    text: 'R5+1',
    best: ['e2e9'],
    bestText: 'R5+7',
  },
};
const ENDINGS = {
  chess: { material: 'KPK', fen: '4k3/8/4K3/4P3/8/8/8/8 w - - 0 1' },
  xiangqi: { material: 'KPK', fen: '4k4/9/4P4/9/9/9/9/9/9/3K5 w - - 0 1' },
} as const;

/**
 * Reviewed games with known faults, the oldest first: forks missed in half of them, an ending given away in one of
 * eight, haste, and the second opening badly played.
 */
export function judgedGames(game: GameName, count: number): JudgedGame[] {
  let seed = 7;
  const random = (): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  return Array.from({ length: count }, (_, i): JudgedGame => {
    const which = i % OPENINGS[game].length;
    const words = (OPENINGS[game][which] ?? '').split(' ');
    const themes = THEMES[game];
    const moves = Array.from({ length: 36 }, (_, at): JudgedGame['moves'][number] => {
      const phase: GamePhase = at < 10 ? 'opening' : at < 26 ? 'middlegame' : 'endgame';
      const isMistake =
        random() < (at === 20 ? 0.5 : phase === 'opening' ? 0.02 + 0.06 * which : 0.04);
      const loss = isMistake ? 0.12 + 0.4 * random() : 0.03 * random();
      const theme = at === 20 ? themes[0] : themes[Math.floor(random() * themes.length)];
      const known: readonly Theme[] = theme ? [theme] : [];
      const isMissed = at === 20 || random() < 0.6;
      return {
        ply: 2 * at,
        phase,
        before: 0.3 + 0.5 * random(),
        loss,
        accuracy: 100 * 2 ** (-loss / 0.08),
        seconds: isMistake && random() < 0.3 ? 4 : 5 + 25 * random(),
        left: 600 - 15 * at,
        ...(isMistake && {
          mistake: {
            ...FENS[game],
            alone: true,
            missed: isMissed ? known : [],
            allowed: isMissed ? [] : known,
          },
        }),
      };
    });
    const ending = ENDINGS[game];
    return {
      id: `made-${game}-${i}`,
      side: i % 2 === 0 ? 'first' : 'second',
      result: (['win', 'draw', 'loss', 'win'] as const)[Math.floor(random() * 4)] ?? 'win',
      date: `2026.${String(1 + Math.floor(i / 28)).padStart(2, '0')}.${String(1 + (i % 28)).padStart(2, '0')}`,
      opponent: `Opponent ${i}`,
      rating: 1500,
      opponentRating: random() < 0.5 ? 1650 : 1350,
      opening: Array.from({ length: words.length / 2 }, (_, at) => ({
        uci: words[2 * at] ?? '',
        text: words[2 * at + 1] ?? '',
        key: words.slice(0, 2 * at + 1).join(' '),
      })),
      leftBook: 8 + (i % 5),
      moves,
      deaths: Array.from({ length: 10 }, () => {
        const file = 'abcdefgh'.charAt(Math.floor(8 * ((random() + random()) / 2)));
        return `${file}${1 + Math.floor(8 * ((random() + random()) / 2))}`;
      }),
      endings:
        i % 4 === 0
          ? [
              {
                ...ending,
                worth: 'win',
                ...(i % 8 === 0 && {
                  fault: {
                    fen: ending.fen,
                    text: game === 'chess' ? 'Kf6' : 'K6+1',
                    best: [],
                    result: 'draw',
                  },
                }),
              },
            ]
          : [],
      hasClock: true,
      ...(i % 15 === 0 && { flagged: 0.6 }),
    };
  });
}

/** Puts reviewed games into the browser's database, as earlier visits would have; `version`: that of the database. */
export async function keepReviewed(
  page: Page,
  game: GameName,
  games: readonly Pick<JudgedGame, 'id' | 'date'>[],
  version = 3,
): Promise<void> {
  await page.goto('./robots.txt');
  await page.evaluate(
    async ([game, games, version]) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('chariot.reviews', version);
        request.onupgradeneeded = () => {
          const sources = request.result.createObjectStore('sources', { keyPath: 'id' });
          sources.createIndex('date', ['game', 'date', 'place']);
          const reviews = request.result.createObjectStore('reviews', { keyPath: 'id' });
          reviews.createIndex('game', 'game');
        };
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const transaction = database.transaction(['sources', 'reviews'], 'readwrite');
      for (const [place, judged] of games.entries()) {
        const { id, date } = judged;
        transaction.objectStore('sources').put({ id, game, date, place });
        transaction.objectStore('reviews').put({ id: judged.id, game, judged });
      }
      await new Promise<void>((resolve) => {
        transaction.oncomplete = () => resolve();
      });
      database.close();
    },
    [game, games, version] as const,
  );
}
