import type { YearInGames } from '../../diagnosis/year.ts';
import { gamesWords } from '../../i18n/index.ts';
import { saidResults } from '../Results.tsx';
import { columnsOf } from './months.ts';

const WIDTH = 640;
const HEIGHT = 140;
/** Room for a month's games above its column, and for its name and accuracy below. */
const ABOVE = 24;
const BELOW = 56;

/** The months of a year: games by result, and their accuracy. */
export function MonthChart({ year }: { year: YearInGames }) {
  const text = gamesWords.value;
  const columns = columnsOf(year, WIDTH, HEIGHT);
  const said = columns
    .filter(({ games }) => games > 0)
    .map(({ name, games, results, accuracy }) =>
      text.monthSaid(name, games, saidResults(results), accuracy),
    );
  return (
    <svg
      class="own-games-months"
      viewBox={`0 ${-ABOVE} ${WIDTH} ${ABOVE + HEIGHT + BELOW}`}
      role="img"
      aria-label={text.monthsSaid(said)}
    >
      <line x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
      {columns.map(({ name, games, accuracy, x, width, parts }) => {
        const middle = x + width / 2;
        return (
          <g key={name} text-anchor="middle">
            {parts.map((part) => (
              <rect
                key={part.name}
                class={`is-${part.name}`}
                x={x}
                y={part.y}
                width={width}
                height={part.height}
              />
            ))}
            {games > 0 && (
              <text x={middle} y={Math.min(...parts.map(({ y }) => y)) - 7}>
                {games}
              </text>
            )}
            <text x={middle} y={HEIGHT + 22}>
              {name}
            </text>
            {accuracy !== null && (
              <text x={middle} y={HEIGHT + 46} class="own-games-month-accuracy">
                {Math.round(accuracy)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
