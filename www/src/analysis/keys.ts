import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { textOfFile } from './fileText.ts';
import type { AnalysisStore } from './store.ts';

/** Where the arrow keys have another use. */
const OWN_ARROWS =
  'input:not([type=checkbox]), textarea, select, summary, dialog, [role="grid"], [role="dialog"], [role="slider"]';
const WHERE = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  ArrowUp: 'above',
  ArrowDown: 'below',
  Home: 'first',
  End: 'last',
} as const;

/** The arrow keys, Home and End go through the tree: left and right along the line, up and down between variations. */
export function useTreeKeys(store: AnalysisStore): void {
  useEffect(() => {
    const keyDown = (event: KeyboardEvent): void => {
      const where = WHERE[event.key as keyof typeof WHERE];
      if (!where || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest(OWN_ARROWS)) return;
      if (store.go(where)) event.preventDefault();
    };
    addEventListener('keydown', keyDown);
    return () => removeEventListener('keydown', keyDown);
  }, [store]);
}

/** Takes files and texts that are dropped anywhere on the page; true while one is dragged over it. */
export function useDrop(take: (text: string) => void): ReadonlySignal<boolean> {
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
    const drop = async (event: DragEvent): Promise<void> => {
      dragging.value = false;
      const { dataTransfer } = event;
      const [file] = dataTransfer?.files ?? [];
      const text = dataTransfer?.getData('text/plain') ?? '';
      if (!file && (!text || isField(event))) return;
      event.preventDefault();
      takes.peek()(file ? await textOfFile(file) : text);
    };
    const dropped = (event: DragEvent): void => void drop(event);
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', dropped);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', dropped);
    };
  }, [dragging, takes]);
  return dragging;
}

/** True over a field, which takes texts itself. */
function isField(event: DragEvent): boolean {
  return event.target instanceof Element && event.target.closest('input, textarea') !== null;
}
