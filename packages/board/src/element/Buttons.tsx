import { IconButton } from '../ui/controls.tsx';
import { ICONS } from '../ui/icons.tsx';
import type { BoardSession } from './session.ts';

/** What can be done besides moving pieces. */
export function Buttons({ session }: { session: BoardSession }) {
  const { words, own } = session.spoken.value;
  const view = session.settings.value?.view;
  if (view === 'moves') return null;
  const played = session.record.head.value?.history.length ?? 0;
  const solved = session.puzzle.value?.state.value.kind === 'solved';
  return (
    <div class="move-buttons" part="buttons">
      <IconButton
        path={ICONS.plus}
        label={view === 'play' ? words.newGame : words.retry}
        onClick={() => void session.begin()}
      />
      {view === 'puzzle' ? (
        <IconButton
          path={ICONS.hint}
          label={own.showMove}
          disabled={solved || !session.active.value}
          onClick={() => session.showMove()}
        />
      ) : (
        <IconButton
          path={ICONS.undo}
          label={words.undo}
          disabled={played === 0}
          onClick={() => void session.takeBack()}
        />
      )}
      <IconButton path={ICONS.flip} label={words.flip} onClick={() => session.flip()} />
    </div>
  );
}
