import type { ReductionMap } from '@chariot/protocol';
import { useSignal } from '@preact/signals';
import { bound } from '../../shared/ui/forms.tsx';
import type { ChapterProps } from '../chapters.ts';
import { Draggable } from '../Draggable.tsx';
import { Figure } from '../Figure.tsx';
import { useJudged } from '../hooks.ts';
import { bookWords, picturesWords } from '../i18n/index.ts';
import { DEEPEST, USUAL_DEPTH } from './SearchPictures.tsx';

/** The moves that are shown, by their place in the order. */
const PLACES = [1, 2, 3, 5, 8, 12, 20, 30] as const;
/** Plies to be searched in the picture at first. */
const USUAL_LEFT = 6;

/** How much less deeply the engine looks at late moves, in a search of the position. */
export function LateMoves({ store }: ChapterProps) {
  const depth = useSignal(USUAL_DEPTH);
  const wanted = useSignal(USUAL_LEFT);
  const view = store.record.head.value;
  const game = view && !view.result ? view.game : null;
  const found = useJudged(store, 'iterations', game && { game, first: 1, depth: depth.value });
  const map = found.isDone ? found.value?.reductions : undefined;
  const [least, most] = map ? [map.depth, map.depth + map.rows.length - 1] : [1, DEEPEST];
  const left = Math.min(most, Math.max(least, wanted.value));
  const text = picturesWords.value;
  const { plies } = bookWords.value;
  return (
    <Figure
      title={text.reductionsTitle}
      picture={
        <ol class="pictures-columns is-late" aria-busy={!map} aria-label={text.reductionsTitle}>
          {looksOf(map, left).map(({ place, deep }) => (
            <li key={place}>
              <span>{text.placeOfMove(place)}</span>
              <i style={{ width: `${(100 * deep) / left}%` }} />
              <b>{text.looked(deep.toFixed(1))}</b>
            </li>
          ))}
        </ol>
      }
      tryThis={text.reductionsTry}
      sources={['crates/search/src/depth/late_move_reduction.rs']}
    >
      <p>
        {text.reductions(
          <Draggable label={text.depth} min={4} max={DEEPEST} format={plies} {...bound(depth)} />,
          <Draggable
            label={text.pliesLeft}
            value={left}
            min={least}
            max={most}
            format={plies}
            onChange={(value) => {
              wanted.value = value;
            }}
          />,
        )}
      </p>
    </Figure>
  );
}

/** How deep moves were looked at on average where so many plies were left; without moves that were never tried there. */
function looksOf(map: ReductionMap | undefined, left: number) {
  const row = map?.rows[left - map.depth] ?? [];
  return PLACES.flatMap((place) => {
    const saved = row[place - 1];
    return saved === undefined ? [] : { place, deep: Math.max(0, left - saved) };
  });
}
