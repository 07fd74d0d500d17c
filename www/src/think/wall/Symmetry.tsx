import { placeOf } from '@chariot/board/parts';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { FOLDS, type Fold } from '../../shared/games/think.ts';
import { words } from '../../shared/i18n/index.ts';
import { SKINS } from '../../shared/pieces/index.ts';
import { IconButton } from '../../shared/ui/Icon.tsx';
import { Figure, TableHead } from '../Figure.tsx';
import { wallWords } from '../i18n/index.ts';
import { counted } from '../numbers.ts';
import { imagesOf, leavesOf, type SheetSquare, squaresLeft, turned } from './folding.ts';
import type { WallState } from './state.ts';

/** The symmetries of the board, as folds. */
export function Symmetry({ state }: { state: WallState }) {
  const done = useSignal(0);
  const text = wallWords.value;
  const { game } = state;
  const { sides } = words.value.games[game];
  const counts = state.solved.value?.folds ?? [];
  const folds = FOLDS[game].slice(0, Math.max(0, counts.length - 1));
  const stage = Math.min(done.value, folds.length);
  const { size } = SKINS[game].value;
  const fold = (wanted: number): void => {
    done.value = Math.min(folds.length, Math.max(0, wanted));
  };
  return (
    <Figure
      title={text.foldTitle}
      picture={
        <div class="wall-fold" data-folds={stage}>
          <Sheet state={state} folds={folds} done={stage} />
          <div class="wall-fold-side">
            <div class="wall-controls">
              <IconButton
                icon="previous"
                label={text.unfold}
                disabled={stage === 0}
                onClick={() => fold(stage - 1)}
              />
              <span role="status">{text.folded(stage)}</span>
              <IconButton
                icon="next"
                label={text.foldOnce}
                disabled={stage === folds.length}
                onClick={() => fold(stage + 1)}
              />
            </div>
            <table class="wall-fold-counts">
              <TableHead
                columns={[
                  text.folds,
                  text.squares,
                  text.toMove(sides.first),
                  text.toMove(sides.second),
                ]}
              />
              <tbody>
                {counts.map(({ strong, weak }, i) => (
                  <tr key={i} class={i === stage ? 'is-now' : ''}>
                    <th scope="row">{i}</th>
                    <td>{squaresLeft(folds.slice(0, i), size)}</td>
                    <td>{counted(strong)}</td>
                    <td>{counted(weak)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </div>
      }
      sources={['crates/tablebase/src/probe/folds.rs', 'crates/tablebase/src/index/king_images.rs']}
    >
      <p>{text.foldText(folds.length)}</p>
    </Figure>
  );
}

interface SheetProps {
  state: WallState;
  folds: readonly Fold[];
  done: number;
}

/** The board as a sheet of leaves, with the first king and all squares that fold onto its own. */
function Sheet({ state, folds, done }: SheetProps) {
  const skin = SKINS[state.game].value;
  const geometry = useMemo(() => ({ ...skin.size, below: 'first' as const }), [skin]);
  const { files, ranks } = geometry;
  const king = state.brick.value?.view.pieces.find(
    ({ side, kind }) => side === 'first' && kind === 'K',
  );
  const at = king && placeOf(geometry, king.square);
  const own: SheetSquare | undefined = at && { column: at.column, row: ranks - 1 - at.row };
  const images = own ? imagesOf(own, folds, geometry) : [];
  // On the folded sheet all of them are the king's square.
  const isOwn = (place: SheetSquare): boolean =>
    done === folds.length || (place.column === own?.column && place.row === own.row);
  return (
    <div class="wall-sheet" aria-hidden="true" style={{ aspectRatio: `${files} / ${ranks}` }}>
      {leavesOf(folds).map((leaf, i) => (
        <div
          key={i}
          class="wall-leaf"
          style={{
            clipPath: `polygon(${leaf.corners.map(([x, y]) => `${x}% ${y}%`).join(', ')})`,
            transform: turned(leaf, folds, done),
          }}
        >
          <svg viewBox={`0 0 ${files} ${ranks}`} aria-hidden="true">
            <skin.Surface geometry={geometry} />
            {images.map((place) => (
              <circle
                key={`${place.column} ${place.row}`}
                class={`wall-king ${isOwn(place) ? 'is-own' : ''}`}
                cx={place.column + 0.5}
                cy={ranks - place.row - 0.5}
                r={0.33}
              />
            ))}
          </svg>
        </div>
      ))}
    </div>
  );
}
