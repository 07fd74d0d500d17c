import type { SolvedWave } from '@chariot/protocol';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { wallWords } from '../i18n/index.ts';
import { counted } from '../numbers.ts';
import { type Course, layBricks } from './masonry.ts';

interface BrickWallProps {
  waves: readonly SolvedWave[];
  /** The wave laid last. */
  wave: number;
  speak(wave: SolvedWave): string;
  choose(wave: number): void;
}

/** Pixels for the numbers of waves left of the bricks, and for the counts right of them. */
const MARGIN = { left: 30, right: 52 };
/** Least height in pixels of a course with its count. */
const READABLE = 11;

/**
 * The waves of an ending as courses of bricks, from the mates up. Those above `wave` are missing.
 */
export function BrickWall({ waves, wave, speak, choose }: BrickWallProps) {
  const box = useRef<HTMLDivElement | null>(null);
  const width = useWidth(box);
  const text = wallWords.value;
  const inner = Math.max(0, width - MARGIN.left - MARGIN.right);
  const masonry = useMemo(() => layBricks(waves, inner), [waves, inner]);
  const { rise, height } = masonry;
  const last = waves[wave];
  const at = (y: number): number => waves.length - 1 - Math.floor(y / rise);
  const point = (event: PointerEvent & { currentTarget: Element }): void => {
    const { top } = event.currentTarget.getBoundingClientRect();
    const wanted = at(event.clientY - top);
    if (wanted >= 0 && wanted < waves.length && wanted !== wave) choose(wanted);
  };
  const keys: Readonly<Record<string, number>> = {
    ArrowUp: wave + 1,
    ArrowRight: wave + 1,
    ArrowDown: wave - 1,
    ArrowLeft: wave - 1,
    PageUp: wave + 5,
    PageDown: wave - 5,
    Home: 0,
    End: waves.length - 1,
  };
  return (
    <div
      class="wall-bricks"
      ref={box}
      role="slider"
      tabIndex={0}
      aria-label={text.wave}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={Math.max(0, waves.length - 1)}
      aria-valuenow={wave}
      aria-valuetext={last && speak(last)}
      onKeyDown={(event) => {
        const next = keys[event.key];
        if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        choose(next);
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {width > 0 && (
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          aria-hidden="true"
          onPointerDown={(event) => {
            if (event.pointerType === 'mouse')
              event.currentTarget.setPointerCapture(event.pointerId);
            point(event);
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) point(event);
          }}
        >
          {masonry.courses.map((course, i) => (
            <CourseOfBricks
              key={course.plies}
              course={course}
              rise={rise}
              width={inner}
              state={i > wave ? 'ahead' : i === wave ? 'last' : 'laid'}
            />
          ))}
        </svg>
      )}
    </div>
  );
}

interface CourseProps {
  course: Course;
  rise: number;
  width: number;
  state: 'laid' | 'last' | 'ahead';
}

/** A wave: its number, bricks, number of positions. */
function CourseOfBricks({ course, rise, width, state }: CourseProps) {
  const { plies, side, count, y, bricks } = course;
  const middle = y + rise / 2;
  return (
    <g class={`wall-course ${side} is-${state}`} data-plies={plies}>
      <rect class="wall-row" x={0} y={y} width={width + MARGIN.left + MARGIN.right} height={rise} />
      {plies % 2 === 0 && (
        <text class="wall-moves" x={MARGIN.left - 8} y={middle}>
          {plies}
        </text>
      )}
      <g class="wall-stones">
        {bricks.map(({ x, width: length, tint }, k) => (
          <rect
            key={k}
            class={`wall-brick tint-${tint}`}
            x={MARGIN.left + x}
            y={y + 0.5}
            width={Math.max(1, length - 1)}
            height={rise - 1}
            rx={1}
          />
        ))}
      </g>
      {(rise >= READABLE || state === 'last') && state !== 'ahead' && (
        <text class="wall-count" x={width + MARGIN.left + MARGIN.right} y={middle}>
          {counted(count)}
        </text>
      )}
    </g>
  );
}

/** Width of an element in pixels; 0 until known. */
function useWidth(element: { current: Element | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.floor(entry.contentRect.width));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
