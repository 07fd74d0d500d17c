import type { SideName } from '@chariot/protocol';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../shared/i18n/index.ts';
import { announce } from '../shared/ui/announce.tsx';
import { clockText, isLow } from './clock.ts';
import type { PlayStore } from './store.ts';

/** Milliseconds between clock updates: the last seconds show tenths. */
const TICK = 100;

export function Clock({ store, side }: { store: PlayStore; side: SideName }) {
  const { clock } = store.match;
  const [, tick] = useState('');
  const runs = clock.running.value === side;
  // Read to redraw on every change.
  void clock.left.value;
  const time = clock.remaining(side);
  const shown = clockText(time);
  const allowance = clock.control.value?.[side];
  const low = allowance !== undefined && isLow(allowance, time);
  const text = words.value;
  const name = text.games[store.game].sides[side];

  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => tick(clockText(clock.remaining(side))), TICK);
    return () => clearInterval(timer);
  }, [runs, clock, side]);

  const warning = runs && low ? text.lowOnTime(name) : '';
  useEffect(() => {
    if (warning) announce(warning);
  }, [warning]);

  return (
    <div
      class={`clock ${side} ${runs ? 'is-running' : ''} ${low ? 'is-low' : ''}`}
      role="timer"
      aria-live="off"
      aria-label={text.clockOf(name, shown)}
      data-clock={side}
    >
      <span class="clock-time">{shown}</span>
    </div>
  );
}
