import { useSignal } from '@preact/signals';
import { AboutExample, ReaderBoard } from '../boards.tsx';
import type { ChapterProps } from '../chapters.ts';
import { Figure } from '../Figure.tsx';
import { useAnswer } from '../hooks.ts';
import { bookWords } from '../i18n/index.ts';
import { counted } from '../numbers.ts';
import { Depth } from './Depth.tsx';
import { type SaidSquare, SquareKey, Squares } from './Squares.tsx';

/** Deepest count: a second or two, even on a phone. */
const DEEPEST = 5;

/** The number of lines of play by their length, as areas. */
export function Growth({ store }: ChapterProps) {
  const depth = useSignal(4);
  const view = store.record.head.value;
  const text = bookWords.value;
  const { value } = useAnswer(
    store,
    'positionCounts',
    view && { game: view.game, depth: depth.value },
  );
  const counts = value?.counts ?? [];
  const last = counts[depth.value - 1];
  const squares = counts
    .map(
      (count, i): SaidSquare => ({
        name: text.plies(i + 1),
        count,
        look: i % 2 === counts.length % 2 ? 'all' : 'part',
        said: counted(count),
      }),
    )
    .reverse();
  return (
    <Figure
      title={text.growthTitle}
      picture={
        <div class="think-beside book-areas" aria-busy={last === undefined}>
          <Squares label={text.growthSaid(depth.value, counted(last ?? 0))} squares={squares} />
          <div>
            <SquareKey squares={squares} />
            <ReaderBoard store={store} />
          </div>
        </div>
      }
      tryThis={text.growthTry}
      sources={['crates/game/src/perft.rs']}
    >
      <p>
        {text.growth(
          <Depth depth={depth} max={DEEPEST} />,
          last === undefined ? '…' : counted(last),
        )}
      </p>
      <AboutExample store={store} />
    </Figure>
  );
}
