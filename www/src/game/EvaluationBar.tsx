import { words } from '../i18n/index.ts';
import type { SearchScore, SideName } from '../protocol/index.ts';
import { forFirst, share, shortScore } from './score.ts';

interface EvaluationBarProps {
  /** Name of the first side. */
  side: string;
  below: SideName;
  /** For the first side; `null` if it is not known. */
  value: SearchScore | null;
  /** What is read out if it is not known. */
  unknown?: string;
}

/**
 * The evaluation of the position, at the edge of the board: the part of the side below grows from below. It ends in the
 * middle, without a number, if the evaluation is not known.
 */
export function EvaluationBar({ side, below, value, unknown }: EvaluationBarProps) {
  const mine = value && forFirst(value, below);
  const part = mine ? share(mine) : 0.5;
  const text = value && shortScore(value);
  const { evaluation, evaluationOf, mateIn } = words.value;
  // Screen readers do not read `#5` well.
  const spoken = value?.kind === 'mateIn' ? mateIn(value.moves) : text;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <meter> cannot be drawn upright in every browser
    <div
      class={`evaluation ${below}`}
      role="meter"
      aria-label={evaluation}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value ? Math.round(share(value) * 100) : 50}
      aria-valuetext={spoken ? evaluationOf(side, spoken) : unknown}
    >
      <div class="evaluation-part" style={{ '--part': part }} />
      {text && <span class={part >= 0.5 ? 'at-below' : 'at-above'}>{text}</span>}
    </div>
  );
}
