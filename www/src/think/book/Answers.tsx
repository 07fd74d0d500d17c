import { forFirst, shortScore } from '@chariot/engine/analysis';
import type { RungName, SearchScore, View } from '@chariot/protocol';
import { useEffect, useState } from 'preact/hooks';
import { ReaderBoard } from '../boards.tsx';
import type { ChapterProps } from '../chapters.ts';
import { useCompared } from '../compared.ts';
import { Figure, TableHead } from '../Figure.tsx';
import { useJudged } from '../hooks.ts';
import { bookWords } from '../i18n/index.ts';
import { askRung } from '../ladder/rungs.ts';
import { counted } from '../numbers.ts';
import { USUAL_DEPTH } from '../pictures/SearchPictures.tsx';
import type { ThinkStore } from '../store.ts';

/** A search of the position: the number of its chapter, the depth in plies, and what judges the end of each line. */
interface Asked {
  chapter: number;
  rung: RungName;
  depth: number;
  judge: JudgeName;
}

/** The judges of a line's end, each with more sight than the last. */
export type JudgeName = 'facts' | 'places' | 'captures' | 'network';

const ASKED: readonly Asked[] = [
  { chapter: 4, rung: 'squares', depth: 3, judge: 'places' },
  { chapter: 4, rung: 'quiescence', depth: 3, judge: 'captures' },
  { chapter: 6, rung: 'engine', depth: 1, judge: 'network' },
  { chapter: 7, rung: 'reductions', depth: 6, judge: 'captures' },
];

interface Row {
  chapter: number;
  depth: number;
  judge: JudgeName;
  move: string | undefined;
  score: SearchScore | undefined;
  positions: number;
}

/** One position, and what the searches of all chapters make of it. */
export function Answers({ store }: ChapterProps) {
  const view = store.record.head.value;
  const text = bookWords.value;
  const compared = useCompared(store, view, 'unordered', COMPARED);
  const answers = useAnswers(store, view);
  const first: Row | undefined = compared?.alphaBeta && {
    chapter: 2,
    depth: COMPARED,
    judge: 'facts',
    move: compared.alphaBeta.best?.text,
    score: compared.alphaBeta.score,
    positions: compared.visited ?? 0,
  };
  const last = useEngine(store, view);
  const rows = [first, ...answers, last].flatMap((row) => row ?? []);
  return (
    <Figure
      title={text.answersTitle}
      picture={
        <>
          <table class="book-answers" aria-busy={!last || answers.length < ASKED.length}>
            <TableHead columns={[text.answerOf, text.move, text.score, text.positions]} />
            <tbody>
              {rows.map(({ chapter, depth, judge, move, score, positions }) => (
                <tr key={`${chapter} ${judge} ${depth}`} data-answer={judge}>
                  <th scope="row">{text.answeredBy(chapter, depth, text.judges[judge])}</th>
                  <td>{move}</td>
                  <td>{score && shortScore(forFirst(score, view?.toMove ?? 'first'))}</td>
                  <td>{counted(positions)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <ReaderBoard store={store} />
        </>
      }
      tryThis={text.answersTry}
      sources={['crates/ladder/src/lib.rs']}
    >
      <p>{text.answers}</p>
    </Figure>
  );
}

/** Depth of the search of chapter 2, in plies. */
const COMPARED = 3;

/** The search of chapter 3, by the same request, so that its numbers agree. */
function useEngine(store: ThinkStore, view: View | null): Row | undefined {
  const game = view && !view.result ? view.game : null;
  const asked = game && { game, first: 1, depth: USUAL_DEPTH };
  const { value, isDone } = useJudged(store, 'iterations', asked);
  const iterations = isDone ? (value?.iterations ?? []) : [];
  const last = iterations.at(-1);
  return (
    last && {
      chapter: 3,
      depth: last.depth,
      judge: 'network',
      move: last.best?.text,
      score: last.score,
      positions: iterations.reduce((all, { nodes }) => all + nodes, 0),
    }
  );
}

/** The answers of all players, one by one. A new position starts over. */
function useAnswers(store: ThinkStore, view: View | null): readonly Row[] {
  const [rows, setRows] = useState<readonly Row[]>([]);
  const game = view && !view.result ? view.game : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view changes with its game
  useEffect(() => {
    setRows([]);
    if (!view || !game) return;
    const turn = store.engine.begin();
    const askAll = async (): Promise<void> => {
      for (const { rung, ...asked } of ASKED) {
        const thought = await askRung(turn, view, rung, asked.depth);
        if (turn.isOver || typeof thought === 'string') return;
        const { best, score, positions } = thought;
        setRows((known) => [...known, { ...asked, move: best?.text, score, positions }]);
      }
    };
    void askAll();
    return () => turn.end();
  }, [store, game]);
  return rows;
}
