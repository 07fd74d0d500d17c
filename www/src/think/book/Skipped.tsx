import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { RUNG_FACTS } from '../../shared/games/think.ts';
import { ReaderBoard } from '../boards.tsx';
import type { ChapterProps } from '../chapters.ts';
import { Figure } from '../Figure.tsx';
import { bookWords } from '../i18n/index.ts';
import { thoughtOf, useRungs } from '../ladder/rungs.ts';
import { Depth } from './Depth.tsx';
import { SquareKey, Squares, searched } from './Squares.tsx';

/** Depths in plies: the greatest takes about a second on a phone. */
const [USUAL, DEEPEST] = [5, 6];

/** The last player that is careful, and the first that is bold. */
const PLAYERS = ['deepening', 'reductions'] as const;

/** Positions that null moves and reductions skip, and the games this costs at the same depth. */
export function Skipped({ store }: ChapterProps) {
  const depth = useSignal(USUAL);
  const view = store.record.head.value;
  const text = bookWords.value;
  const players = useMemo(() => [...PLAYERS], []);
  const states = useRungs(store, view, players, depth.value);
  const thoughts = PLAYERS.map((name) => thoughtOf(states.get(name)));
  const [careful, bold] = thoughts;
  const squares = [
    searched(text.careful, careful, 'all'),
    searched(text.bold, bold, 'part'),
  ] as const;
  const { depth: plies, games } = RUNG_FACTS[store.game];
  const met = games.find(({ lower, higher }) => lower === 'quiescence' && higher === 'reductions');
  const [lost = 0, drawn = 0, won = 0] = met?.results ?? [];
  return (
    <Figure
      picture={
        <div class="think-beside book-areas" aria-busy={!bold}>
          <Squares label={text.skippedSaid(squares[0].said, squares[1].said)} squares={squares} />
          <div>
            <SquareKey squares={squares} />
            <ReaderBoard store={store} />
          </div>
        </div>
      }
      tryThis={text.skippedTry}
      sources={['crates/ladder/src/guided.rs#// Null move pruning']}
    >
      <p>{text.skipped(<Depth depth={depth} min={2} max={DEEPEST} />)}</p>
      <p data-cost={`${won} ${drawn} ${lost}`}>{text.boldCost(plies, won, drawn, lost)}</p>
    </Figure>
  );
}
