import type { GameName, SideName } from '@chariot/protocol';
import { GAMES } from '../../shared/games/index.ts';
import type { Deaths } from '../diagnosis/deaths.ts';
import { gamesWords } from '../i18n/index.ts';
import { sideName } from './findingText.ts';

const SIDE = 10;
/** Squares that are named. */
const NAMED = 3;

interface DeathMapProps {
  game: GameName;
  side: SideName;
  deaths: Deaths;
}

/** A board, your side at the bottom, darker where more of your pieces were captured. */
export function DeathMap({ game, side, deaths }: DeathMapProps) {
  const text = gamesWords.value;
  const worst = [...deaths].sort(([, a], [, b]) => b - a).slice(0, NAMED);
  const said = text.deathsSaid(
    sideName(game, side),
    worst.map(([square]) => square),
  );
  const { files, ranks } = GAMES[game].board;
  return (
    <figure>
      <figcaption>{text.deathsOf(sideName(game, side))}</figcaption>
      <svg
        class="own-games-board"
        viewBox={`0 0 ${files * SIDE} ${ranks * SIDE}`}
        role="img"
        aria-label={worst.length > 0 ? said : text.deathsOf(sideName(game, side))}
      >
        {cellsOf(game, side, deaths).map(({ square, x, y, heat, count }) => (
          <g key={square}>
            <rect x={x * SIDE} y={y * SIDE} width={SIDE} height={SIDE} class="own-games-square" />
            <rect
              x={x * SIDE}
              y={y * SIDE}
              width={SIDE}
              height={SIDE}
              class="own-games-heat"
              fill-opacity={heat}
            >
              <title>{`${square}: ${count}`}</title>
            </rect>
          </g>
        ))}
      </svg>
    </figure>
  );
}

/** The squares of a board seen from a side, each with its share of the hottest. */
export function cellsOf(
  game: GameName,
  side: SideName,
  deaths: Deaths,
): { square: string; x: number; y: number; heat: number; count: number }[] {
  const { files, ranks } = GAMES[game].board;
  const most = Math.max(1, ...deaths.values());
  return Array.from({ length: files * ranks }, (_, i) => {
    const [file, rank] = [i % files, Math.floor(i / files)];
    const square = `${String.fromCharCode(97 + file)}${rank + 1}`;
    const count = deaths.get(square) ?? 0;
    const [x, y] = side === 'first' ? [file, ranks - 1 - rank] : [files - 1 - file, rank];
    return { square, x, y, heat: count / most, count };
  });
}
