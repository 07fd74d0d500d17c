import type { HeatMark } from '@chariot/board/parts';
import { forFirst, shortScore } from '@chariot/engine/analysis';
import type { IterationFacts } from '@chariot/protocol';
import { type Signal, useSignal } from '@preact/signals';
import { bound } from '../../shared/ui/forms.tsx';
import { ShownBoard } from '../boards.tsx';
import type { ChapterProps } from '../chapters.ts';
import { Draggable } from '../Draggable.tsx';
import { columnHead, Figure } from '../Figure.tsx';
import { useJudged } from '../hooks.ts';
import { picturesWords } from '../i18n/index.ts';
import { counted } from '../numbers.ts';
import type { ThinkStore } from '../store.ts';

/** Depth of the first search in plies: a second or two on a phone. */
export const USUAL_DEPTH = 10;

/** One search of the position, seen in two ways: its order of moves, and its rounds. */
export function SearchPictures({ store }: ChapterProps) {
  const depth = useSignal(USUAL_DEPTH);
  const view = store.record.head.value;
  const game = view && !view.result ? view.game : null;
  const found = useJudged(store, 'iterations', game && { game, first: 1, depth: depth.value });
  // A report only says that the search goes on.
  const value = found.isDone ? found.value : null;
  const direct = useJudged(
    store,
    'iterations',
    value && game && { game, first: depth.value, depth: depth.value },
  );
  const iterations = value?.iterations ?? [];
  const shared = { store, depth, iterations };
  return (
    <>
      <Ordering {...shared} />
      <Deepening {...shared} direct={direct.isDone ? direct.value?.iterations.at(-1) : undefined} />
    </>
  );
}

export interface SearchPictureProps {
  store: ThinkStore;
  /** The last iteration, in plies. */
  depth: Signal<number>;
  /** Empty during the search. */
  iterations: readonly IterationFacts[];
}

/** Quality of move ordering, and the target squares of quiet moves that cut. */
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
            store={store}
            view={view}
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
      <p>
        {text.orderingText}{' '}
        {shown?.squares.some(({ count }) => count >= THOUSAND) && text.thousands}
      </p>
    </Figure>
  );
}

/** From here on the board counts in thousands. */
const THOUSAND = 1_000;

function marksOf(
  { squares }: IterationFacts,
  spoken: (count: string) => string,
): ReadonlyMap<string, HeatMark> {
  const most = squares[0]?.count ?? 1;
  return new Map(
    squares.map(({ square, count }) => {
      const label = count < THOUSAND ? String(count) : `${Math.round(count / THOUSAND)}k`;
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

/** Greatest depth: seconds on a phone. */
export const DEEPEST = 14;

interface DeepeningProps extends SearchPictureProps {
  /** A search straight to the last depth, once made. */
  direct: IterationFacts | undefined;
}

/** Nodes, time and best move of each iteration, and the cost of iterating. */
export function Deepening({ store, depth, iterations, direct }: DeepeningProps) {
  const text = picturesWords.value;
  const toMove = store.record.head.value?.toMove ?? 'first';
  const most = Math.max(1, ...iterations.map(({ nodes }) => nodes));
  const sum = iterations.reduce((all, { nodes }) => all + nodes, 0);
  const last = iterations.at(-1);
  const branching = last && iterations.length > 1 ? sum ** (1 / last.depth) : undefined;
  return (
    <Figure
      title={text.deepeningTitle}
      picture={
        <div class="think-scroll">
          <table class="pictures-iterations" aria-busy={!last}>
            <thead>
              <tr>
                {[text.depth, text.bestMove, text.score, text.nodes].map(columnHead)}
                <td class="is-wide" />
                {[text.factor, text.millis].map(columnHead)}
              </tr>
            </thead>
            <tbody>
              {iterations.map((one, place) => {
                const before = iterations[place - 1];
                const isNew = before !== undefined && before.best?.uci !== one.best?.uci;
                return (
                  <tr key={one.depth} data-iteration={one.depth}>
                    <th scope="row">{one.depth}</th>
                    <td class={isNew ? 'is-new' : ''}>{one.best?.text}</td>
                    <td>{one.score && shortScore(forFirst(one.score, toMove))}</td>
                    <td data-value="nodes">{counted(one.nodes)}</td>
                    <td class="is-wide" aria-hidden="true">
                      <i style={{ width: `${((100 * one.nodes) / most).toFixed(1)}%` }} />
                    </td>
                    <td>{before ? `×${(one.nodes / before.nodes).toFixed(1)}` : ''}</td>
                    <td>{counted(Math.round(one.millis))}</td>
                  </tr>
                );
              })}
              {/* Empty rows, so that nothing moves below while the depth is dragged. */}
              {Array.from({ length: DEEPEST - iterations.length }, (_, row) => (
                <tr key={-row} class="is-empty">
                  <th scope="row">{iterations.length + row + 1}</th>
                  <td colSpan={6} />
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      }
      tryThis={text.deepeningTry}
      sources={['crates/search/src/root/deepening.rs', 'crates/search/src/time/iteration.rs']}
    >
      <p>
        {text.deepening({
          depth: <Draggable label={text.depth} min={2} max={DEEPEST} {...bound(depth)} />,
          nodes: last && counted(sum),
          branching: branching?.toFixed(1),
        })}
      </p>
      {direct && last && (
        <p role="status">
          {text.direct({
            nodes: counted(direct.nodes),
            move: direct.best?.text ?? '',
            percent: Math.round((100 * sum) / direct.nodes) - 100,
          })}{' '}
          {direct.best?.uci !== last.best?.uci && text.directDiffers}
        </p>
      )}
      <p>{text.deepeningText}</p>
    </Figure>
  );
}
