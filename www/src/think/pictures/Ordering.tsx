import type { HeatMark } from '@chariot/board/parts';
import type { IterationFacts } from '@chariot/protocol';
import { type Signal, useSignal } from '@preact/signals';
import { Draggable } from '../Draggable.tsx';
import { Figure } from '../Figure.tsx';
import { counted } from '../numbers.ts';
import { ShownBoard } from '../ShownBoard.tsx';
import type { ThinkStore } from '../store.ts';
import { picturesWords } from './i18n/index.ts';

/** What the pictures of one search share. */
export interface SearchPictureProps {
  store: ThinkStore;
  /** The last iteration, in plies. */
  depth: Signal<number>;
  /** None while it is searched. */
  iterations: readonly IterationFacts[];
}

/** How well moves are ordered, and where the quiet moves went that cut. */
export function Ordering({ store, iterations }: SearchPictureProps) {
  const chosen = useSignal<number | null>(null);
  const view = store.record.head.value;
  const text = picturesWords.value;
  const last = iterations.at(-1);
  const shown = iterations.find(({ depth }) => depth === chosen.value) ?? last;
  const cutoffs = shown?.cutoffs.reduce((sum, count) => sum + count, 0) ?? 0;
  const share = (count: number): number => Math.round((100 * count) / Math.max(1, cutoffs));
  return (
    <Figure
      title={text.orderingTitle}
      picture={
        <div class="think-beside" aria-busy={!shown}>
          <ShownBoard
            game={store.game}
            view={view}
            below={store.below.value}
            heat={shown && { marks: marksOf(shown, text.cutoffsOn), picked: '' }}
          />
          <div>
            <ol class="pictures-columns" aria-label={text.cutoffBars}>
              {shown?.cutoffs.map((count, place) => (
                <li key={place}>
                  <span>{text.afterMoves(place + 1, place === shown.cutoffs.length - 1)}</span>
                  <i style={{ width: `${share(count)}%` }} />
                  <b>{share(count)}%</b>
                </li>
              ))}
            </ol>
          </div>
        </div>
      }
      tryThis={text.orderingTry}
      sources={[
        'crates/search/src/ordering/move_picker.rs',
        'crates/search/src/history/move_history.rs',
      ]}
    >
      {shown && last && (
        <p>
          {text.ordering({
            iteration: (
              <Draggable
                label={text.iteration}
                value={shown.depth}
                min={iterations[0]?.depth ?? 1}
                max={last.depth}
                onChange={(value) => {
                  chosen.value = value;
                }}
              />
            ),
            cutoffs: counted(cutoffs),
            share: `${share(shown.cutoffs[0] ?? 0)}%`,
          })}
        </p>
      )}
      <p>{text.orderingText}</p>
    </Figure>
  );
}

/** The squares as a heat map. */
function marksOf(
  { squares }: IterationFacts,
  spoken: (count: string) => string,
): ReadonlyMap<string, HeatMark> {
  const most = squares[0]?.count ?? 1;
  return new Map(
    squares.map(({ square, count }) => {
      const label = count < 1_000 ? String(count) : `${Math.round(count / 1_000)}k`;
      const mark: HeatMark = {
        tone: 'good',
        label,
        depth: 1 - count / most,
        spoken: spoken(counted(count)),
      };
      return [square, mark];
    }),
  );
}
