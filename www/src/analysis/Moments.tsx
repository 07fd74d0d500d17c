import { numberOf, playerOf } from '@chariot/game';
import { glyphOfJudgement, symbolOf } from '@chariot/game/pgn';
import type { SideName } from '@chariot/protocol';
import { ownNames } from '../shared/game/ownNames.ts';
import { words } from '../shared/i18n/index.ts';
import { analysisWords } from './i18n/index.ts';
import { momentsOf, ownSide } from './moments.ts';
import type { AnalysisStore } from './store.ts';

/** The moves that decided the game, first of all that a review shows. */
export function Moments({ store }: { store: AnalysisStore }) {
  const text = analysisWords.value;
  const tree = store.tree.value;
  if (!tree || !store.review.sides.value) return null;
  const nameOf = (side: SideName): string =>
    playerOf(tree.tags, store.inAnalysis.text, side)?.name ?? '';
  const own = ownSide({ first: nameOf('first'), second: nameOf('second') }, ownNames(store.game));
  const of = (side?: SideName) => momentsOf(tree.mainLine(), store.review.losses.value, side);
  const ownMoments = own ? of(own) : [];
  const moments = ownMoments.length > 0 ? ownMoments : of();
  if (moments.length === 0) return null;
  const { sides } = words.value.games[store.game];
  return (
    <section class="moments" aria-labelledby="moments-title">
      <h2 id="moments-title">{ownMoments.length > 0 ? text.ownMoments : text.moments}</h2>
      <ol>
        {moments.map(({ node, loss: { loss, mover } }) => {
          const { number } = numberOf(tree, node);
          const sign = node.judgement ? symbolOf(glyphOfJudgement(node.judgement)) : '';
          const move = `${number}${mover === 'first' ? '.' : '…'} ${node.move?.text ?? ''}${sign}`;
          const percent = Math.round(100 * loss);
          const said = text.momentLoss(sides[mover], percent);
          return (
            <li key={node.id}>
              <button
                type="button"
                class="quiet"
                title={said}
                aria-current={store.at.value === node ? 'step' : undefined}
                onClick={() => void store.lookAt(node)}
              >
                {move} <small>{`−${percent}%`}</small>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
