import { useSignal } from '@preact/signals';
import { useCallback, useEffect } from 'preact/hooks';
import { PlayBoard } from '../board/PlayBoard.tsx';
import { FenField } from '../game/FenField.tsx';
import { Messages } from '../game/Messages.tsx';
import { MoveField } from '../game/MoveField.tsx';
import { MoveList } from '../game/MoveList.tsx';
import { Stage } from '../game/Stage.tsx';
import { other } from '../game/turns.ts';
import { words } from '../i18n/index.ts';
import { chess } from '../pieces/chess.tsx';
import { Action, Choice } from '../ui/controls.tsx';
import { Editor } from './Editor.tsx';
import { MoveValues } from './MoveValues.tsx';
import { pointersFor } from './pointers.ts';
import { type EndgameStore, MATERIALS, ROLES } from './store.ts';
import { Verdict } from './Verdict.tsx';

/** An ending against the table: the mate is counted, and every move has its worth beside it. */
export function EndgameView({ store }: { store: EndgameStore }) {
  const editing = useSignal(false);
  const pointed = useSignal<string | null>(null);
  const view = store.shown.value?.view ?? null;
  const exploration = store.shown.value?.exploration;
  const text = words.value;
  const pick = useCallback(
    (square: string | null): void => {
      pointed.value = square;
    },
    [pointed],
  );

  useEffect(() => {
    void store.start();
    return () => store.pause();
  }, [store]);

  if (editing.value && view) {
    return (
      <Editor
        store={store}
        view={view}
        close={() => {
          editing.value = false;
        }}
      />
    );
  }

  return (
    <>
      <Stage
        view={view}
        skin={chess}
        below={store.below.value}
        board={(shown, geometry) => (
          <PlayBoard
            geometry={geometry}
            skin={chess}
            view={shown}
            active={store.mayMove.value}
            pointers={pointersFor(exploration ?? null, pointed.value)}
            onPick={pick}
            play={(move) => store.play(move.uci)}
          />
        )}
      />
      <section class="panel" aria-label={text.views.endgame}>
        <Verdict store={store} />
        <div class="actions">
          <Action icon="shuffle" label={text.randomPosition} onClick={() => void store.random()} />
          <Action
            icon="place"
            label={text.placeMen}
            disabled={!view}
            onClick={() => {
              store.pause();
              editing.value = true;
            }}
          />
          <Action
            icon={store.running.value ? 'stop' : 'play'}
            label={store.running.value ? text.stopLine : text.playLine}
            disabled={!exploration || view?.end !== undefined}
            onClick={() => void store.run(!store.running.value)}
          />
          <Action
            icon="undo"
            label={text.undo}
            disabled={!view || view.history.length === 0}
            onClick={() => void store.undo()}
          />
          <Action
            icon="reset"
            label={text.reset}
            disabled={!view || view.history.length === 0}
            onClick={() => void store.reset()}
          />
          <Action
            icon="flip"
            label={text.flip}
            onClick={() => {
              store.below.value = other(store.below.value);
            }}
          />
        </div>
        <Messages fault={store.fault.value} notices={store.notices.value} />
        <div class="choices">
          <Choice
            legend={text.ending}
            value={store.material.value}
            onChange={(material) => void store.choose({ material })}
            options={MATERIALS.map((value) => ({ value, label: text.endings[value] ?? value }))}
          />
          <Choice
            legend={text.role}
            value={store.role.value}
            onChange={(role) => void store.choose({ role })}
            options={ROLES.map((value) => ({ value, label: text.roles[value] }))}
          />
        </div>
        <MoveValues store={store} pointed={pointed} />
        <MoveList record={store.record} />
        <MoveField game="chess" disabled={!store.mayMove.value} play={(move) => store.play(move)} />
        <FenField fen={view?.fen ?? ''} setUp={(fen) => void store.setUp(fen)} />
        <TableNotes store={store} />
      </section>
    </>
  );
}

/** Where the tables came from. */
function TableNotes({ store }: { store: EndgameStore }) {
  const notes = [...store.tables.notes.value.values()];
  if (notes.length === 0) return null;
  return (
    <p class="table-notes" role="status">
      {notes.map((note) => (
        <span key={note.material} class={note.origin === 'file' ? '' : 'is-solved'}>
          {words.value.tableNote(note)}{' '}
        </span>
      ))}
    </p>
  );
}
