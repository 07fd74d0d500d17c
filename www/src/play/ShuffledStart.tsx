import type { ShuffledStarts } from '../shared/games/game.ts';
import { dialogWords } from './i18n/index.ts';

interface ShuffledStartProps {
  starts: ShuffledStarts;
  number: number;
  change(number: number): void;
}

/** Which of the starts with shuffled pieces: by number, or by lot. */
export function ShuffledStart({ starts, number, change }: ShuffledStartProps) {
  const own = dialogWords.value;
  const last = starts.count - 1;
  return (
    <div class="field shuffled-start">
      <label>
        <span class="field-name">{own.startNumber(last, starts.usual)}</span>
        <input
          name="start-number"
          type="number"
          required
          min={0}
          max={last}
          step={1}
          value={number}
          onInput={(event) => change(event.currentTarget.valueAsNumber)}
        />
      </label>
      <button
        type="button"
        class="quiet"
        onClick={() => change(Math.floor(Math.random() * starts.count))}
      >
        {own.drawLots}
      </button>
    </div>
  );
}
