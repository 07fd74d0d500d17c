import { useSignal } from '@preact/signals';
import { bound } from '../../shared/ui/forms.tsx';
import type { ChapterProps } from '../chapters.ts';
import { Draggable } from '../Draggable.tsx';
import { Figure } from '../Figure.tsx';
import { useAnswer } from '../hooks.ts';
import { ladderWords } from '../i18n/index.ts';
import { counted } from '../numbers.ts';

/** Deepest count: seconds, even on a phone. */
const DEEPEST = 5;

/** Growth of the number of lines with their length. */
export function Counts({ store }: ChapterProps) {
  const depth = useSignal(3);
  const view = store.record.head.value;
  const text = ladderWords.value;
  const { value } = useAnswer(
    store,
    'positionCounts',
    view && { game: view.game, depth: depth.value },
  );
  const counts = value?.counts ?? [];
  const last = counts[depth.value - 1];
  const digits = Math.log10(Math.max(10, ...counts));
  return (
    <Figure
      title={text.countsTitle}
      picture={
        <ol class="ladder-counts">
          {counts.map((count, i) => (
            <li key={i}>
              <span>{text.plies(i + 1)}</span>
              <i style={{ width: `${(60 * Math.log10(Math.max(1, count))) / digits}%` }} />
              <b>{counted(count)}</b>
            </li>
          ))}
        </ol>
      }
      tryThis={text.countsTry}
      sources={['crates/game/src/perft.rs']}
    >
      <p>
        {text.counts(
          <Draggable
            label={text.depth}
            {...bound(depth)}
            min={1}
            max={DEEPEST}
            format={text.plies}
          />,
          last === undefined ? undefined : counted(last),
        )}
      </p>
      <p>{text.countsText}</p>
    </Figure>
  );
}
