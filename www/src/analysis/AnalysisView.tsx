import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { PlayBoard } from '../board/PlayBoard.tsx';
import { EvaluationBar } from '../game/EvaluationBar.tsx';
import { FenField } from '../game/FenField.tsx';
import { MoveField } from '../game/MoveField.tsx';
import { resultOf } from '../game/result.ts';
import { Stage } from '../game/Stage.tsx';
import { forFirst } from '../game/score.ts';
import { other } from '../game/turns.ts';
import { words } from '../i18n/index.ts';
import { SKINS } from '../pieces/index.ts';
import type { PlayStore } from '../play/store.ts';
import type { DistanceToMate, SearchScore } from '../protocol/index.ts';
import { Action, Dialog } from '../ui/controls.tsx';
import { GameSwitch } from '../ui/GameSwitch.tsx';
import { addressOf } from '../ui/route.ts';
import { arrive } from './arrival.ts';
import { EnginePanel } from './EnginePanel.tsx';
import { analysisWords } from './i18n/index.ts';
import { useDrop, useTreeKeys } from './keys.ts';
import { NotePanel } from './NotePanel.tsx';
import { OpenDialog } from './OpenDialog.tsx';
import { pointersFor } from './pointers.ts';
import { ReviewPanel } from './ReviewPanel.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import type { AnalysisStore } from './store.ts';
import { TreeView } from './TreeView.tsx';
import { TroubleMessage } from './TroubleMessage.tsx';
import { pathTo } from './tree.ts';

interface AnalysisViewProps {
  store: AnalysisStore;
  play: PlayStore;
}

/** A game with variations, analysed by engine, tables and review. */
export function AnalysisView({ store, play }: AnalysisViewProps) {
  const dialog = useSignal<'open' | 'share' | 'play' | null>(null);
  const dropped = useSignal<string | null>(null);
  const view = store.view.value;
  const { search } = store;
  const lines = search.on.value && search.view.value === view ? search.lines.value : [];
  const skin = SKINS[store.game].value;
  const text = words.value;
  const close = (): void => {
    dialog.value = null;
    dropped.value = null;
  };

  useEffect(() => {
    void store.start();
    const changed = (): void => void arrive(store);
    addEventListener('hashchange', changed);
    return () => {
      removeEventListener('hashchange', changed);
      store.pause();
    };
  }, [store]);
  useTreeKeys(store);
  const dragging = useDrop((given) => {
    dropped.value = given;
    dialog.value = 'open';
  });

  const playHere = async (): Promise<void> => {
    close();
    const { value: position } = store.view;
    if (!position) return;
    store.halt();
    const players = { ...play.match.players.value, side: position.toMove };
    await play.begin({ players, time: null, start: position.fen });
    location.hash = addressOf('play', store.game);
  };

  return (
    <>
      <Stage
        view={view}
        skin={skin}
        below={store.below.value}
        bar={
          <EvaluationBar
            side={text.games[store.game].sides.first}
            below={store.below.value}
            value={worthOf(store)}
            unknown={analysisWords.value.unknownValue}
          />
        }
        board={(shown, geometry) => (
          <PlayBoard
            geometry={geometry}
            skin={skin}
            view={shown}
            active={!shown.result}
            pointers={pointersFor({
              view: shown,
              lines,
              probe: store.probe.value,
              best: store.at.value?.best ?? '',
            })}
            play={(move) => store.play(move)}
          />
        )}
      />
      <section
        class={`panel analysis ${dragging.value ? 'is-dropping' : ''}`}
        aria-label={text.views.analysis}
      >
        <GameSwitch view="analysis" game={store.game} />
        <Title store={store} />
        <EnginePanel store={store} />
        <Actions
          store={store}
          playing={play}
          show={(which) => {
            dialog.value = which;
          }}
          playHere={() => void playHere()}
        />
        <TroubleMessage store={store} />
        <ReviewPanel store={store} />
        <TreeView store={store} />
        <NotePanel store={store} />
        <MoveField
          game={store.game}
          disabled={!view || view.result !== undefined}
          play={(move) => store.type(move)}
        />
        <FenField fen={view?.fen ?? ''} setUp={(fen) => void store.setUp(fen)} />
      </section>
      <OpenDialog
        store={store}
        open={dialog.value === 'open'}
        dropped={dropped.value}
        close={close}
      />
      <ShareDialog store={store} open={dialog.value === 'share'} close={close} />
      <Dialog title={analysisWords.value.playSure} open={dialog.value === 'play'} close={close}>
        <p>{analysisWords.value.playSureWhy}</p>
        <div class="dialog-buttons">
          <button type="button" class="quiet" onClick={close}>
            {text.cancel}
          </button>
          <button type="button" class="primary" onClick={() => void playHere()}>
            {analysisWords.value.playYes}
          </button>
        </div>
      </Dialog>
    </>
  );
}

