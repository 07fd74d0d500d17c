import { Select } from '../shared/ui/forms.tsx';
import type { SideTimeControl } from './clock.ts';
import { dialogWords } from './i18n/index.ts';

/** Minutes for the game and seconds per move. */
interface Minutes {
  minutes: number;
  seconds: number;
}

export interface ClockChoice extends Minutes {
  kind: 'none' | 'preset' | 'own';
  /** The opponent's time, if different. */
  others: (Minutes & { kind: 'own' }) | null;
}

const PRESETS: readonly Minutes[] = [
  [1, 0],
  [3, 2],
  [5, 0],
  [10, 5],
  [15, 10],
  [30, 20],
].map(([minutes = 0, seconds = 0]) => ({ minutes, seconds }));
const USUAL: Minutes = { minutes: 10, seconds: 5 };
const MOST = { minutes: 180, seconds: 60 };

/** The choice that gives this time control. */
export function choiceOf(
  mine: SideTimeControl | undefined,
  others: SideTimeControl | undefined,
): ClockChoice {
  if (!mine || !others) return { kind: 'none', ...USUAL, others: null };
  const own = minutesOf(mine);
  const isPreset = PRESETS.some((preset) => isSame(preset, own));
  const same = isSame(own, minutesOf(others));
  return {
    kind: isPreset ? 'preset' : 'own',
    ...own,
    others: same ? null : { kind: 'own', ...minutesOf(others) },
  };
}

/** The chosen time control; `undefined` for no clock. */
export function allowanceOf(
  choice: Minutes & { kind: ClockChoice['kind'] },
): SideTimeControl | undefined {
  if (choice.kind === 'none') return undefined;
  return { base: choice.minutes * 60_000, increment: choice.seconds * 1_000 };
}

interface ClockFieldsProps {
  choice: ClockChoice;
  opponent: string;
  change(choice: ClockChoice): void;
}

/** Chooses a clock (none, preset or custom), and a different one for the opponent. */
export function ClockFields({ choice, opponent, change }: ClockFieldsProps) {
  const text = dialogWords.value;
  const { kind, others } = choice;
  const name = (one: Minutes): string => text.control(fraction(one.minutes), one.seconds);
  return (
    <div class="clock-fields">
      <Select
        name="clock"
        legend={text.clock}
        value={kind === 'preset' ? keyOf(choice) : kind}
        onChange={(value) => {
          const preset = PRESETS.find((one) => keyOf(one) === value);
          if (preset) change({ ...choice, ...preset, kind: 'preset' });
          else change({ ...choice, kind: value === 'own' ? 'own' : 'none' });
        }}
        options={[
          { value: 'none', label: text.noClock },
          ...PRESETS.map((one) => ({ value: keyOf(one), label: name(one) })),
          { value: 'own', label: text.ownClock },
        ]}
      />
      {kind === 'own' && (
        <Times name="own" value={choice} change={(time) => change({ ...choice, ...time })} />
      )}
      {kind !== 'none' && (
        <label class="check">
          <input
            type="checkbox"
            name="others"
            checked={others !== null}
            onChange={(event) => {
              const { minutes, seconds } = choice;
              const on = event.currentTarget.checked;
              change({ ...choice, others: on ? { kind: 'own', minutes, seconds } : null });
            }}
          />
          {text.otherTime(opponent)}
        </label>
      )}
      {kind !== 'none' && others && (
        <Times
          name="others"
          value={others}
          change={(time) => change({ ...choice, others: { kind: 'own', ...time } })}
        />
      )}
    </div>
  );
}

interface TimesProps {
  name: string;
  value: Minutes;
  change(value: Minutes): void;
}

/** Minutes and seconds as numbers. Numbers out of range block the form. */
function Times({ name, value, change }: TimesProps) {
  const { minutes, seconds } = value;
  const text = dialogWords.value;
  return (
    <div class="times">
      <label>
        <span class="field-name">{text.minutes}</span>
        <input
          type="number"
          name={`${name}-minutes`}
          required
          min={0.5}
          max={MOST.minutes}
          step={0.5}
          value={minutes}
          onInput={({ currentTarget }) => {
            if (currentTarget.validity.valid)
              change({ seconds, minutes: currentTarget.valueAsNumber });
          }}
        />
      </label>
      <label>
        <span class="field-name">{text.seconds}</span>
        <input
          type="number"
          name={`${name}-seconds`}
          required
          min={0}
          max={MOST.seconds}
          step={1}
          value={seconds}
          onInput={({ currentTarget }) => {
            if (currentTarget.validity.valid)
              change({ minutes, seconds: currentTarget.valueAsNumber });
          }}
        />
      </label>
    </div>
  );
}

const keyOf = ({ minutes, seconds }: Minutes): string => `${minutes}+${seconds}`;
const isSame = (a: Minutes, b: Minutes): boolean => keyOf(a) === keyOf(b);
const minutesOf = ({ base, increment }: SideTimeControl): Minutes => ({
  minutes: base / 60_000,
  seconds: increment / 1_000,
});

/** `½` for half a minute. */
function fraction(minutes: number): string {
  const whole = Math.floor(minutes);
  if (whole === minutes) return String(minutes);
  return whole > 0 ? `${whole}½` : '½';
}
