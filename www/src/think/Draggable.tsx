import { useRef } from 'preact/hooks';
import { sliderKeys } from './sliderKeys.ts';

interface DraggableProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** The number in words of the sentence; by default the digits. */
  format?: (value: number) => string;
  onChange(value: number): void;
}

/** The most pixels of a drag for one step, and for the whole range. */
const PIXELS = { step: 14, range: 280 };

/**
 * A number in a sentence. Dragging sideways or the arrow keys change it, and the picture follows.
 */
export function Draggable(props: DraggableProps) {
  const { label, value, min, max, step = 1, format = String, onChange } = props;
  const pixelsPerStep = Math.min(PIXELS.step, (PIXELS.range * step) / Math.max(step, max - min));
  const drag = useRef<{ x: number; value: number } | null>(null);
  const set = (wanted: number): void => {
    const steps = Math.round((Math.min(max, Math.max(min, wanted)) - min) / step);
    const next = min + steps * step;
    if (next !== value) onChange(next);
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowRight: () => set(value + step),
    ArrowUp: () => set(value + step),
    ArrowLeft: () => set(value - step),
    ArrowDown: () => set(value - step),
    PageUp: () => set(value + 10 * step),
    PageDown: () => set(value - 10 * step),
    Home: () => set(min),
    End: () => set(max),
  };
  return (
    <span
      class="draggable"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuetext={format(value)}
      onKeyDown={sliderKeys(keys)}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { x: event.clientX, value };
      }}
      onPointerMove={(event) => {
        const from = drag.current;
        if (from) set(from.value + Math.round((event.clientX - from.x) / pixelsPerStep) * step);
      }}
      onLostPointerCapture={() => {
        drag.current = null;
      }}
    >
      {format(value)}
    </span>
  );
}
