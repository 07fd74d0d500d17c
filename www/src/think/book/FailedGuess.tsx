import { useMemo } from 'preact/hooks';
import { styled } from '../../shared/game/looks.ts';
import { FAILED_GUESSES } from '../../shared/games/think.ts';
import { words } from '../../shared/i18n/index.ts';
import { arrows, ShownBoard } from '../boards.tsx';
import type { ChapterProps } from '../chapters.ts';
import { Figure } from '../Figure.tsx';
import { useViewOf } from '../hooks.ts';
import { bookWords } from '../i18n/index.ts';
import { useAnswered, useHoped } from '../ladder/answered.ts';
import { thoughtOf, useRungs } from '../ladder/rungs.ts';
import { useStepped } from '../stepped.ts';
import { ToldLine } from '../ToldLine.tsx';
import { SquareKey, Squares, searched } from './Squares.tsx';

/** The careful search and the bold one. */
const PLAYERS = ['deepening', 'reductions'] as const;

/** Plies after each of the two moves: enough to see what became of the result. */
const SHOWN = 5;

/** An ending in which a guess gives the result away: what was skipped, and its price. */
export function FailedGuess({ store }: ChapterProps) {
  const [shown] = FAILED_GUESSES[store.game];
  const text = bookWords.value;
  const players = useMemo(() => [...PLAYERS], []);
  const view = useViewOf(store, styled({ game: store.game, start: shown.fen, moves: [] }));
  const states = useRungs(store, view, players, shown.depth);
  const [careful, bold] = PLAYERS.map((name) => thoughtOf(states.get(name)));
  const line = useAnswered(store, view, bold?.best, 'tables', SHOWN);
  const kept = useAnswered(store, view, careful?.best, 'tables', SHOWN);
  const [, reply] = useHoped(store, view, bold?.best, 'deepening', shown.depth);
  const { at, view: now } = useStepped(store, shown.fen, line);
  const isStepping = at.value > 0;
  const squares = [
    searched(text.careful, careful, 'all'),
    searched(text.bold, bold, 'part'),
  ] as const;
  const mover = view?.toMove ?? 'first';
  const [better, played] = [careful?.best?.text, bold?.best?.text];
  return (
    <Figure
      title={text.failedTitle}
      picture={
        <div class="think-beside" aria-busy={!careful || !bold}>
          <ShownBoard
            store={store}
            view={now}
            below={mover}
            lastMove={isStepping ? now?.history.at(-1) : undefined}
            pointers={
              isStepping ? [] : [...arrows(bold?.best, 'bad'), ...arrows(careful?.best, 'good')]
            }
          />
          <div>
            <p>{words.value.toPlay(words.value.games[store.game].sides[mover])}</p>
            <div class="book-small">
              <Squares
                label={text.skippedSaid(squares[0].said, squares[1].said)}
                squares={squares}
              />
              <SquareKey squares={squares} />
            </div>
            {kept.length > 1 && (
              <p>{text.keptLine(kept.map((move) => move.text).join(' '), shown.spoils)}</p>
            )}
            <ToldLine line={line} at={at} words={(moves) => text.failedLine(moves, shown.spoils)} />
          </div>
        </div>
      }
      sources={[
        'crates/ladder/src/guided.rs#// Late move reductions',
        'tools/lab/src/rungs/guesses.rs',
      ]}
    >
      {better && played && reply && (
        <p data-guess={shown.guess}>
          {text.failed({
            depth: shown.depth,
            spoils: shown.spoils,
            better,
            played,
            reply: reply.text,
          })}
        </p>
      )}
    </Figure>
  );
}
