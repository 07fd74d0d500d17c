import { wallWords } from './i18n/index.ts';
import type { Run } from './runs.ts';

const SIZE = { width: 420, height: 240 };
const MARGIN = { left: 26, right: 10, top: 26, bottom: 34 };

/** Moves to mate by the table, over the moves that were played: a straight line down is perfect play. */
export function ProgressChart({ runs }: { runs: readonly Run[] }) {
  const text = wallWords.value;
  const lines = runs.map(({ steps }) => distances(steps));
  const most = Math.max(1, ...lines.flat());
  const longest = Math.max(most, ...lines.map((line) => line.length - 1));
  const inner = {
    width: SIZE.width - MARGIN.left - MARGIN.right,
    height: SIZE.height - MARGIN.top - MARGIN.bottom,
  };
  const x = (move: number): number => MARGIN.left + (move / longest) * inner.width;
  const y = (distance: number): number => MARGIN.top + inner.height * (1 - distance / most);
  const step = longest > 24 ? 10 : 5;
  const marks = (end: number): number[] =>
    Array.from({ length: Math.floor(end / step) + 1 }, (_, i) => i * step);
  return (
    <svg class="wall-chart" viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true">
      {marks(most).map((distance) => (
        <g key={distance}>
          <path class="wall-grid" d={`M${x(0)} ${y(distance)}H${x(longest)}`} />
          <text class="wall-scale is-left" x={MARGIN.left - 6} y={y(distance)}>
            {distance}
          </text>
        </g>
      ))}
      {marks(longest).map((move) => (
        <text key={move} class="wall-scale" x={x(move)} y={SIZE.height - MARGIN.bottom + 13}>
          {move}
        </text>
      ))}
      <text class="wall-scale" x={MARGIN.left + inner.width / 2} y={SIZE.height - 5}>
        {text.movesPlayed}
      </text>
      <text class="wall-scale is-title" x={0} y={8}>
        {text.movesToMate}
      </text>
      {lines.map(
        (line, i) =>
          line.length > 0 && (
            <polyline
              key={i}
              class={`wall-run run-${i}`}
              points={line.map((distance, move) => `${x(move)},${y(distance)}`).join(' ')}
            />
          ),
      )}
    </svg>
  );
}

/** Moves to mate before each move, and after the last. */
function distances(steps: Run['steps']): number[] {
  const last = steps.at(-1);
  const end = last?.after === undefined ? [] : [last.after];
  return [...steps.map(({ before }) => before), ...end];
}
