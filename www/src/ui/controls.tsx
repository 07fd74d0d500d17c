import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Icon, type IconName } from './Icon.tsx';

interface ActionProps {
  icon: IconName;
  label: string;
  onClick(): void;
  disabled?: boolean;
  /** On or off, for buttons that stay pressed. */
  pressed?: boolean;
}

/** A button with an icon over its name. */
export function Action({ icon, label, onClick, disabled = false, pressed }: ActionProps) {
  return (
    <button
      type="button"
      class="action"
      disabled={disabled}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}

/** A button that shows its icon only; the name is read out and shown on hover. */
export function IconButton({ icon, label, onClick, disabled = false }: ActionProps) {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

interface ChoiceProps<T extends string> {
  legend: string;
  options: readonly { value: T; label: ComponentChildren }[];
  value: T;
  /** True if each label has a picture above its words. */
  pictures?: boolean;
  onChange(value: T): void;
}

/** One of a few options, side by side. */
export function Choice<T extends string>(props: ChoiceProps<T>) {
  const { legend, options, value, pictures = false, onChange } = props;
  const name = useId();
  return (
    <fieldset class={pictures ? 'choice pictures' : 'choice'}>
      <legend>{legend}</legend>
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

/** One of many options, in a drop-down list. */
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
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way to close it is Escape
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
