import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** Milliseconds a message stays: enough to read two lines and to press its button. */
const STAYS = 12_000;

interface PassingProps {
  /** What the message is about: another thing is another message; none if falsy. */
  about: unknown;
  children: ComponentChildren;
}

/** A message that goes by itself, but not while a pointer or the focus is on it. It lies over the page and moves nothing. */
export function Passing({ about, children }: PassingProps) {
  const [gone, setGone] = useState<unknown>(null);
  const [held, hold] = useState(false);
  const shown = Boolean(about) && about !== gone;

  // At once: a pointer that comes in the last moment still holds it.
  useLayoutEffect(() => {
    if (!shown || held) return;
    const timer = setTimeout(() => setGone(about), STAYS);
    return () => clearTimeout(timer);
  }, [about, shown, held]);

  return (
    // The region is there before the message: what comes later is read out.
    <div class="passing" role="status">
      {shown && (
        <div
          class="message"
          onPointerEnter={() => hold(true)}
          onPointerLeave={() => hold(false)}
          onFocusIn={() => hold(true)}
          onFocusOut={() => hold(false)}
        >
          {children}
        </div>
      )}
    </div>
  );
}
