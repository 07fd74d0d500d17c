import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Board } from '../board/Board.tsx';
import { rowsOf } from '../board/geometry.ts';
import type { Hand } from '../board/hand.ts';
import { Stage } from '../game/Stage.tsx';
import { words } from '../i18n/index.ts';
import { SKINS } from '../pieces/index.ts';
import type { BoardPiece, SideName, View } from '../protocol/index.ts';
import { Choice } from '../ui/controls.tsx';
import { endgameWords } from './i18n/index.ts';
import { Palette, type Tool } from './Palette.tsx';
import type { EndgameStore } from './store.ts';

interface EditorProps {
  store: EndgameStore;
  /** The position to begin with. */
  view: View;
  close(): void;
}

/** Sets up a position by hand; the engine says whether it is legal. */
export function Editor({ store, view, close }: EditorProps) {
  const pieces = useSignal<readonly BoardPiece[]>(view.pieces);
  const toMove = useSignal<SideName>(view.toMove);
  const skin = SKINS[store.state.game].value;
  const tool = useSignal<Tool>({ side: 'first', kind: skin.kinds[0] ?? '' });
  const verdict = useSignal<{ fen: string } | { error: string } | null>(null);
  const text = words.value;
  const own = endgameWords.value;
  const { sides } = text.games[view.game.game];

  useEffect(() => {
    let current = true;
    void store.compose(pieces.value, toMove.value).then((reply) => {
      if (!current) return;
      verdict.value = 'error' in reply ? { error: reply.error.message } : { fen: reply.fen };
    });
    return () => {
      current = false;
    };
  }, [pieces.value, toMove.value, store, verdict]);

  const without = (square: string): BoardPiece[] =>
    pieces.value.filter((piece) => piece.square !== square);
  const put = (square: string, piece: { side: SideName; kind: string }): void => {
    pieces.value = [...without(square), { ...piece, square }];
  };

  const squares = useMemo(() => allSquares(view), [view]);
  const hand: Hand = {
    picks: false,
    sources: new Set(pieces.value.map((piece) => piece.square)),
    targets: () => squares,
    drop(from, to) {
      const piece = pieces.value.find(({ square }) => square === from);
      pieces.value = without(from);
      if (piece && to !== null) put(to, piece);
    },
    press(square) {
      const there = pieces.value.find((piece) => piece.square === square);
      const same = there?.side === tool.value?.side && there?.kind === tool.value?.kind;
      if (tool.value && !same) put(square, tool.value);
      else pieces.value = without(square);
    },
  };

  const use = async (): Promise<void> => {
    if (!verdict.value || !('fen' in verdict.value)) return;
    await store.setUp(verdict.value.fen);
    close();
  };

  return (
    <>
      <Stage
        view={view}
        skin={skin}
        below={store.state.below.value}
        board={(_, geometry) => (
          <Board geometry={geometry} skin={skin} pieces={pieces.value} hand={hand} />
        )}
      />
      <section class="panel" aria-label={own.editor}>
        <header class="status">
          <h1>{own.editor}</h1>
          <p>{own.editorHelp}</p>
        </header>
        <Palette skin={skin} tool={tool} put={put} />
        <Choice
          legend={own.toMove}
          value={toMove.value}
          onChange={(side) => {
            toMove.value = side;
          }}
          options={[
            { value: 'first', label: sides.first },
            { value: 'second', label: sides.second },
          ]}
        />
        <div
          class={`message ${verdict.value && 'error' in verdict.value ? 'is-error' : ''}`}
          role="status"
        >
          {verdict.value &&
            ('fen' in verdict.value ? (
              own.positionOk
            ) : (
              <>
                <strong>{text.errorTitles.position}</strong>{' '}
                <span lang="en">{verdict.value.error}</span>
              </>
            ))}
        </div>
        <div class="buttons">
          <button
            type="button"
            class="quiet"
            onClick={() => {
              pieces.value = [];
            }}
          >
            {own.clearBoard}
          </button>
          <button type="button" class="quiet" onClick={close}>
            {text.cancel}
          </button>
          <button
            type="button"
            class="primary"
            disabled={!verdict.value || !('fen' in verdict.value)}
            onClick={() => void use()}
          >
            {own.usePosition}
          </button>
        </div>
      </section>
    </>
  );
}

function allSquares({ files, ranks }: View): ReadonlySet<string> {
  return new Set(rowsOf({ files, ranks, below: 'first' }).flat());
}
