import { useSignal } from '@preact/signals';
import { styled } from '../../shared/game/looks.ts';
import { REPEATS } from '../../shared/games/think.ts';
import { ShownBoard } from '../boards.tsx';
import type { ChapterProps } from '../chapters.ts';
import { Figure } from '../Figure.tsx';
import { useAnswer, useViewOf } from '../hooks.ts';
import { bookWords } from '../i18n/index.ts';
import { counted } from '../numbers.ts';
import { Depth } from './Depth.tsx';
import { type SaidSquare, SquareKey, Squares } from './Squares.tsx';

/** The most nodes of a tree that the core sends. */
const WHOLE = 16_000;

/** Lines of play, and the different positions to which they lead. */
export function Repeats({ store }: ChapterProps) {
  const { fen, deepest } = REPEATS[store.game];
  const depth = useSignal(deepest - 1);
  const text = bookWords.value;
  const view = useViewOf(store, styled({ game: store.game, start: fen, moves: [] }));
  const { value } = useAnswer(
    store,
    'tree',
    view && {
      game: view.game,
      kind: 'unordered',
      depth: depth.value,
      shown: WHOLE,
      first: 0,
    },
  );
  const all = value?.searched ?? 0;
  const different = value ? value.same.slice(1).filter((same) => same < 0).length : 0;
  const said = (count: number): string => (value ? counted(count) : '…');
  const squares: readonly SaidSquare[] = [
    { name: text.lines, count: all, look: 'all', said: said(all) },
    { name: text.different, count: different, look: 'part', said: said(different) },
  ];
  return (
    <Figure
      title={text.repeatsTitle}
      picture={
        <div class="think-beside book-areas" aria-busy={!value}>
          <ShownBoard store={store} view={view} below="first" />
          <div>
            <Squares label={text.repeatsSaid(said(all), said(different))} squares={squares} />
            <SquareKey squares={squares} />
          </div>
        </div>
      }
      tryThis={text.repeatsTry}
      sources={['crates/ladder/src/table.rs', 'crates/search/src/transposition/table.rs']}
    >
      <p>{text.repeats(<Depth depth={depth} min={2} max={deepest} />)}</p>
    </Figure>
  );
}
