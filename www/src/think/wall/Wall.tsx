import './wall.css';
import { useMemo } from 'preact/hooks';
import type { ChapterProps } from '../chapters.ts';
import { Growth } from './Growth.tsx';
import { OneBrick } from './OneBrick.tsx';
import { Progress } from './Progress.tsx';
import { Symmetry } from './Symmetry.tsx';
import { WallState } from './state.ts';

/** An ending solved backwards from its mates, wave by wave. */
export function Wall({ store }: ChapterProps) {
  const state = useMemo(() => new WallState(store.engine, store.game), [store]);
  return (
    <>
      <Growth state={state} />
      <OneBrick state={state} store={store} />
      <Symmetry state={state} />
      <Progress state={state} store={store} />
    </>
  );
}