/** The opening, or how the game ended; whose turn it is. */
function Title({ store }: { store: AnalysisStore }) {
  void store.changes.value;
  const view = store.view.value;
  const at = store.at.value;
  const text = analysisWords.value;
  if (!view || !at) {
    return (
      <header class="status">
        <h1>{words.value.loading}</h1>
      </header>
    );
  }
  const { sides } = words.value.games[store.game];
  const end = view.result && resultOf(store.game, view.result);
  const opening = store.tree.value?.start === undefined ? store.names.of(pathTo(at)) : undefined;
  return (
    <header class="status">
      <h1>{end?.title ?? opening ?? text.title}</h1>
      <p>{end?.reason ?? text.toMove(sides[view.toMove])}</p>
    </header>
  );
}

interface ActionsProps {
  store: AnalysisStore;
  playing: PlayStore;
  show(dialog: 'open' | 'share' | 'play'): void;
  playHere(): void;
}

function Actions({ store, playing, show, playHere }: ActionsProps) {
  void store.changes.value;
  const text = analysisWords.value;
  const view = store.view.value;
  const head = playing.match.record.head.value;
  const inProgress = head !== null && head.history.length > 0 && !playing.match.result.value;
  return (
    <div class="actions">
      <Action icon="open" label={text.open} onClick={() => show('open')} />
      <Action icon="share" label={text.share} disabled={!view} onClick={() => show('share')} />
      <Action
        icon="review"
        label={text.review}
        disabled={!store.tree.value?.root.children.length || store.review.progress.value !== null}
        onClick={() => void store.runReview('quick')}
      />
      <Action
        icon="play"
        label={text.playHere}
        disabled={!view || view.result !== undefined}
        onClick={() => (inProgress ? show('play') : playHere())}
      />
      <Action
        icon="flip"
        label={words.value.flip}
        onClick={() => {
          store.below.value = other(store.below.value);
          store.changed();
        }}
      />
    </div>
  );
}

/** The score of the shown position for the first side, from the best source; `null` if there is none. */
function worthOf(store: AnalysisStore): SearchScore | null {
  void store.changes.value;
  const view = store.view.value;
  const { on, lines, view: of } = store.search;
  const known = store.probe.value?.dtm;
  if (!view) return null;
  if (view.result) {
    const { winner } = view.result;
    if (!winner) return { kind: 'centipawns', value: 0 };
    return { kind: winner === 'first' ? 'mateIn' : 'matedIn', moves: 0 };
  }
  if (known) return forFirst(exact(known), view.toMove);
  const [best] = on.value && of.value === view ? lines.value : [];
  return best ? forFirst(best.score, view.toMove) : (store.at.value?.value ?? null);
}

function exact(value: DistanceToMate): SearchScore {
  switch (value.kind) {
    case 'win':
      return { kind: 'mateIn', moves: value.moves };
    case 'loss':
      return { kind: 'matedIn', moves: value.moves };
    case 'draw':
      return { kind: 'centipawns', value: 0 };
    default:
      return value satisfies never;
  }
}
