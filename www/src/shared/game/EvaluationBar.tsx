import type { SearchScore, SideName } from '@chariot/protocol';
import { words } from '../i18n/index.ts';
import './evaluation.css';
import { forFirst, share, shortScore } from '@chariot/engine/analysis';

interface EvaluationBarProps {
  /** Name of the first side. */
  side: string;
  below: SideName;
  /** Score for the first side; `null` if unknown. */
  value: SearchScore | null;
  /** Text for screen readers if unknown. */
  unknown: string;
  /** Whether nobody is looking for an evaluation. */
  isOff?: boolean;
}

/**
 * Evaluation bar at the edge of the board. The share of the side at the bottom grows from below. Plain if the
 * evaluation is unknown.
 */
export function EvaluationBar(props: EvaluationBarProps) {
  const { side, below, value, unknown, isOff = false } = props;
  const { evaluation, evaluationOf, mateIn } = words.value;
  // A meter must have a value.
  if (!value) {
    return (
      <div
        class={`evaluation is-unknown ${isOff ? 'is-off' : ''}`}
        role="img"
        aria-label={evaluationOf(side, unknown)}
      />
    );
  }
  const part = share(forFirst(value, below));
  const text = shortScore(value);
  // Screen readers do not read `#5` well.
  const spoken = value.kind === 'mateIn' ? mateIn(value.moves) : text;
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser draws a vertical <meter>
    <div
      class={`evaluation ${below}`}
      role="meter"
      aria-label={evaluation}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share(value) * 100)}
      aria-valuetext={evaluationOf(side, spoken)}
    >
      <div class="evaluation-part" style={{ '--part': part }} />
      <span class={part >= 0.5 ? 'at-below' : 'at-above'}>{text}</span>
    </div>
  );
}
