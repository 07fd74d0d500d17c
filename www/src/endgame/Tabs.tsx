import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';

interface TabsProps<T extends string> {
  label: string;
  tabs: readonly { value: T; label: string }[];
  value: T;
  onChange(value: T): void;
  children: ComponentChildren;
}

/** Tabs. Arrow keys move between them. */
export function Tabs<T extends string>({ label, tabs, value, onChange, children }: TabsProps<T>) {
  const id = useId();
  const list = useRef<HTMLDivElement | null>(null);
  const keyDown = (event: KeyboardEvent): void => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const last = tabs.length - 1;
    const goal = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const place = (goal + tabs.length) % tabs.length;
    const chosen = tabs[place];
    if (chosen) onChange(chosen.value);
    list.current?.querySelectorAll('button')[place]?.focus();
  };
  return (
    <div class="tabs">
      <div class="tab-list" role="tablist" aria-label={label} ref={list} onKeyDown={keyDown}>
        {tabs.map((tab) => (
          <button
            type="button"
            key={tab.value}
            id={`${id}${tab.value}`}
            role="tab"
            aria-selected={tab.value === value}
            aria-controls={`${id}panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div class="tab-panel" role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${value}`}>
        {children}
      </div>
    </div>
  );
}
