import type { SideName } from '@chariot/protocol';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { treeWords } from '../i18n/index.ts';
import { itemText } from './Facts.tsx';
import { fateOf, lookOf } from './model.ts';
import { Swatch } from './Picture.tsx';
import { boundedScore } from './score.ts';
import type { TreeState } from './state.ts';

/** The tree as a list: a node and its children. Arrow keys walk it. */
export function Walk({ state, rootSide }: { state: TreeState; rootSide: SideName }) {
  const list = useRef<HTMLDivElement | null>(null);
  // The focused item may go when the list shows another node; the next key must still be heard.
  const isWalking = useRef(false);
  const tree = state.tree.value;
  const [open, selected] = [state.open.value, state.selected.value];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the selected item
  useLayoutEffect(() => {
    const item = list.current?.querySelector<HTMLElement>('[tabindex="0"]');
    if (!list.current || !item) return;
    // `scrollIntoView` would scroll the page too.
    const { top, bottom } = list.current.getBoundingClientRect();
    const place = item.getBoundingClientRect();
    list.current.scrollTop += Math.min(0, place.top - top) + Math.max(0, place.bottom - bottom);
    if (isWalking.current) item.focus({ preventScroll: true });
    isWalking.current = false;
  }, [selected, open]);
  if (!tree) return null;
  const children = tree.children[open] ?? [];
  const items = [open, ...children];
  const at = items.indexOf(selected);
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => state.goTo(items[Math.min(items.length - 1, at + 1)] ?? open),
    ArrowUp: () => state.goTo(items[Math.max(0, at - 1)] ?? open),
    Home: () => state.goTo(open),
    End: () => state.goTo(items.at(-1) ?? open),
    ArrowRight: () => {
      if (selected === open) state.goTo(children[0] ?? open);
      else state.select(selected);
    },
    ArrowLeft: () => {
      if (selected !== open) state.goTo(open);
      else if (open > 0) {
        const parent = tree.reply.parent[open] ?? 0;
        state.select(parent);
        state.goTo(open);
      }
    },
  };
  const item = (node: number, level: number) => (
    <>
      <Swatch look={lookOf(tree, node)} />
      <b>{itemText(tree, node)}</b>
      <span>{boundedScore(tree, node, rootSide) ?? ''}</span>
      <span class="visually-hidden">{level > 0 && treeWords.value.fates[fateOf(tree, node)]}</span>
    </>
  );
  return (
    <div
      class="tree-walk"
      role="tree"
      aria-label={treeWords.value.walk}
      ref={list}
      onKeyDown={(event) => {
        const act = keys[event.key];
        if (!act || event.altKey || event.ctrlKey || event.metaKey) return;
        isWalking.current = true;
        act();
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the list hears the keys */}
      <div
        role="treeitem"
        aria-level={1}
        aria-expanded={children.length > 0 ? true : undefined}
        aria-selected={selected === open}
        tabIndex={selected === open ? 0 : -1}
        class="tree-item"
        onClick={() => state.goTo(open)}
      >
        {item(open, 0)}
      </div>
      {children.map((node) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the list hears the keys
        <div
          key={node}
          role="treeitem"
          aria-level={2}
          aria-expanded={(tree.children[node]?.length ?? 0) > 0 ? false : undefined}
          aria-selected={node === selected}
          tabIndex={node === selected ? 0 : -1}
          class="tree-item"
          onClick={() => (node === selected ? state.select(node) : state.goTo(node))}
        >
          {item(node, 1)}
        </div>
      ))}
    </div>
  );
}
