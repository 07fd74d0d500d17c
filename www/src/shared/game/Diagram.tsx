import { piecesIn, placementOf, Still } from '@chariot/board/parts';
import type { GameName, SideName } from '@chariot/protocol';
import { SKINS } from '../pieces/index.ts';

interface DiagramProps {
  game: GameName;
  fen: string;
  below: SideName;
}

/** A picture of a position with the chosen pieces, drawn without an engine. What it shows is said beside it. */
export function Diagram({ game, fen, below }: DiagramProps) {
  const { size, margin, kinds, Surface, Piece } = SKINS[game].value;
  const rows = placementOf(fen);
  const geometry = { files: rows[0]?.length ?? size.files, ranks: rows.length, below };
  const [wide, high] = [geometry.files + 2 * margin.x, geometry.ranks + 2 * margin.y];
  return (
    <svg
      class={`diagram ${game}`}
      viewBox={`${-margin.x} ${-margin.y} ${wide} ${high}`}
      aria-hidden="true"
    >
      <Still pieces={piecesIn(rows, geometry, kinds)} {...{ geometry, Surface, Piece }} />
    </svg>
  );
}
