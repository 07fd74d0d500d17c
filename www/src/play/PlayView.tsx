import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Pointer } from '../board/Overlay.tsx';
import { PlayBoard } from '../board/PlayBoard.tsx';
import { FenField } from '../game/FenField.tsx';
import { Messages } from '../game/Messages.tsx';
import { MoveField } from '../game/MoveField.tsx';
import { MoveList, moveLabel } from '../game/MoveList.tsx';
import { resultOf } from '../game/result.ts';
import { Stage } from '../game/Stage.tsx';
import { beforeLastMoveOf, other } from '../game/turns.ts';
import { words } from '../i18n/index.ts';
import { chess } from '../pieces/chess.tsx';
import { announce } from '../ui/announce.tsx';
import { Action, Dialog } from '../ui/controls.tsx';
import { EngineDetails } from './EngineDetails.tsx';
import { EvaluationBar } from './EvaluationBar.tsx';
import { NewGameDialog } from './NewGameDialog.tsx';
import type { PlayStore } from './store.ts';

/** A game against the computer. */
export function PlayView({ store }: { store: PlayStore }) {
  const dialog = useSignal<'new' | 'resign' | null>(null);
  const view = store.record.shown.value;
  const head = store.record.head.value;
  const { side, level } = store.players.value;
  const end = store.end.value;
  const hint = store.hint.value;
  const text = words.value;
  const close = (): void => {
    dialog.value = null;
  };

  useEffect(() => {
    void store.resume();
    return () => store.pause();
  }, [store]);

  const ended = useComputed(() => {
    const now = store.end.value;
    return now && Object.values(resultOf(now)).join(', ');
  });
  useEffect(() => {
    if (ended.value) announce(ended.value);
  }, [ended.value]);

  const pointers: Pointer[] =
    hint && !store.record.lookingBack.value
      ? [{ from: hint.from, to: hint.to, tone: 'accent' }]
      : [];
  const canUndo = head !== null && beforeLastMoveOf(head, side) !== undefined;

  return (
    <>
      <Stage
        view={view}
        below={store.below.value}
        bar={<EvaluationBar store={store} />}
        board={(shown, geometry) => (
          <PlayBoard
            geometry={geometry}
            skin={chess}
            view={shown}
            active={store.mayMove.value}
            pointers={pointers}
            play={(move) => store.play(move.uci)}
          />
        )}
      />
      <section class="panel" aria-label={text.views.play}>
        <PlayStatus store={store} />
        <div class="actions">
          <Action
            icon="plus"
            label={text.newGame}
            onClick={() => {
              dialog.value = 'new';
            }}
          />
          <Action
            icon="undo"
            label={text.undo}
            disabled={!canUndo}
            onClick={() => void store.undo()}
          />
          <Action
            icon="hint"
            label={text.hint}
            disabled={!store.mayMove.value || store.busy.value !== null}
            onClick={() => void store.askHint()}
          />
          <Action
            icon="flip"
            label={text.flip}
            onClick={() => {
              store.below.value = other(store.below.value);
            }}
          />
          <Action
            icon="flag"
            label={text.resign}
            disabled={end !== undefined || !head || head.history.length === 0}
            onClick={() => {
              dialog.value = 'resign';
            }}
          />
        </div>
        <Messages
          fault={store.fault.value}
          notices={store.notices.value}
          retry={() => void store.resume()}
        />
        <MoveList record={store.record} />
        <MoveField disabled={!store.mayMove.value} play={(move) => store.play(move)} />
        <EngineDetails store={store} />
        <FenField fen={view?.fen ?? ''} setUp={(fen) => void store.setUp(fen)} />
      </section>
      <NewGameDialog
        key={`${side}${level}`}
        open={dialog.value === 'new'}
        players={store.players.value}
        close={close}
        start={(players) => void store.newGame(players)}
      />
      <Dialog title={text.resignSure} open={dialog.value === 'resign'} close={close}>
        <div class="dialog-buttons">
          <button type="button" class="quiet" onClick={close}>
            {text.keepPlaying}
          </button>
          <button
            type="button"
            class="primary"
            onClick={() => {
              close();
              store.resign();
            }}
          >
            {text.resign}
          </button>
        </div>
      </Dialog>
    </>
  );
}

/** The one line that says how the game stands, and with whom. */
function PlayStatus({ store }: { store: PlayStore }) {
  const text = words.value;
  const { side, level } = store.players.value;
  const head = store.record.head.value;
  const end = store.end.value;
  const hint = store.hint.value;
  const opponent = `${text.levelIs(level, text.levels[level - 1] ?? '')} · ${text.youPlay(text.sides[side])}`;

  let title = text.loading;
  let detail = opponent;
  if (store.record.lookingBack.value) {
    title = text.lookingBack(moveLabel(store.record));
  } else if (end) {
    const result = resultOf(end);
    title = result.title;
    detail = result.reason;
    if (end.winner) title = end.winner === side ? text.youWin : text.youLose;
  } else if (store.busy.value === 'hint') {
    title = text.hinting;
  } else if (hint) {
    title = text.hintIs(hint.text);
  } else if (head) {
    if (head.toMove !== side) title = text.thinking;
    else title = head.check === undefined ? text.yourMove : text.yourMoveInCheck;
  }
  return (
    <header class={`status ${store.busy.value ? 'is-busy' : ''}`}>
      <h1>{title}</h1>
      <p>{detail}</p>
    </header>
  );
}
