import { Button } from '@chariot/board/ui';
import { MOVE_CLASSES, type MoveClass } from '@chariot/engine/analysis';
import { pathTo } from '@chariot/game';
import type { SideName } from '@chariot/protocol';
import { ErrorSentences } from '../shared/errors/ErrorSentences.tsx';
import { openLesson } from '../shared/game/handover.ts';
import { words } from '../shared/i18n/index.ts';
import { Graph } from './Graph.tsx';
import { analysisWords } from './i18n/index.ts';
import { Moments } from './Moments.tsx';
import { PractiseMistakes } from './PractiseMistakes.tsx';
import { PublishButton } from './PublishButton.tsx';
import type { AnalysisStore } from './store.ts';

const SIDES: readonly SideName[] = ['first', 'second'];
const ORDER: readonly MoveClass[] = ['inaccuracy', 'mistake', 'blunder'];

const SIGNS: Readonly<Record<MoveClass, string>> = {
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};

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
          <Button onClick={() => review.stop()}>{words.value.cancel}</Button>
        </div>
      )}
      {state.kind === 'failed' && (
        <div class="message is-error" role="alert">
          <strong>{words.value.engineFailed}</strong>{' '}
          <ErrorSentences game={store.game} error={state.error} />
        </div>
      )}
      {progress === null && <Moments store={store} />}
      <Graph store={store} />
      {progress === null && <Summary store={store} />}
    </>
  );
}

export function ReviewSteps({ store }: { store: AnalysisStore }) {
  const { review } = store;
  const text = analysisWords.value;
  if (review.progress.value !== null || !review.found.value) return null;
  return (
    <div class="review-steps">
      {review.sides.value && <Button onClick={() => learn(store)}>{words.value.learn}</Button>}
      {review.sides.value && <PractiseMistakes store={store} />}
      {review.sides.value && <PublishButton store={store} />}
      {review.sides.value && (
        <Button onClick={() => void review.run('thorough')}>{text.efforts.thorough}</Button>
      )}
      <Button onClick={() => void store.removeReview()}>{text.removeReview}</Button>
    </div>
  );
}

/** Starts a lesson on the mistakes, those of the side at the bottom first. */
function learn({ game, tree, below, review }: AnalysisStore): void {
  const { value } = tree;
  if (!value) return;
  const start = value.start === undefined ? {} : { start: value.start };
  const moves = value.mainLine().flatMap(({ move }) => move?.uci ?? []);
  openLesson.value = {
    game: { game, moves, ...start },
    side: below.value,
    reviewed: review.mistakes(),
  };
}

function Summary({ store }: { store: AnalysisStore }) {
  const sides = store.review.sides.value;
  const text = analysisWords.value;
  const names = words.value.games[store.game].sides;
  if (!sides) return null;
  return (
    <table class="summary">
      <thead>
        <tr>
          <td />
          <th scope="col">{text.accuracy}</th>
          <Head short={text.averageLossShort} long={text.averageLoss} />
          {ORDER.map((moveClass) => (
            <Head key={moveClass} short={SIGNS[moveClass]} long={text.moveClasses[moveClass]} />
          ))}
        </tr>
      </thead>
      <tbody>
        {SIDES.map((side) => (
          <tr key={side}>
            <th scope="row">{names[side]}</th>
            <td class="summary-accuracy">
              {sides[side] ? `${sides[side].accuracy.toFixed(1)}%` : '–'}
            </td>
            <td>{sides[side] ? Math.round(sides[side].averageLoss) : '–'}</td>
            {ORDER.map((moveClass) => {
              const count = sides[side]?.counts[moveClass] ?? 0;
              return (
                <td key={moveClass}>
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
  );
}

function Head({ short, long }: { short: string; long: string }) {
  return (
    <th scope="col" title={long}>
      <span aria-hidden="true">{short}</span>
      <span class="visually-hidden">{long}</span>
    </th>
  );
}

/** Shows the next move of this class in the main line, wrapping around at the end. */
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
