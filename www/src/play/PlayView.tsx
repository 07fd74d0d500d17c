import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Pointer } from '../board/Overlay.tsx';
import { PlayBoard } from '../board/PlayBoard.tsx';
import { FenField } from '../game/FenField.tsx';
import { Messages } from '../game/Messages.tsx';
import { MoveField } from '../game/MoveField.tsx';
import { MoveList, moveLabel, useLookingBack } from '../game/MoveList.tsx';
import { resultOf } from '../game/result.ts';
import { Stage } from '../game/Stage.tsx';
import { other } from '../game/turns.ts';
import { words } from '../i18n/index.ts';
import { SKINS } from '../pieces/index.ts';
import { announce } from '../ui/announce.tsx';
import { Action, Dialog } from '../ui/controls.tsx';
import { GameSwitch } from '../ui/GameSwitch.tsx';
import { EngineDetails } from './EngineDetails.tsx';
import { EvaluationBar } from './EvaluationBar.tsx';
import { LooksDialog } from './LooksDialog.tsx';
import { NewGameDialog } from './NewGameDialog.tsx';
import type { PlayStore } from './store.ts';

/** A game against the computer, or between two people. */
export function PlayView({ store }: { store: PlayStore }) {
  const dialog = useSignal<'new' | 'looks' | 'resign' | null>(null);
  const view = store.record.shown.value;
  const head = store.record.head.value;
  const { side, level } = store.players.value;
  const end = store.end.value;
  const hint = store.hint.value;
  const handicap = store.handicap.value;
  const text = words.value;
  const close = (): void => {
    dialog.value = null;
  };

  useEffect(() => {
    void store.resume();
    return () => store.pause();
  }, [store]);

  useLookingBack(store.record);

  const ended = useComputed(() => {
    const now = store.end.value;
    return now && Object.values(resultOf(store.game, now)).join(', ');
  });
  useEffect(() => {
    if (ended.value) announce(ended.value);
  }, [ended.value]);

  const pointers: Pointer[] =
    hint && !store.record.lookingBack.value
      ? [{ from: hint.from, to: hint.to, tone: 'accent' }]
      : [];
  const skin = SKINS[store.game].value;

  return (
    <>
      <Stage
        view={view}
        below={store.below.value}
        skin={skin}
        bar={side !== 'both' && <EvaluationBar store={store} />}
        board={(shown, geometry) => (
          <PlayBoard
            geometry={geometry}
            skin={skin}
            view={shown}
            active={store.mayMove.value}
            pointers={pointers}
            play={(move) => store.play(move.uci)}
          />
        )}
      />
      <section class="panel" aria-label={text.views.play}>
        <GameSwitch view="play" game={store.game} />
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
            disabled={store.pliesAfterUndo() === undefined}
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
            icon="looks"
            label={text.looks}
            onClick={() => {
              dialog.value = 'looks';
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
        <MoveField
          game={store.game}
          disabled={!store.mayMove.value}
          play={(move) => store.play(move)}
        />
        <EngineDetails store={store} />
        <FenField fen={view?.fen ?? ''} setUp={(fen) => void store.setUp(fen)} />
      </section>
      <NewGameDialog
        key={`${side}${level}${handicap?.name}${handicap?.giver}`}
        game={store.game}
        open={dialog.value === 'new'}
        players={store.players.value}
        handicaps={store.handicaps.value}
        handicap={handicap}
        close={close}
        start={(players, given) => void store.newGame(players, given)}
      />
      <LooksDialog game={store.game} open={dialog.value === 'looks'} close={close} />
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
  const handicap = store.handicap.value;
  const { sides } = text.games[store.game];
  const given =
    handicap && text.gives(sides[handicap.giver], text.handicaps[handicap.name] ?? handicap.name);
  const who =
    side === 'both'
      ? [text.twoPlayers]
      : [text.levelIs(level, text.levels[level - 1] ?? ''), text.youPlay(sides[side])];

  let title = text.loading;
  let detail = [...who, given].filter(Boolean).join(' · ');
  if (store.record.lookingBack.value) {
    title = text.lookingBack(moveLabel(store.record));
  } else if (end) {
    const result = resultOf(store.game, end);
    title = result.title;
    detail = result.reason;
    if (end.winner && side !== 'both') title = end.winner === side ? text.youWin : text.youLose;
  } else if (store.busy.value === 'hint') {
    title = text.hinting;
  } else if (hint) {
    title = text.hintIs(hint.text);
  } else if (head) {
    const inCheck = head.check !== undefined;
    if (side === 'both') {
      title = (inCheck ? text.toPlayInCheck : text.toPlay)(sides[head.toMove]);
    } else if (head.toMove !== side) title = text.thinking;
    else title = inCheck ? text.yourMoveInCheck : text.yourMove;
  }
  return (
    <header class={`status ${store.busy.value ? 'is-busy' : ''}`}>
      <h1>{title}</h1>
      <p>{detail}</p>
    </header>
  );
}
