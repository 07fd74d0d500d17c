import type { Pointer } from '@chariot/board/parts';
import { other } from '@chariot/game';
import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Messages } from '../shared/game/Messages.tsx';
import { MoveList } from '../shared/game/MoveList.tsx';
import { PlayStage } from '../shared/game/PlayStage.tsx';
import { resultOf } from '../shared/game/said.ts';
import { Typed } from '../shared/game/Typed.tsx';
import { words } from '../shared/i18n/index.ts';
import { announce } from '../shared/ui/announce.tsx';
import { Action, IconButton } from '../shared/ui/Icon.tsx';
import { lazily } from '../shared/ui/lazily.tsx';
import { addressOf } from '../shared/ui/route.ts';
import { showsEngine, welcomed, zen } from '../shared/ui/settings.ts';
import { type DialogName, LazyDialogs } from './LazyDialogs.tsx';
import { Menu } from './Menu.tsx';
import { PlayerBar } from './PlayerBar.tsx';
import { FromHere, PlayStatus } from './PlayStatus.tsx';
import './play.css';
import type { PlayStore } from './store.ts';
import { usePlayKeys } from './usePlayKeys.ts';
import { usePremoves } from './usePremoves.ts';

const PlayEvaluation = lazily(
  async () => (await import('./EnginePanel.tsx')).PlayEvaluation,
  <div class="evaluation" />,
);
const MoveField = lazily(async () => (await import('../shared/game/MoveField.tsx')).MoveField);
const EngineDetails = lazily(async () => (await import('./EnginePanel.tsx')).EngineDetails);

const Coach = lazily(async () => {
  const { Coach, dialogWordsReady } = await import('./coach/Coach.tsx');
  await dialogWordsReady();
  return Coach;
});
const Unkept = lazily(async () => {
  const { Unkept, dialogWordsReady } = await import('./history/Unkept.tsx');
  await dialogWordsReady();
  return Unkept;
});

export function PlayView({ store }: { store: PlayStore }) {
  const dialog = useSignal<DialogName | null>(null);
  const view = store.match.record.shown.value;
  const head = store.match.record.head.value;
  const below = store.match.below.value;
  const seesEngine = showsEngine.value && store.match.players.value.side !== 'both';
  const end = store.match.result.value;
  const hint = store.hint.value;
  const warning = store.warning.value;
  const text = words.value;
  const opens = (name: DialogName) => () => {
    dialog.value = name;
  };

  useEffect(() => {
    store.resume();
    return () => store.pause();
  }, [store]);

  const isBegun = (head?.history.length ?? 0) > 0;
  useEffect(() => {
    if (isBegun) welcomed.value = true;
  }, [isBegun]);

  usePlayKeys(store);
  const premoves = usePremoves(store);

  const ended = useComputed(() => {
    const now = store.match.result.value;
    return now && Object.values(resultOf(store.game, now)).join(', ');
  });
  useEffect(() => {
    if (!ended.value) return;
    announce(ended.value);
    // The next steps are next to the board, which zen mode hides.
    zen.value = false;
  }, [ended.value]);

  const pointers: Pointer[] =
    hint && !store.match.record.lookingBack.value
      ? [{ from: hint.from, to: hint.to, tone: 'accent' }]
      : [];

  return (
    <>
      <PlayStage
        game={store.game}
        view={view}
        below={below}
        bar={seesEngine && <PlayEvaluation store={store} />}
        above={<PlayerBar store={store} side={other(below)} />}
        beneath={<PlayerBar store={store} side={below} />}
        active={store.match.mayMove.value}
        meanwhile={premoves.hand}
        pointers={[...pointers, ...premoves.pointers]}
        play={(move) => store.play(move.uci)}
      />
      <section class="panel" aria-label={text.views.play}>
        <PlayStatus store={store} />
        {!welcomed.value && (
          <p class="welcome">
            {text.welcome} <a href={addressOf('about')}>{text.tour}</a>{' '}
            <a href={addressOf('learn', store.game)}>{text.start}</a>
          </p>
        )}
        {warning && <Coach store={store} />}
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
            disabled={!store.match.mayMove.value || store.match.busy.value !== null}
            onClick={() => store.askHint()}
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
          game={store.game}
          trouble={store.trouble.value}
          notices={store.notices.value}
          retry={() => store.resume()}
        />
        {store.unkept.value && <Unkept store={store} />}
        <MoveList record={store.match.record} result={end}>
          <span class="move-buttons-rest">
            <IconButton icon="history" label={text.history} onClick={opens('history')} />
            <IconButton icon="flip" label={text.flip} onClick={() => store.match.flip()} />
            <Menu store={store} />
          </span>
        </MoveList>
        <FromHere store={store} />
        {end && !warning && <Coach store={store} />}
        <Typed legend={text.typeMove}>
          <MoveField
            game={store.game}
            ready={head !== null}
            disabled={!store.match.mayMove.value}
            play={(move) => store.play(move)}
          />
        </Typed>
        {seesEngine && <EngineDetails store={store} />}
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
