import { Button } from '@chariot/board/ui';
import type { NotatedMove, View } from '@chariot/protocol';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../i18n/index.ts';
import type { OpeningNames } from '../tree/openingNames.ts';
import { BookMoves } from './BookMoves.tsx';
import type { Explorer } from './explorer.ts';
import { bookWords } from './i18n/index.ts';

interface ExplorerListProps {
  explorer: Explorer;
  /** The shown position. */
  view: View | null;
  names: OpeningNames;
  play(move: NotatedMove): void;
}

/** The book moves of the shown position, or a sentence where the book ends or could not be loaded. */
export function ExplorerList({ explorer, view, names, play }: ExplorerListProps) {
  const text = bookWords.value;
  const found = explorer.found.value;
  const list = useRef<HTMLElement | null>(null);
  const hold = (element: HTMLElement | null): void => {
    list.current = element;
  };
  const takesFocus = useRef(false);
  const isCurrent = found !== null && found.view === view;

  // A move played from the keyboard leads to the first row of the next list, unless the focus has gone elsewhere.
  useLayoutEffect(() => {
    const { current } = list;
    if (!found || !isCurrent || !current || !takesFocus.current) return;
    takesFocus.current = false;
    const { activeElement, body } = document;
    if (activeElement && activeElement !== body && !current.contains(activeElement)) return;
    (current.querySelector('button') ?? current).focus();
  }, [found, isCurrent]);

  if (!found || !view) return null;
  const { moves } = found;
  if (moves === null) {
    return (
      <div class="message is-error" role="alert" ref={hold}>
        <strong>{text.failed}</strong>{' '}
        <Button onClick={() => explorer.retry()}>{words.value.retry}</Button>
      </div>
    );
  }
  if (moves.length === 0) {
    return (
      <p class="book-end" tabIndex={-1} ref={hold}>
        {text.afterBook}
      </p>
    );
  }
  return (
    // Moves of the previous position stay visible, but inert, until the new ones arrive.
    <div inert={!isCurrent} ref={hold}>
      <BookMoves
        game={view.game.game}
        moves={moves}
        toMove={found.view.toMove}
        nameOf={(key) => names.exact(key)}
        play={(move, hasPointer) => {
          takesFocus.current = !hasPointer;
          play(move);
        }}
        point={(move) => {
          explorer.pointed.value = move;
        }}
      />
    </div>
  );
}
