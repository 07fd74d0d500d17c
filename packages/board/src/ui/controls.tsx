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
export function IconButton({ icon, label, onClick, disabled = false, pressed }: ActionProps) {
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
      <Icon name={icon} />
    </button>
  );
}
