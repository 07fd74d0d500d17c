import type { Pointer } from '@chariot/board/parts';
import { forFirst, shortScore } from '@chariot/engine/analysis';
import { other } from '@chariot/game';
import type { Game, RungName, SearchScore, ThinkReplyTo, View } from '@chariot/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { askThink } from '../../shared/engine/thinkEngine.ts';
import { styled } from '../../shared/game/looks.ts';
import { signedPawns } from '../../shared/game/pieceValues.ts';
import { HORIZONS } from '../../shared/games/think.ts';
import { bound, Choice, named } from '../../shared/ui/forms.tsx';
import { arrows, ShownBoard } from '../boards.tsx';
import type { ChapterProps } from '../chapters.ts';
import { Draggable } from '../Draggable.tsx';
import { Figure, TableHead } from '../Figure.tsx';
import { useViewOf } from '../hooks.ts';
import { picturesWords } from '../i18n/index.ts';
import { counted } from '../numbers.ts';
import type { ThinkStore } from '../store.ts';

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
  const rows: readonly (readonly [string, (of: Expectation) => string | undefined])[] = [
    [text.bestMove, ({ best }) => best.text],
    [text.score, ({ score }) => exact(score)],
    [text.expects, ({ line }) => line.join(' ')],
    [text.twoDeeper, ({ later }) => later && exact(later)],
    [text.nodes, ({ positions }) => counted(positions)],
  ];
  return (
    <Figure
      title={text.horizonTitle}
      picture={
        <div class="think-beside">
          <ShownBoard
            store={store}
            view={view}
            below={source.value === 'example' ? (view?.toMove ?? 'first') : undefined}
            pointers={arrowsOf(dead, quiet)}
          />
          <div>
            <Choice
              legend={text.positionOf}
              options={named(['example', 'reader'], text.positions)}
              {...bound(source)}
            />
            <table class="pictures-horizon" aria-busy={!quiet}>
              <TableHead columns={['', ...LEAVES.map((leaf) => text.leaves[leaf])]} />
              <tbody>
                {rows.map(([name, said]) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    {LEAVES.map((leaf) => (
                      <td key={leaf}>{found[leaf] && said(found[leaf])}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
            <p class="pictures-verdict" role="status">
              {dead &&
                quiet &&
                (dead.best.uci === quiet.best.uci
                  ? text.sameMove
                  : text.otherMove(dead.best.text, quiet.best.text))}
            </p>
          </div>
        </div>
      }
      tryThis={text.horizonTry}
      sources={[
        'crates/ladder/src/alpha_beta.rs',
        'crates/ladder/src/quiescence.rs',
        'crates/ladder/tests/horizon.rs',
      ]}
    >
      <p>
        {text.horizon(<Draggable label={text.depth} min={1} max={DEEPEST} {...bound(depth)} />)}
      </p>
      <p>{text.horizonText}</p>
    </Figure>
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

/** To a tenth of a pawn, however large. */
function exact(score: SearchScore): string {
  return score.kind === 'centipawns' ? signedPawns(score.value, 1) : shortScore(score);
}

/** The same search twice: it stops dead at its depth, or plays out captures there. */
export const LEAVES = ['squares', 'quiescence'] as const satisfies readonly RungName[];
export type LeafName = (typeof LEAVES)[number];

type Best = NonNullable<ThinkReplyTo<'rungMove'>['best']>;

/** A search's expectation; scores are for the first side. */
export interface Expectation {
  best: Best;
  score: SearchScore;
  positions: number;
  /** The best move and the expected line, to the search's depth. */
  line: readonly string[];
  /**
   * Score of the move when searched two plies deeper with captures played out; absent if the move
   * ends the game.
   */
  later?: SearchScore;
}

/** Extra plies for judging a move. */
const DEEPER = 2;

/** The expectations of both searches, as they come. A new position or depth starts over. */
export function useExpectations(
  store: ThinkStore,
  view: View | null,
  depth: number,
): Partial<Record<LeafName, Expectation>> {
  const [found, setFound] = useState<Partial<Record<LeafName, Expectation>>>({});
  const game: Game | undefined = view?.game;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view changes with its game
  useEffect(() => {
    setFound({});
    if (!view || view.result) return;
    const turn = store.engine.begin();
    const ask = async (rung: LeafName, game: Game, plies: number) => {
      const reply = await askThink(turn, 'rungMove', { game, rung, depth: plies, seed: 0 });
      return 'error' in reply ? null : reply;
    };
    const expect = async (leaf: LeafName): Promise<Expectation | null> => {
      const thought = await ask(leaf, view.game, depth);
      if (!thought?.best || !thought.score) return null;
      const { best, score, positions } = thought;
      const after = (game: Game, uci: string): Game => ({ ...game, moves: [...game.moves, uci] });
      const played = after(view.game, best.uci);
      const later = await ask('quiescence', played, depth - 1 + DEEPER);
      const line = [best.text];
      for (let game = played, left = depth - 1; left > 0; left -= 1) {
        const next = await ask(leaf, game, left);
        if (!next?.best) break;
        line.push(next.best.text);
        game = after(game, next.best.uci);
      }
      const expected = { best, positions, line, score: forFirst(score, view.toMove) };
      return later?.score
        ? { ...expected, later: forFirst(later.score, other(view.toMove)) }
        : expected;
    };
    const expectBoth = async (): Promise<void> => {
      for (const leaf of LEAVES) {
        const expectation = await expect(leaf);
        if (turn.isOver) return;
        if (expectation) setFound((known) => ({ ...known, [leaf]: expectation }));
      }
    };
    void expectBoth();
    return () => turn.end();
  }, [store, game, depth]);
  return found;
}
