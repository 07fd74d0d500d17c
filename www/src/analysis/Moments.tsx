import { numberOf } from '@chariot/game';
import { glyphOfJudgement, symbolOf } from '@chariot/game/pgn';
import { words } from '../shared/i18n/index.ts';
import { analysisWords } from './i18n/index.ts';
import { momentsOf } from './moments.ts';
import type { AnalysisStore } from './store.ts';

/** The moves that decided the game, first of all that a review shows. */
export function Moments({ store }: { store: AnalysisStore }) {
  const text = analysisWords.value;
  const tree = store.tree.value;
  if (!tree || !store.review.sides.value) return null;
  const moments = momentsOf(tree.mainLine(), store.review.losses.value);
  if (moments.length === 0) return null;
  const { sides } = words.value.games[store.game];
  return (
    <section class="moments" aria-labelledby="moments-title">
      <h2 id="moments-title">{text.moments}</h2>
      <ol>
        {moments.map(({ node, loss: { loss, mover } }) => {
          const { number } = numberOf(tree, node);
          const sign = node.judgement ? symbolOf(glyphOfJudgement(node.judgement)) : '';
          return (
            <li key={node.id}>
              <button
                type="button"
                class="quiet"
                aria-current={store.at.value === node ? 'step' : undefined}
                onClick={() => void store.lookAt(node)}
              >
                <b>{`${number}${mover === 'first' ? '.' : '…'} ${node.move?.text ?? ''}${sign}`}</b>{' '}
                {text.momentLoss(sides[mover], Math.round(100 * loss))}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
