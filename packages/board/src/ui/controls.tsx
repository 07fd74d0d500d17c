import type { ComponentProps } from 'preact';
import { Icon } from './icons.tsx';

export interface WordButtonProps extends ComponentProps<'button'> {
  /** Whether it leads on. */
  primary?: boolean;
}

/** A button with words. */
export function Button({ primary = false, ...props }: WordButtonProps) {
  return <button type="button" class={primary ? 'primary' : 'quiet'} {...props} />;
}

/** A button with an icon. */
export interface ButtonProps {
  /** The path of the icon; absent until it has loaded. */
  path: string | undefined;
  label: string;
  onClick(): void;
  disabled?: boolean;
  /** On or off, for buttons that stay pressed. */
  pressed?: boolean;
}

/** A button with an icon over its name. */
export function Action({ path, label, onClick, disabled = false, pressed }: ButtonProps) {
  return (
    <button
      type="button"
      class="action"
      disabled={disabled}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <Icon path={path} />
      <span>{label}</span>
    </button>
  );
}

/** A button with only an icon. Its name is read out and shown on hover. */
export function IconButton({ path, label, onClick, disabled = false, pressed }: ButtonProps) {
  return (
    <button
      type="button"
      class="icon-button"
      aria-pressed={pressed}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon path={path} />
    </button>
  );
}
