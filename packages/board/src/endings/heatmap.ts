import type { DistanceToMate, HeatmapSquare, SideName, View } from '@chariot/protocol';
import type { HeatMark } from '../board/HeatLayer.tsx';

/** A piece's heat map, ready to draw. */
export interface DrawnHeatmap {
  /** Marks by square, without the squares of other pieces. */
  marks: ReadonlyMap<string, HeatMark>;
  /** The square of the map's piece. */
  picked: string;
  /** `undefined` if nobody mates. */
  range: MateRange | undefined;
}

/** Moves to the quickest and to the longest mate on a heat map. */
export interface MateRange {
  quickest: number;
  longest: number;
}

/** The engine's results for a position with one piece on each other square. */
export interface PieceHeatmap {
  view: Pick<View, 'pieces' | 'toMove'>;
  square: string;
  squares: readonly HeatmapSquare[];
}

/** The map with wins of `side` as good. `speak` words a distance to mate for the side to move. */
export function mapOf(
  { view, square: picked, squares }: PieceHeatmap,
  side: SideName,
  speak: (value: DistanceToMate | undefined) => string,
): DrawnHeatmap {
  const taken = new Set(view.pieces.map((piece) => piece.square));
  const free = squares.filter(({ square }) => square === picked || !taken.has(square));
  const range = rangeOf(free);
  const marks = free.map(({ square, dtm: value }): [string, HeatMark] => [
    square,
    { ...markOf(value, view.toMove, side, range), spoken: speak(value) },
  ]);
  return { marks: new Map(marks), picked, range };
}

function markOf(
  value: DistanceToMate | undefined,
  toMove: SideName,
  side: SideName,
  range: MateRange | undefined,
): Omit<HeatMark, 'spoken'> {
  if (!value) return { tone: 'none', label: '×', depth: 0 };
  if (value.kind === 'draw') return { tone: 'even', label: '=', depth: 0 };
  const winner = (value.kind === 'win') === (toMove === side) ? 'good' : 'bad';
  const moves = value.moves === 0 ? '#' : String(value.moves);
  const label = winner === 'good' ? moves : `−${moves}`;
  const { quickest, longest } = range ?? { quickest: 0, longest: 0 };
  const depth = longest > quickest ? (value.moves - quickest) / (longest - quickest) : 0;
  return { tone: winner, label, depth };
}

function rangeOf(squares: readonly HeatmapSquare[]): MateRange | undefined {
  const moves = squares.flatMap(({ dtm: value }) =>
    value && value.kind !== 'draw' ? [value.moves] : [],
  );
  if (moves.length === 0) return undefined;
  return { quickest: Math.min(...moves), longest: Math.max(...moves) };
}

/** The number of squares by tone. */
export function summary(marks: ReadonlyMap<string, HeatMark>): Record<HeatMark['tone'], number> {
  const counts = { good: 0, even: 0, bad: 0, none: 0 };
  for (const { tone } of marks.values()) counts[tone] += 1;
  return counts;
}
