import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import './walkedTree.css';

/** Where an item of the tree stands. */
export interface Spot<Item> {
  /** Its depth, from 1. */
  level: number;
  parent: Item | null;
  at: readonly [x: number, y: number];
}

/** How an item of the tree looks. */
interface DrawnItem<Item> extends Spot<Item> {
  class: string;
  style?: Readonly<Record<string, string>>;
  label: string;
  content: ComponentChildren;
}

interface WalkedTreeProps<Item> {
  /** In the order of the picture. By its place here an item keeps the focus in another position. */
  items: readonly Item[];
  /** The position that the tree grows from. In another one the first item is active. */
  place: unknown;
  label: string;
  size: readonly [width: number, height: number];
  draw(item: Item): DrawnItem<Item>;
  /** Drawn below the items. */
  lines?: ComponentChildren;
  goTo(item: Item): void;
  /** Goes back from the first column. */
  goBack(): void;
  /** The item that is pointed to, in words. */
  caption(item: Item | null): ComponentChildren;
}

/** The picture of a tree of moves. Click, Enter or arrow keys walk it. */
export function WalkedTree<Item>({
  items,
  place,
  label,
  size,
  draw,
  lines,
  goTo,
  goBack,
  caption,
}: WalkedTreeProps<Item>) {
  const tree = useRef<HTMLDivElement | null>(null);
  const active = useSignal(0);
  const pointed = useSignal<Item | null>(null);
  // Keyboard focus stays in the tree.
  useLayoutEffect(() => {
    void place;
    active.value = 0;
    pointed.value = null;
    const { current } = tree;
    if (current?.contains(document.activeElement)) focusOn(current, 0);
  }, [place, active, pointed]);

  const drawn = items.map(draw);
  const keyDown = (event: KeyboardEvent): void => {
    const at = items[active.value];
    if (!at || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') goTo(at);
    else if (event.key === 'ArrowLeft' && !drawn[active.value]?.parent) goBack();
    else if (!/^Arrow|^Home$|^End$/.test(event.key)) return;
    else {
      const next = itemBeside(items, drawn, active.value, event.key);
      if (next && tree.current) focusOn(tree.current, items.indexOf(next));
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <div
        ref={tree}
        role="tree"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={keyDown}
        onMouseLeave={() => {
          const hasFocus = tree.current?.contains(document.activeElement);
          pointed.value = (hasFocus && items[active.value]) || null;
        }}
      >
        <svg viewBox={`0 0 ${size.join(' ')}`} role="presentation">
          {lines}
          {items.map((item, i) => {
            const { at, level, parent: _, content, label, ...looks } = draw(item);
            return (
              <g
                key={i}
                {...looks}
                role="treeitem"
                aria-level={level}
                aria-label={label}
                tabIndex={i === active.value ? 0 : -1}
                transform={`translate(${at.join(' ')})`}
                onClick={() => goTo(item)}
                onMouseEnter={() => {
                  pointed.value = item;
                }}
                onFocus={() => {
                  active.value = i;
                  pointed.value = item;
                }}
              >
                {content}
              </g>
            );
          })}
        </svg>
      </div>
      <figcaption>{caption(pointed.value)}</figcaption>
    </>
  );
}

/** The item that a key leads to from the item of an index; `undefined` if there is none that way. */
export function itemBeside<Item>(
  items: readonly Item[],
  spots: readonly Spot<Item>[],
  from: number,
  key: string,
): Item | undefined {
  const spot = spots[from];
  const topOf = (index: number): number => spots[index]?.at[1] ?? 0;
  const column = [...spots.keys()]
    .filter((index) => spots[index]?.level === spot?.level)
    .sort((a, b) => topOf(a) - topOf(b));
  const place = column.indexOf(from);
  switch (key) {
    case 'ArrowRight':
      return items.find((_, index) => spots[index]?.parent === items[from]);
    case 'ArrowLeft':
      return spot?.parent ?? undefined;
    case 'ArrowDown':
      return items[column[place + 1] ?? -1];
    case 'ArrowUp':
      return items[column[place - 1] ?? -1];
    case 'Home':
      return items[0];
    case 'End':
      return items[column.at(-1) ?? -1];
    default:
      return undefined;
  }
}

function focusOn(tree: HTMLElement, index: number): void {
  tree.querySelectorAll<SVGGElement>('[role="treeitem"]')[index]?.focus();
}
