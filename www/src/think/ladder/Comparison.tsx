import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useAsker } from '../../shared/engine/useAsker.ts';
import type { ChapterProps } from '../chapters.ts';
import { Figure, TableHead } from '../Figure.tsx';
import { ladderWords } from '../i18n/index.ts';
import { counted } from '../numbers.ts';
import { askRung, type RungThought, SOURCES } from './rungs.ts';

/** The deepest row, and the deepest that is counted unasked. */
const DEEPEST = 5;
const AT_ONCE = 3;

interface Row {
  minimax?: RungThought;
  alphaBeta?: RungThought;
}

/** Minimax against alpha-beta, depth by depth: the usual table of textbooks, measured here. */
export function Comparison({ store }: ChapterProps) {
  const rows = useSignal<readonly Row[]>([]);
  const busy = useSignal(false);
  const asker = useAsker(store.engine);
  const view = store.record.head.value;
  const text = ladderWords.value;
  const stop = (): void => {
    asker.stop();
    busy.value = false;
  };

  const start = async (deepest: number): Promise<void> => {
    if (!view) return;
    const turn = asker.begin();
    rows.value = [];
    busy.value = true;
    for (let depth = 1; depth <= deepest; depth += 1) {
      for (const rung of ['alphaBeta', 'minimax'] as const) {
        const thought = await askRung(turn, view, rung, depth);
        if (turn.isOver) return;
        if (typeof thought === 'string') {
          busy.value = false;
          return;
        }
        const known = rows.value[depth - 1] ?? {};
        rows.value = [...rows.value.slice(0, depth - 1), { ...known, [rung]: thought }];
      }
    }
    busy.value = false;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the counts belong to a position
  useEffect(() => {
    rows.value = [];
    void start(AT_ONCE);
    return stop;
  }, [view?.game]);

  return (
    <Figure
      title={text.sameTitle}
      picture={
        <div class="think-scroll">
          <table class="ladder-same">
            <caption class="visually-hidden">{text.sameTitle}</caption>
            <TableHead
              columns={[
                text.depth,
                text.rungs.minimax.name,
                text.rungs.alphaBeta.name,
                text.factor,
                text.move,
              ]}
            />
            <tbody>
              {Array.from({ length: DEEPEST }, (_, i) => (
                <Line key={i} depth={i + 1} row={rows.value[i] ?? {}} />
              ))}
            </tbody>
          </table>
          <button
            type="button"
            class="primary"
            disabled={!view}
            onClick={() => (busy.value ? stop() : void start(DEEPEST))}
          >
            {busy.value ? text.stop : text.count}
          </button>
        </div>
      }
      tryThis={text.sameTry}
      sources={[SOURCES.minimax, SOURCES.alphaBeta, 'crates/ladder/tests/ladder.rs']}
    >
      <p>{text.sameText}</p>
    </Figure>
  );
}

function Line({ depth, row: { minimax, alphaBeta } }: { depth: number; row: Row }) {
  const text = ladderWords.value;
  const isSame = minimax && alphaBeta && minimax.best?.uci === alphaBeta.best?.uci;
  return (
    <tr>
      <th scope="row">{depth}</th>
      <td>{minimax && counted(minimax.positions)}</td>
      <td>{alphaBeta && counted(alphaBeta.positions)}</td>
      <td>{minimax && alphaBeta && `÷ ${(minimax.positions / alphaBeta.positions).toFixed(1)}`}</td>
      <td>
        {minimax && alphaBeta
          ? `${minimax.best?.text ?? '–'} ${isSame ? text.same : alphaBeta.best?.text}`
          : alphaBeta?.best?.text}
      </td>
    </tr>
  );
}
