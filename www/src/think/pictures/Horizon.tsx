import type { Pointer } from '@chariot/board/parts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { styled } from '../../shared/game/looks.ts';
import { HORIZONS } from '../../shared/games/think.ts';
import { bound, Choice, named } from '../../shared/ui/forms.tsx';
import { arrows, ShownBoard } from '../boards.tsx';
import type { ChapterProps } from '../chapters.ts';
import { Draggable } from '../Draggable.tsx';
import { Figure } from '../Figure.tsx';
import { useViewOf } from '../hooks.ts';
import { bookWords, picturesWords } from '../i18n/index.ts';
import { LineSteps } from '../LineSteps.tsx';
import { toTenth } from '../numbers.ts';
import {
  DEEPER,
  type Expectation,
  LEAVES,
  type LeafName,
  useExpectations,
} from './expectations.ts';
import { HorizonChart } from './HorizonChart.tsx';

/** Greatest depth: a second or two on a phone, without move ordering. */
const DEEPEST = 4;

/** A loss pushed beyond the depth, and what quiescence search makes of it. */
export function Horizon({ store }: ChapterProps) {
  const { fen, depth: usual } = HORIZONS[store.game];
  const source = useSignal<'example' | 'reader'>('example');
  const depth = useSignal(usual);
  const text = picturesWords.value;
  const example = useViewOf(store, styled({ game: store.game, start: fen, moves: [] }));
  const view = source.value === 'example' ? example : store.record.head.value;
  const found = useExpectations(store, view, depth.value);
  const [dead, quiet] = LEAVES.map((leaf) => found[leaf]);
  const played = dead?.played ?? [];
  const at = useSignal(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line starts at its first move
  useEffect(() => {
    at.value = 0;
  }, [dead, at]);
  const moves = played.slice(0, at.value).map(({ uci }) => uci);
  const start = view?.game ?? styled({ game: store.game, start: fen, moves: [] });
  const shown = useViewOf(store, { ...start, moves: [...start.moves, ...moves] });
  return (
    <Figure
      picture={
        <div class="think-beside">
          <ShownBoard
            store={store}
            view={shown}
            below={source.value === 'example' ? (view?.toMove ?? 'first') : undefined}
            lastMove={moves.length > 0 ? shown?.history.at(-1) : undefined}
            pointers={moves.length > 0 ? [] : arrowsOf(dead, quiet)}
          />
          <div>
            <Choice
              legend={text.positionOf}
              options={named(['example', 'reader'], text.positions)}
              {...bound(source)}
            />
            <HorizonChart
              depth={depth.value}
              deeper={DEEPER}
              found={found}
              played={played.map((move) => move.text)}
              at={at.value}
            />
            <div class="pictures-verdict" role="status">
              {LEAVES.map((leaf) => (
                <p key={leaf} data-leaf={leaf}>
                  {found[leaf] && spoken(leaf, found[leaf])}
                </p>
              ))}
              {played.length > 1 && (
                <p data-line={played.length}>
                  {text.punished(played.map((move) => move.text).join(' '))}
                </p>
              )}
            </div>
            {played.length > 1 && <LineSteps line={played.map((move) => move.text)} at={at} />}
          </div>
        </div>
      }
      tryThis={text.horizonTry}
      sources={[
        'crates/ladder/src/alpha_beta.rs#if depth == 0 &&',
        'crates/ladder/src/quiescence.rs#fn score',
      ]}
    >
      <p>
        {text.horizon(
          <Draggable
            label={text.depth}
            min={1}
            max={DEEPEST}
            format={bookWords.value.plies}
            {...bound(depth)}
          />,
        )}
      </p>
      <p>{text.horizonText}</p>
    </Figure>
  );
}

/** The move and hope of a search, and the score two plies later. */
function spoken(leaf: LeafName, { best, score, line, later }: Expectation): string {
  const moves = line.join(' ');
  return picturesWords.value.expectation(
    leaf,
    best.text,
    moves,
    toTenth(score),
    later && toTenth(later),
  );
}

/**
 * The moves of both searches: red for the one that stops dead, green with quiescence search, one
 * arrow if they agree.
 */
function arrowsOf(dead: Expectation | undefined, quiet: Expectation | undefined): Pointer[] {
  if (dead?.best.uci === quiet?.best.uci) return arrows(dead?.best, 'accent');
  return [...arrows(dead?.best, 'bad'), ...arrows(quiet?.best, 'good')];
}
