import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface PictureChoiceProps<T extends string> {
  legend: string;
  options: readonly { value: T; label: string; picture: ComponentChildren }[];
  value: T;
  onChange(value: T): void;
}

/** One of a few, each shown as it looks. */
export function PictureChoice<T extends string>(props: PictureChoiceProps<T>) {
  const { legend, options, value, onChange } = props;
  const name = useId();
  return (
    <fieldset class="choice pictures">
      <legend>{legend}</legend>
      <div class="picture-options">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span class="picture">
              {option.picture}
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
