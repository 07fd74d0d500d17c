import { forFirst, share, shortScore } from '../game/score.ts';
import type { ScoreText } from '../generated/wasm.js';
import { words } from '../i18n/index.ts';
import type { PlayStore } from './store.ts';

/** How the game stands, at the edge of the board: the part of the side below grows from below. */
export function EvaluationBar({ store }: { store: PlayStore }) {
  const score = store.thinking.evaluation.value;
  const below = store.below.value;
  const mine = forFirst(score, below);
  const part = share(mine);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <meter> cannot be drawn upright in every browser
    <div
      class={`evaluation ${below}`}
      role="meter"
      aria-label={words.value.evaluation}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share(score) * 100)}
      aria-valuetext={words.value.evaluationOf(
        words.value.games[store.game].sides.first,
        spoken(score),
      )}
    >
      <div class="evaluation-part" style={{ '--part': part }} />
      <span class={part >= 0.5 ? 'at-below' : 'at-above'}>{shortScore(score)}</span>
    </div>
  );
}

/** `#5` is not read out well. */
function spoken(score: ScoreText): string {
  return score.kind === 'mateIn' ? words.value.mateIn(score.moves) : shortScore(score);
}
