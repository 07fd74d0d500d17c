import { RecordSteps } from '../shared/game/StepButtons.tsx';
import { words } from '../shared/i18n/index.ts';
import { IconButton } from '../shared/ui/Icon.tsx';
import { openingsWords } from './i18n/index.ts';
import type { OpeningsStore } from './store.ts';

/** The line as running text, with buttons to step through it. */
export function Line({ store }: { store: OpeningsStore }) {
  const text = words.value;
  const { record } = store;
  const head = record.head.value;
  const plies = head?.history.length ?? 0;
  const at = record.shown.value?.history.length ?? 0;
  return (
    <div class="opening-line">
      <ol aria-label={openingsWords.value.line}>
        {plies === 0 && <li class="moves-none">{text.noMoves}</li>}
        {head?.history.map((move, ply) => (
          <li key={ply}>
            {ply % 2 === 0 && <span class="move-number">{ply / 2 + 1}.</span>}
            <button
              type="button"
              class="move"
              aria-current={ply + 1 === at ? 'step' : undefined}
              onClick={() => void record.lookAt(ply + 1)}
            >
              {move.text}
            </button>
          </li>
        ))}
      </ol>
      <RecordSteps record={record}>
        <IconButton icon="flip" label={text.flip} onClick={() => store.flip()} />
      </RecordSteps>
    </div>
  );
}
