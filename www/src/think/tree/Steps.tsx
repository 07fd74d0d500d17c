import { useEffect, useState } from 'preact/hooks';
import { IconButton } from '../../shared/ui/Icon.tsx';
import { treeWords } from '../i18n/index.ts';
import { counted } from '../numbers.ts';
import type { TreeState } from './state.ts';

/** Seconds to play back the whole search; a step takes at least a frame. */
const SECONDS = 15;

/** Steps through the search in its own order. */
export function Steps({ state }: { state: TreeState }) {
  const [playing, setPlaying] = useState(false);
  const text = treeWords.value;
  const last = Math.max(1, state.steps.value.length - 1);
  const at = state.at.value;
  useEffect(() => {
    if (!playing) return;
    if (state.at.peek() >= state.steps.peek().length - 1) state.stepTo(0);
    let before: number | undefined;
    let exact = state.at.peek();
    const step = (now: number): void => {
      const end = state.steps.peek().length - 1;
      exact += Math.max(1 / 20, end / SECONDS / 1000) * (now - (before ?? now));
      before = now;
      if (Math.floor(exact) !== state.at.peek()) state.stepTo(Math.floor(exact));
      if (exact >= end) setPlaying(false);
      else frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [playing, state]);
  const go = (step: number): void => {
    setPlaying(false);
    state.stepTo(step);
  };
  return (
    <div class="tree-steps">
      <IconButton
        icon="previous"
        label={text.stepBack}
        disabled={at <= 0}
        onClick={() => go(at - 1)}
      />
      <IconButton
        icon={playing ? 'stop' : 'play'}
        label={playing ? text.stop : text.play}
        onClick={() => setPlaying(!playing)}
      />
      <IconButton
        icon="next"
        label={text.stepOn}
        disabled={at >= last}
        onClick={() => go(at + 1)}
      />
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={text.step}
        aria-valuetext={text.stepOf(counted(at), counted(last))}
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
      <output>{text.stepOf(counted(at), counted(last))}</output>
    </div>
  );
}
