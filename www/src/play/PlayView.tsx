import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Pointer } from '../board/Overlay.tsx';
import { PlayBoard } from '../board/PlayBoard.tsx';
import { EvaluationBar } from '../game/EvaluationBar.tsx';
import { FenField } from '../game/FenField.tsx';
import { Messages } from '../game/Messages.tsx';
import { MoveField } from '../game/MoveField.tsx';
import { MoveList, useLookingBack } from '../game/MoveList.tsx';
import { resultOf } from '../game/result.ts';
import { Stage } from '../game/Stage.tsx';
import { other } from '../game/turns.ts';
import { words } from '../i18n/index.ts';
import { SKINS } from '../pieces/index.ts';
import { announce } from '../ui/announce.tsx';
import { Action } from '../ui/controls.tsx';
import { GameSwitch } from '../ui/GameSwitch.tsx';
import { Clocks } from './Clocks.tsx';
import { EngineDetails } from './EngineDetails.tsx';
import { type DialogName, LazyDialogs } from './LazyDialogs.tsx';
import { PlayStatus } from './PlayStatus.tsx';
import './play.css';
import type { PlayStore } from './store.ts';
import { usePremoves } from './usePremoves.ts';

/** A game against the computer, or between two people. */
export function PlayView({ store }: { store: PlayStore }) {
  const dialog = useSignal<DialogName | null>(null);
  const view = store.match.record.shown.value;
  const head = store.match.record.head.value;
  const { side } = store.match.players.value;
  const end = store.match.result.value;
  const hint = store.hint.value;
  const text = words.value;
  const opens = (name: DialogName) => () => {
    dialog.value = name;
  };

  useEffect(() => {
    void store.resume();
    return () => store.pause();
  }, [store]);

  useLookingBack(store.match.record);
  const premoves = usePremoves(store);

  const ended = useComputed(() => {
    const now = store.match.result.value;
    return now && Object.values(resultOf(store.game, now)).join(', ');
  });
  useEffect(() => {
    if (ended.value) announce(ended.value);
  }, [ended.value]);

  const pointers: Pointer[] =
    hint && !store.match.record.lookingBack.value
      ? [{ from: hint.from, to: hint.to, tone: 'accent' }]
      : [];
  const skin = SKINS[store.game].value;

  return (
    <>
      <Stage
        view={view}
        below={store.match.below.value}
        skin={skin}
        bar={
          side !== 'both' && (
            <EvaluationBar
              side={text.games[store.game].sides.first}
              below={store.match.below.value}
              value={store.search.evaluation.value}
            />
          )
        }
        board={(shown, geometry) => (
          <PlayBoard
            geometry={geometry}
            skin={skin}
            view={shown}
            active={store.match.mayMove.value}
            meanwhile={premoves?.hand.value}
            pointers={[...pointers, ...(premoves?.pointers.value ?? [])]}
            play={(move) => store.play(move.uci)}
          />
        )}
      />
      <section class="panel" aria-label={text.views.play}>
        <GameSwitch view="play" game={store.game} />
        <Clocks store={store} />
        <PlayStatus store={store} />
        <div class="actions">
          <Action icon="plus" label={text.newGame} onClick={opens('new')} />
          <Action
            icon="undo"
            label={text.undo}
            disabled={store.pliesAfterUndo() === undefined}
            onClick={() => void store.undo()}
          />
          <Action
            icon="hint"
            label={text.hint}
            disabled={!store.match.mayMove.value || store.search.busy.value !== null}
            onClick={() => void store.askHint()}
          />
          <Action
            icon="flip"
            label={text.flip}
            onClick={() => {
              store.match.below.value = other(store.match.below.value);
            }}
          />
          <Action
            icon="draw"
            label={text.offerDraw}
            disabled={!store.mayOffer.value}
            onClick={opens('draw')}
          />
          <Action
            icon="flag"
            label={text.resign}
            disabled={end !== undefined || !head || head.history.length === 0}
            onClick={opens('resign')}
          />
        </div>
        <Messages
          trouble={store.trouble.value}
          notices={store.notices.value}
          retry={() => void store.resume()}
        />
        <MoveList record={store.match.record} />
        <MoveField
          game={store.game}
          disabled={!store.match.mayMove.value}
          play={(move) => store.play(move)}
        />
        <EngineDetails store={store} />
        <FenField fen={view?.fen ?? ''} setUp={(fen) => void store.setUp(fen)} />
      </section>
      <LazyDialogs
        store={store}
        open={dialog.value}
        close={() => {
          dialog.value = null;
        }}
      />
    </>
  );
}
