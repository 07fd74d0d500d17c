import type { NotatedMove } from '@chariot/protocol';
import type { Signal } from '@preact/signals';
import { LineSteps } from './LineSteps.tsx';

/** A line in words, with the steps that lead through it on the board; nothing for a move without an answer. */
export function ToldLine({
  line,
  at,
  words,
}: {
  line: readonly Pick<NotatedMove, 'text'>[];
  at: Signal<number>;
  /** The sentence that names the moves. */
  words(moves: string): string;
}) {
  if (line.length < 2) return null;
  const texts = line.map((move) => move.text);
  return (
    <>
      <p data-line={line.length}>{words(texts.join(' '))}</p>
      <LineSteps line={texts} at={at} />
    </>
  );
}
