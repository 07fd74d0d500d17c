import { forFirst, share } from '../game/score.ts';
import type { Player, ScoreText } from '../generated/wasm.js';
import { words } from '../i18n/index.ts';
import { analysisWords } from './i18n/index.ts';
import { valueText } from './value.ts';

interface ValueBarProps {
  /** Name of the first side. */
  side: string;
  below: Player;
  /** For the first side; `null` if it is not known. */
  value: ScoreText | null;
}

/** What the position is worth, at the edge of the board; in the middle and without a number if nobody knows. */
export function ValueBar({ side, below, value }: ValueBarProps) {
  const mine = value && forFirst(value, below);
  const part = mine ? share(mine) : 0.5;
  const { mateIn, evaluationOf } = words.value;
  const spoken = value?.kind === 'mateIn' ? mateIn(value.moves) : value && valueText(value);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <meter> cannot be drawn upright in every browser
    <div
      class={`evaluation ${below}`}
      role="meter"
      aria-label={words.value.evaluation}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value ? Math.round(share(value) * 100) : 50}
      aria-valuetext={spoken ? evaluationOf(side, spoken) : analysisWords.value.unknownValue}
    >
      <div class="evaluation-part" style={{ '--part': part }} />
      {value && <span class={part >= 0.5 ? 'at-below' : 'at-above'}>{valueText(value)}</span>}
    </div>
  );
}
