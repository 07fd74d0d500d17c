import type { Pointer } from '@chariot/board/parts';
import { shortScore } from '@chariot/engine/analysis';
import type { SearchScore } from '@chariot/protocol';
import { useSignal } from '@preact/signals';
import { styled } from '../../shared/game/looks.ts';
import { signedPawns } from '../../shared/game/pieceValues.ts';
import { HORIZONS } from '../../shared/games/think.ts';
import { Choice } from '../../shared/ui/forms.tsx';
import type { ChapterProps } from '../chapters.ts';
import { DraggableSignal } from '../Draggable.tsx';
import { Figure } from '../Figure.tsx';
import { counted } from '../numbers.ts';
import { ShownBoard } from '../ShownBoard.tsx';
import { useViewOf } from '../view.ts';
import { type Expectation, LEAVES, useExpectations } from './horizon.ts';
import { picturesWords } from './i18n/index.ts';

/** The deepest that is searched: a second or two on a phone, where nothing orders the moves. */
const DEEPEST = 4;

/** A loss pushed beyond the depth, and what quiescence search sees of it. */
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
            game={store.game}
            view={view}
            below={source.value === 'example' ? (view?.toMove ?? 'first') : store.below.value}
            pointers={arrowsOf(dead, quiet)}
          />
          <div>
            <Choice
              legend={text.positionOf}
              value={source.value}
              options={(['example', 'reader'] as const).map((value) => ({
                value,
                label: text.positions[value],
              }))}
              onChange={(value) => {
                source.value = value;
              }}
            />
            <table class="pictures-horizon" aria-busy={!quiet}>
              <thead>
                <tr>
                  <td />
                  {LEAVES.map((leaf) => (
                    <th key={leaf} scope="col">
                      {text.leaves[leaf]}
                    </th>
                  ))}
                </tr>
              </thead>
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
      <p>{text.horizon(<DraggableSignal label={text.depth} of={depth} min={1} max={DEEPEST} />)}</p>
      <p>{text.horizonText}</p>
    </Figure>
  );
}

/** What both play: red where the search stops dead, green with quiescence search, one arrow if they agree. */
function arrowsOf(dead: Expectation | undefined, quiet: Expectation | undefined): Pointer[] {
  if (dead && dead.best.uci === quiet?.best.uci)
    return [{ from: dead.best.from, to: dead.best.to, tone: 'accent' }];
  return [
    ...(dead ? [{ from: dead.best.from, to: dead.best.to, tone: 'bad' as const }] : []),
    ...(quiet ? [{ from: quiet.best.from, to: quiet.best.to, tone: 'good' as const }] : []),
  ];
}

/** To a tenth of a pawn, however large. */
function exact(score: SearchScore): string {
  return score.kind === 'centipawns' ? signedPawns(score.value, 1) : shortScore(score);
}
