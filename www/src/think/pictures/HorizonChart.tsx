import type { SearchScore } from '@chariot/protocol';
import { picturesWords } from '../i18n/index.ts';
import { type Expectation, LEAVES, type LeafName } from './expectations.ts';

const [WIDTH, HEIGHT] = [360, 240];
const MARGIN = { left: 34, right: 24, top: 26, bottom: 56 };

interface HorizonChartProps {
  /** In plies. */
  depth: number;
  /** Plies behind the horizon that are shown. */
  deeper: number;
  found: Readonly<Partial<Record<LeafName, Expectation>>>;
  /** Moves that follow the one of the search that stops dead, in notation. */
  played: readonly string[];
  /** How many of them stand on the board. */
  at: number;
}

/** Hopes of each search up to its horizon, and the truth behind it, in pawns to scale. */
export function HorizonChart({ depth, deeper, found, played, at }: HorizonChartProps) {
  const text = picturesWords.value;
  const lines = LEAVES.flatMap((leaf) => {
    const its = found[leaf];
    return its ? [{ leaf, hoped: pawnsOf(its.score), got: pawnsOf(its.later ?? its.score) }] : [];
  });
  const values = lines.flatMap(({ hoped, got }) => [hoped, got]);
  const [low, high] = [Math.floor(Math.min(-1, ...values)), Math.ceil(Math.max(1, ...values))];
  const step = high - low > 8 ? 5 : high - low > 4 ? 2 : 1;
  const marks = Array.from({ length: high - low + 1 }, (_, i) => low + i).filter(
    (value) => value % step === 0,
  );
  const last = depth + deeper;
  const x = (ply: number): number =>
    MARGIN.left + (ply / last) * (WIDTH - MARGIN.left - MARGIN.right);
  const y = (value: number): number =>
    MARGIN.top + ((high - value) / (high - low)) * (HEIGHT - MARGIN.top - MARGIN.bottom);
  const bottom = HEIGHT - MARGIN.bottom;
  return (
    <svg class="pictures-horizon" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <rect
        class="pictures-night"
        x={x(depth)}
        y={MARGIN.top}
        width={WIDTH - x(depth)}
        height={bottom + 34 - MARGIN.top}
      />
      {marks.map((value) => (
        <g key={value}>
          <path class="pictures-rule" d={`M${x(0)} ${y(value)}H${WIDTH - MARGIN.right}`} />
          <text x={MARGIN.left - 6} y={y(value)} text-anchor="end">
            {String(value).replace('-', '−')}
          </text>
        </g>
      ))}
      {Array.from({ length: last + 1 }, (_, ply) => (
        <text key={ply} x={x(ply)} y={bottom + 12} text-anchor="middle">
          {ply}
        </text>
      ))}
      {played.map((move, ply) => (
        <text
          key={ply}
          class={ply + 1 === at ? 'is-strong' : ''}
          x={x(ply + 1)}
          y={bottom + 28}
          text-anchor="middle"
        >
          {move}
        </text>
      ))}
      <text x={x(0)} y={bottom + 46}>
        {text.pliesAhead}
      </text>
      <text x={0} y={10}>
        {text.inPawns}
      </text>
      <path class="pictures-line" d={`M${x(depth)} ${MARGIN.top - 8}V${bottom}`} />
      <text x={x(depth)} y={MARGIN.top - 14} text-anchor="middle" class="is-strong">
        {text.horizonLine}
      </text>
      {lines.map(({ leaf, hoped, got }) => (
        <g key={leaf} class={`pictures-hope is-${leaf}`}>
          <path d={`M${x(0)} ${y(hoped)}H${x(depth)}`} />
          <path class="is-behind" d={`M${x(depth)} ${y(hoped)}L${x(last)} ${y(got)}`} />
          <circle cx={x(depth)} cy={y(hoped)} r={4} />
          <circle cx={x(last)} cy={y(got)} r={4} />
        </g>
      ))}
    </svg>
  );
}

/** A mate is drawn at the edge. */
const MATE = 10;

function pawnsOf(score: SearchScore): number {
  if (score.kind === 'centipawns') return Math.max(-MATE, Math.min(MATE, score.value / 100));
  return score.kind === 'mateIn' ? MATE : -MATE;
}
