import type { Signal } from '@preact/signals';
import { bound } from '../../shared/ui/forms.tsx';
import { Draggable } from '../Draggable.tsx';
import { bookWords } from '../i18n/index.ts';

interface DepthProps {
  depth: Signal<number>;
  /** Bounds in plies. */
  min?: number;
  max: number;
}

/** A depth within a sentence, to be dragged. */
export function Depth({ depth, min = 1, max }: DepthProps) {
  const text = bookWords.value;
  return <Draggable label={text.depth} {...bound(depth)} min={min} max={max} format={text.plies} />;
}
