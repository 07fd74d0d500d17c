import { forFirst, shortScore } from '@chariot/engine/analysis';
import type { IterationFacts } from '@chariot/protocol';
import { DraggableSignal } from '../Draggable.tsx';
import { Figure } from '../Figure.tsx';
import { counted } from '../numbers.ts';
import { picturesWords } from './i18n/index.ts';
import type { SearchPictureProps } from './Ordering.tsx';

/** The deepest that is searched: seconds on a phone. */
const DEEPEST = 14;

interface DeepeningProps extends SearchPictureProps {
  /** The last iteration without those before it, once that was searched. */
  direct: IterationFacts | undefined;
}

/** Nodes, time and best move of each iteration, and what it costs to iterate. */
export function Deepening({ store, depth, iterations, direct }: DeepeningProps) {
  const text = picturesWords.value;
  const toMove = store.record.head.value?.toMove ?? 'first';
  const most = Math.max(1, ...iterations.map(({ nodes }) => nodes));
  const sum = iterations.reduce((all, { nodes }) => all + nodes, 0);
  const last = iterations.at(-1);
  const branching = last && iterations.length > 1 ? last.nodes ** (1 / last.depth) : undefined;
  return (
    <Figure
      title={text.deepeningTitle}
      picture={
        <div class="think-scroll">
          <table class="pictures-iterations" aria-busy={!last}>
            <thead>
              <tr>
                <th scope="col">{text.depth}</th>
                <th scope="col">{text.bestMove}</th>
                <th scope="col">{text.score}</th>
                <th scope="col">{text.nodes}</th>
                <td class="is-wide" />
                <th scope="col">{text.factor}</th>
                <th scope="col">{text.millis}</th>
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
            </tbody>
          </table>
        </div>
      }
      tryThis={text.deepeningTry}
      sources={['crates/search/src/root/deepening.rs', 'crates/search/src/time/iteration.rs']}
    >
      <p>
        {text.deepening({
          depth: <DraggableSignal label={text.depth} of={depth} min={2} max={DEEPEST} />,
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
          })}
        </p>
      )}
      <p>{text.deepeningText}</p>
    </Figure>
  );
}
