import type { Signal } from '@preact/signals';
import { picturesWords } from './i18n/index.ts';

interface LineStepsProps {
  /** Moves in notation. */
  line: readonly string[];
  /** Plies of the line on the board. */
  at: Signal<number>;
}

/** Buttons that play a line on the board and take it back. */
export function LineSteps({ line, at }: LineStepsProps) {
  const text = picturesWords.value;
  const steps = [
    { name: text.back, by: -1, disabled: at.value === 0 },
    { name: text.forward, by: 1, disabled: at.value >= line.length },
  ];
  return (
    <p>
      {steps.map(({ name, by, disabled }) => (
        <button
          key={name}
          type="button"
          class="quiet"
          disabled={disabled}
          onClick={() => {
            at.value += by;
          }}
        >
          {name}
        </button>
      ))}
    </p>
  );
}
