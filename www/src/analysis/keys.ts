import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useKeys } from '../shared/keys/keys.ts';
import type { AnalysisStore } from './store.ts';

/** Keys of the analysis view: arrows, Home and End move through the tree; letters and Space control the engine. */
export function useTreeKeys(store: AnalysisStore): void {
  useKeys({
    previous: () => store.go('previous'),
    next: () => store.go('next'),
    above: () => store.go('above'),
    below: () => store.go('below'),
    first: () => store.go('first'),
    last: () => store.go('last'),
    flip: () => store.flip(),
    engine: () => {
      store.search.on.value = !store.search.on.value;
    },
    best: () => store.playBest(),
    threat: () => store.threat.toggle(),
  });
}

/** Accepts files and text dropped anywhere on the page. The signal is true while one is dragged over it. */
export function useDrop(take: (given: string | readonly File[]) => void): ReadonlySignal<boolean> {
  const dragging = useSignal(false);
  const takes = useSignal(take);
  takes.value = take;
  useEffect(() => {
    const over = (event: DragEvent): void => {
      const types = event.dataTransfer?.types ?? [];
      const wanted = types.includes('Files') || (types.includes('text/plain') && !isField(event));
      if (!wanted) return;
      event.preventDefault();
      dragging.value = true;
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) dragging.value = false;
    };
    const drop = (event: DragEvent): void => {
      dragging.value = false;
      const { dataTransfer } = event;
      const files = [...(dataTransfer?.files ?? [])];
      const text = dataTransfer?.getData('text/plain') ?? '';
      if (files.length === 0 && (!text || isField(event))) return;
      event.preventDefault();
      takes.peek()(files.length > 0 ? files : text);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, [dragging, takes]);
  return dragging;
}

/** Whether the target is a field, which takes text itself. */
function isField(event: DragEvent): boolean {
  return event.target instanceof Element && event.target.closest('input, textarea') !== null;
}
