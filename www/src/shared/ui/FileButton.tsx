import './file-button.css';

interface FileButtonProps {
  label: string;
  name: string;
  accept?: string;
  multiple?: boolean;
  /** At least one. */
  take(files: [File, ...File[]]): unknown;
}

/** A button that opens files. */
export function FileButton({ label, take, ...rest }: FileButtonProps) {
  return (
    <label class="quiet file-button">
      {label}
      <input
        type="file"
        class="visually-hidden"
        {...rest}
        onChange={async (event) => {
          const input = event.currentTarget;
          const [first, ...others] = input.files ?? [];
          if (first) await take([first, ...others]);
          // The same file may be chosen again.
          input.value = '';
        }}
      />
    </label>
  );
}
