// Parts of forms and dialogs.
import { Button } from '@chariot/board/ui';
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import './forms.css';
import { words } from '../i18n/index.ts';

/** Binds a control to a signal: `<Choice {...bound(side)} />`. */
export function bound<T>(signal: Signal<T>): { value: T; onChange(value: T): void } {
  return {
    value: signal.value,
    onChange: (value) => {
      signal.value = value;
    },
  };
}

export function named<T extends string>(
  values: readonly T[],
  names: Readonly<Record<T, string>>,
): { value: T; label: string }[] {
  return values.map((value) => ({ value, label: names[value] }));
}

interface ChoiceProps<T extends string> {
  legend: string;
  options: readonly { value: T; label: ComponentChildren }[];
  value: T;
  /** Whether each label has a picture above its text. */
  pictures?: boolean;
  onChange(value: T): void;
}

/** A choice of a few options, side by side. */
export function Choice<T extends string>(props: ChoiceProps<T>) {
  const { legend, options, value, pictures = false, onChange } = props;
  const name = useId();
  return (
    <fieldset class={pictures ? 'choice pictures' : 'choice'}>
      <legend class="field-name">{legend}</legend>
      <div class="choice-options">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SelectProps<T extends string> {
  name: string;
  legend: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange(value: T): void;
}

/** A choice of many options, in a drop-down list. */
export function Select<T extends string>(props: SelectProps<T>) {
  const { name, legend, options, value, onChange } = props;
  return (
    <label class="select">
      <span class="field-name">{legend}</span>
      <select
        name={name}
        value={value}
        onChange={(event) => {
          const option = options[event.currentTarget.selectedIndex];
          if (option) onChange(option.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

interface DialogProps {
  title: string;
  open: boolean;
  close(): void;
  children: ComponentChildren;
}

/** A modal dialog; Escape or a click outside closes it. */
export function Dialog({ title, open, close, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement | null>(null);
  const heading = useId();
  // A layout effect: otherwise an empty dialog would block the page for a frame.
  useLayoutEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onClose={close}
      onClick={(event) => {
        if (event.target === dialog.current) close();
      }}
    >
      {open && (
        <div class="dialog-body">
          <h2 id={heading}>{title}</h2>
          {children}
        </div>
      )}
    </dialog>
  );
}

/** Buttons that end a form in a dialog: cancel or submit. */
export function FormButtons({ submit, cancel }: { submit: string; cancel(): void }) {
  return (
    <div class="buttons">
      <Button onClick={cancel}>{words.value.cancel}</Button>
      <button type="submit" class="primary">
        {submit}
      </button>
    </div>
  );
}
