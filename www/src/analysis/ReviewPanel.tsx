import { words } from '../i18n/index.ts';
import type { SideName } from '../protocol/index.ts';
import { MOVE_CLASSES, type MoveClass } from './accuracy.ts';
import { Graph } from './Graph.tsx';
import { analysisWords } from './i18n/index.ts';
import type { AnalysisStore } from './store.ts';
import { pathTo } from './tree.ts';

const SIDES: readonly SideName[] = ['first', 'second'];
const ORDER: readonly MoveClass[] = ['inaccuracy', 'mistake', 'blunder'];

/** How far the review is, how well each side played, and the course of the game. */
export function ReviewPanel({ store }: { store: AnalysisStore }) {
  const { review } = store;
  const progress = review.progress.value;
  const state = review.state.value;
  const text = analysisWords.value;
  const percent = Math.floor((progress ?? 0) * 100);
  return (
    <>
      {progress !== null && (
        <div class="reviewing">
          <label>
            <span>{text.reviewing(percent)}</span>
            <progress value={progress} max={1} />
          </label>
          <button type="button" class="quiet" onClick={() => store.stopReview()}>
            {text.cancel}
          </button>
        </div>
      )}
      {state.kind === 'failed' && (
        <div class="message is-error" role="alert">
          <strong>{words.value.engineFailed}</strong> <span lang="en">{state.error.message}</span>
        </div>
      )}
      <Graph store={store} />
      {progress === null && <Summary store={store} />}
    </>
  );
}

function Summary({ store }: { store: AnalysisStore }) {
  const sides = store.review.sides.value;
  const text = analysisWords.value;
  const names = words.value.games[store.game].sides;
  if (!sides) return null;
  return (
    <div class="summary">
      <table>
        <thead>
          <tr>
            <td />
            {SIDES.map((side) => (
              <th key={side} scope="col">
                {names[side]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr class="summary-accuracy">
            <th scope="row">{text.accuracy}</th>
            {SIDES.map((side) => (
              <td key={side}>{sides[side] ? `${sides[side].accuracy.toFixed(1)}%` : '–'}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{text.averageLoss}</th>
            {SIDES.map((side) => (
              <td key={side}>{sides[side] ? Math.round(sides[side].averageLoss) : '–'}</td>
            ))}
          </tr>
          {ORDER.map((moveClass) => (
            <tr key={moveClass}>
              <th scope="row">{text.moveClasses[moveClass]}</th>
              {SIDES.map((side) => {
                const count = sides[side]?.counts[moveClass] ?? 0;
                return (
                  <td key={side}>
                    {count === 0 ? (
                      0
                    ) : (
                      <button
                        type="button"
                        class={`count ${moveClass}`}
                        aria-label={text.showNext(names[side], text.moveClasses[moveClass], count)}
                        onClick={() => goToNext(store, side, moveClass)}
                      >
                        {count}
                      </button>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" class="quiet" onClick={() => void store.runReview('thorough')}>
        {text.efforts.thorough}
      </button>
    </div>
  );
}

/** Shows the next such move of the main line, and after the last one the first. */
function goToNext(store: AnalysisStore, side: SideName, moveClass: MoveClass): void {
  const tree = store.tree.value;
  const at = store.at.value;
  const glyph = MOVE_CLASSES.find((one) => one.moveClass === moveClass)?.glyph;
  if (!tree || !at || glyph === undefined) return;
  const losses = store.review.losses.value;
  const found = tree
    .mainLine()
    .filter((_, i) => losses[i]?.mover === side && losses[i]?.moveClass === moveClass);
  const line = pathTo(at).filter((node) => node.parent?.children[0] === node);
  const ply = line.at(-1)?.ply ?? 0;
  const next = found.find((node) => node.ply > ply) ?? found[0];
  if (next) void store.lookAt(next);
}
