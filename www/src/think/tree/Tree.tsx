import { useEffect, useMemo } from 'preact/hooks';
import { Choice, named } from '../../shared/ui/forms.tsx';
import type { ChapterProps } from '../chapters.ts';
import { Draggable } from '../Draggable.tsx';
import { Figure } from '../Figure.tsx';
import { useAnswer } from '../hooks.ts';
import { treeWords } from '../i18n/index.ts';
import { counted } from '../numbers.ts';
import { MoveChooser, NodeBoard, NodeFacts } from './Facts.tsx';
import type { Eye } from './model.ts';
import { Legend, Picture } from './Picture.tsx';
import { Results } from './Results.tsx';
import { Steps } from './Steps.tsx';
import { TreeState } from './state.ts';
import { Walk } from './Walk.tsx';
import './tree.css';

const DRAWN = 16_000;
/** Greatest depths in plies: a moment on a phone. */
const DEEPEST = { compared: 4, engine: 12 };

interface TreeProps extends ChapterProps {
  /** The searches on offer; the last is shown first. */
  eyes: readonly [Eye, ...Eye[]];
}

/** The tree of a search: minimax, alpha-beta, or the engine's own. */
export function Tree({ store, eyes }: TreeProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the searches of a chapter stay
  const state = useMemo(() => new TreeState(eyes.at(-1) ?? eyes[0]), []);
  const text = treeWords.value;
  const view = store.record.head.value;
  useTree({ store }, state);
  const isEngine = eyes[0] === 'engine';
  const tree = state.tree.value;
  const { eye, depth, engineDepth, ordered, first } = state;
  const drawn = tree ? state.steps.value.length - 1 : 0;
  const all = tree
    ? ((eye.value === 'alphaBeta' ? tree.reply.seen : tree.reply.size)[0] ?? 1) - 1
    : 0;
  const toggle = (
    <button
      type="button"
      class="tree-toggle"
      aria-pressed={ordered.value}
      onClick={() => {
        first.value = 0;
        ordered.value = !ordered.value;
      }}
    >
      {ordered.value ? text.ordered : text.unordered}
    </button>
  );
  const plies = (value: { value: number }, max: number) => (
    <Draggable
      label={text.depth}
      value={value.value}
      min={1}
      max={max}
      format={text.plies}
      onChange={(plies) => {
        first.value = 0;
        value.value = plies;
      }}
    />
  );
  return (
    <Figure
      title={isEngine ? text.engineTitle : text.title}
      picture={
        <div class="tree-chapter">
          <div class="tree-head">
            {eyes.length > 1 && (
              <Choice
                legend={text.search}
                options={named(eyes, text.eyes)}
                value={eye.value}
                onChange={(value) => state.look(value)}
              />
            )}
            {view && <Results state={state} view={view} />}
          </div>
          <Picture state={state} />
          <div class="tree-below">
            <Legend state={state} />
            <p class="tree-shown">
              {drawn < all && text.shown(counted(drawn), counted(all))}{' '}
              {first.value > 0 && (
                <button
                  type="button"
                  class="quiet"
                  onClick={() => {
                    first.value = 0;
                  }}
                >
                  {text.backUp}
                </button>
              )}
            </p>
          </div>
          <Steps state={state} />
          {view && tree && (
            <div class="tree-node">
              <NodeBoard store={store} state={state} view={view} tree={tree} />
              <div>
                <MoveChooser state={state} view={view} tree={tree} />
                <NodeFacts store={store} state={state} view={view} tree={tree} />
              </div>
              <Walk state={state} rootSide={view.toMove} />
            </div>
          )}
        </div>
      }
      tryThis={text.tryThis}
      sources={
        isEngine
          ? ['crates/search/src/tree/search.rs', 'crates/search/src/observer.rs']
          : ['crates/recorder/src/comparison.rs#fn branch']
      }
    >
      <p>{text.reading}</p>
      {isEngine ? (
        <p>{text.engine(plies(engineDepth, DEEPEST.engine))}</p>
      ) : (
        <p>
          {text.textbook(plies(depth, DEEPEST.compared))} {text.ordering(toggle)}
        </p>
      )}
    </Figure>
  );
}

function useTree({ store }: ChapterProps, state: TreeState): void {
  const view = store.record.head.value;
  const fen = view?.fen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position
  useEffect(() => state.clear(), [fen, state]);
  const { eye, depth, engineDepth, ordered, first } = state;
  const isEngine = eye.value === 'engine';
  const { value } = useAnswer(
    store,
    'tree',
    view && {
      game: view.game,
      kind: isEngine ? 'engine' : ordered.value ? 'ordered' : 'unordered',
      depth: isEngine ? engineDepth.value : depth.value,
      shown: DRAWN,
      first: first.value,
    },
  );
  useEffect(() => {
    if (value) state.take(value);
  }, [value, state]);
}
