import type { ComponentChildren } from 'preact';
import { types } from '../ui/settings.ts';

interface TypedProps {
  legend: string;
  children: ComponentChildren;
}

/** Fields to type in, folded away. Whoever unfolds them finds them open from then on. */
export function Typed({ legend, children }: TypedProps) {
  return (
    <details
      class="typed"
      open={types.value}
      onToggle={(event) => {
        types.value = event.currentTarget.open;
      }}
    >
      <summary>{legend}</summary>
      {types.value && children}
    </details>
  );
}
