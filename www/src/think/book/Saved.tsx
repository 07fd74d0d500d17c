import { forFirst, shortScore } from '@chariot/engine/analysis';
import type { SearchTree } from '@chariot/protocol';
import { useSignal } from '@preact/signals';
import { ReaderBoard } from '../boards.tsx';
import type { ChapterProps } from '../chapters.ts';
import { DEEPEST, useCompared } from '../compared.ts';
import { Figure } from '../Figure.tsx';
import { bookWords } from '../i18n/index.ts';
import { counted } from '../numbers.ts';
import { Depth } from './Depth.tsx';
import { type CountedSquare, SquareKey, Squares } from './Squares.tsx';

/** The positions that alpha-beta leaves out, on the reader's position. */
export function Saved({ store }: ChapterProps) {
  const depth = useSignal(3);
  const view = store.record.head.value;
  const text = bookWords.value;
  const found = useCompared(store, view, 'unordered', depth.value);
  const all = found?.searched ?? 0;
  const seen = found?.visited ?? 0;
  const squares = [
    squareOf(text.minimax, all, 'all'),
    squareOf(text.alphaBeta, seen, 'part'),
  ] as const;
  return (
    <Figure
      title={text.savedTitle}
      picture={
        <div class="think-beside book-areas" aria-busy={!found}>
          <Squares label={text.savedSaid(counted(all), counted(seen))} squares={squares} />
          <div>
            <SquareKey squares={squares} />
            {found && (
              <p role="status" data-found="same">
                {text.bothFind(
                  foundBy(found, view?.toMove ?? 'first'),
                  (all / Math.max(1, seen)).toFixed(1),
                )}
              </p>
            )}
            <ReaderBoard store={store} />
          </div>
        </div>
      }
      tryThis={text.savedTry}
      sources={['crates/recorder/src/comparison.rs#fn branch']}
    >
      <p>{text.saved(<Depth depth={depth} max={DEEPEST} />)}</p>
    </Figure>
  );
}

/** The order of moves: how many positions alpha-beta needs with captures first. */
export function SavedByOrder({ store }: ChapterProps) {
  const depth = useSignal(3);
  const view = store.record.head.value;
  const text = bookWords.value;
  const plain = useCompared(store, view, 'unordered', depth.value);
  const ordered = useCompared(store, view, 'ordered', depth.value);
  const squares = [
    squareOf(text.minimax, plain?.searched ?? 0, 'faint'),
    squareOf(text.asListed, plain?.visited ?? 0, 'all'),
    squareOf(text.capturesFirst, ordered?.visited ?? 0, 'part'),
  ] as const;
  const counts = squares.map(({ count }) => counted(count));
  return (
    <Figure
      title={text.savedByOrderTitle}
      picture={
        <div class="think-beside book-areas" aria-busy={!plain || !ordered}>
          <Squares label={text.savedByOrderSaid(counts)} squares={squares.slice(1)} />
          <div>
            <SquareKey squares={squares} />
            <ReaderBoard store={store} />
          </div>
        </div>
      }
      tryThis={text.savedByOrderTry}
      sources={['crates/recorder/src/comparison.rs#fn moves']}
    >
      <p>{text.savedByOrder(<Depth depth={depth} max={DEEPEST} />)}</p>
    </Figure>
  );
}

function squareOf(name: string, count: number, look: CountedSquare['look']) {
  return { name, count, look, said: count > 0 ? counted(count) : '…' };
}

/** Move and score of both searches: one if they are the same. */
function foundBy({ found, alphaBeta }: SearchTree, toMove: 'first' | 'second'): string {
  const said = [found, ...(alphaBeta ? [alphaBeta] : [])].map(
    ({ best, score }) => `${best?.text ?? '–'} (${shortScore(forFirst(score, toMove))})`,
  );
  return [...new Set(said)].join(' / ');
}
