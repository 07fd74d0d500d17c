import { Button } from '@chariot/board/ui';
import type { GameName, NoticeFact, RequestError } from '@chariot/protocol';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { errorIn, noticesIn } from '../errors/ErrorSentences.tsx';
import { words } from '../i18n/index.ts';

interface MessagesProps {
  game: GameName;
  trouble: { about: 'fen' | 'move' | 'position'; error: RequestError } | null;
  notices: readonly NoticeFact[];
  /** Offered if the engine failed. */
  retry?: () => void;
}

/** Errors, and adjustments made to a FEN. */
export function Messages({ game, trouble, notices, retry }: MessagesProps) {
  const text = words.value;
  const engine = trouble?.error.kind === 'ENGINE';
  // An alert is read out as a whole, so it waits for its sentence.
  const wrong = trouble && (engine ? '' : errorIn(game, trouble.error));
  const adjusted = noticesIn(game, notices);
  return (
    <>
      {trouble && wrong !== undefined && (
        <div class="message is-error" role="alert">
          <strong>{engine ? text.engineFailed : text.errorTitles[trouble.about]}</strong> {wrong}
          {engine && retry && <Button onClick={retry}>{text.retry}</Button>}
        </div>
      )}
      <Passing about={adjusted && notices}>
        {text.notices} {adjusted}
      </Passing>
    </>
  );
}

/** Milliseconds a message stays: enough to read two lines and press its button. */
const STAYS = 12_000;

interface PassingProps {
  /** Identity of the message; falsy for none. */
  about: unknown;
  children: ComponentChildren;
}

/**
 * A message that disappears by itself, unless a pointer or the focus is on it. It lies over the page and moves nothing.
 */
export function Passing({ about, children }: PassingProps) {
  const [gone, setGone] = useState<unknown>(null);
  const [held, hold] = useState(false);
  const shown = Boolean(about) && about !== gone;

  // A layout effect, so that a pointer arriving at the last moment still holds it.
  useLayoutEffect(() => {
    if (!shown || held) return;
    const timer = setTimeout(() => setGone(about), STAYS);
    return () => clearTimeout(timer);
  }, [about, shown, held]);

  return (
    // Mount the region before its message: only additions are read out.
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
