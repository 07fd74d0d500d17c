import { underRule } from '@chariot/board/endings';
import { PlayBoard, Stage } from '@chariot/board/parts';
import { exactScore, finalScore, forFirst } from '@chariot/engine/analysis';
import { pathTo } from '@chariot/game';
import type { SearchScore } from '@chariot/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { EvaluationBar } from '../shared/game/EvaluationBar.tsx';
import { FenField } from '../shared/game/FenField.tsx';
import type { Playing } from '../shared/game/handover.ts';
import { MoveField } from '../shared/game/MoveField.tsx';
import { valueBadges } from '../shared/game/pieceValues.ts';
import { playNow } from '../shared/game/playNow.ts';
import { resultOf } from '../shared/game/said.ts';
import { Typed } from '../shared/game/Typed.tsx';
import { words } from '../shared/i18n/index.ts';
import { SKINS } from '../shared/pieces/index.ts';
import { LazyWhyPanel } from '../shared/tutor/lazyWhyPanel.ts';
import { Action } from '../shared/ui/Icon.tsx';
import { route } from '../shared/ui/route.ts';
import { isAddressOf } from './address.ts';
import { BookPanel, BookSwitch } from './BookPanel.tsx';
import { GameBar, GamesDialog } from './collection/GamesDialog.tsx';
import { EnginePanel } from './EnginePanel.tsx';
import { GameHeader } from './GameHeader.tsx';
import { analysisWords } from './i18n/index.ts';
import { useDrop, useTreeKeys } from './keys.ts';
import { NotePanel } from './NotePanel.tsx';
import { OpenDialog } from './OpenDialog.tsx';
import { PieceValuesPanel } from './PieceValuesPanel.tsx';
import { pointersFor } from './pointers.ts';
import { ReviewPanel, ReviewSteps } from './ReviewPanel.tsx';
import { isSettingUp, PlaySure, SetUpView, setUpAddress } from './SetUpView.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import type { AnalysisStore } from './store.ts';
import { TreeView } from './TreeView.tsx';
import { TroubleMessage } from './TroubleMessage.tsx';

interface AnalysisViewProps {
  store: AnalysisStore;
  play: Playing;
}

export function AnalysisView({ store, play }: AnalysisViewProps) {
  const dialog = useSignal<'open' | 'games' | 'share' | 'play' | null>(null);
  const dropped = useSignal<string | readonly File[] | null>(null);
  const view = store.view.value;
  const inLine = store.inLine.value;
  const isAway = inLine !== null && inLine.view.fen !== view?.fen;
  const { search } = store;
  const threat = store.threat.found.value;
  const lines = search.on.value && search.view.value === view ? search.lines.value : [];
  const skin = SKINS[store.game].value;
  const text = words.value;
  const close = (): void => {
    dialog.value = null;
    dropped.value = null;
  };

  const settingUp = isSettingUp(route.value);
  useEffect(() => {
    if (settingUp) return undefined;
    void store.start();
    const changed = (): void => {
      if (isAddressOf(store.game)) void store.arrive();
    };
    addEventListener('hashchange', changed);
    return () => {
      removeEventListener('hashchange', changed);
      store.pause();
    };
  }, [store, settingUp]);
  useTreeKeys(store);
  const dragging = useDrop((given) => {
    dropped.value = given;
    dialog.value = 'open';
  });

  const playHere = (): void => {
    close();
    const { value: position } = store.view;
    if (position) playNow(store.game, () => play.playFrom(position.fen, position.toMove));
  };

  if (settingUp) return <SetUpView store={store} play={play} />;
  return (
    <>
      <Stage
        view={inLine?.view ?? view}
        skin={skin}
        below={store.below.value}
        bar={
          <EvaluationBar
            side={text.games[store.game].sides.first}
            below={store.below.value}
            value={worthOf(store)}
            unknown={analysisWords.value.unknownValue}
            isOff={!store.search.on.value}
          />
        }
        board={(shown, geometry) => (
          <PlayBoard
            geometry={geometry}
            skin={skin}
            view={shown}
            active={!isAway && !shown.result}
            pointers={
              inLine?.pointers ?? [
                ...store.explorer.pointers(),
                ...valueBadges(store.pieceValues.of(shown), 'total'),
                ...pointersFor({
                  view: shown,
                  lines,
                  probe: store.probe.value,
                  best: store.at.value?.best ?? '',
                  threat: threat?.view === shown ? threat.move : undefined,
                }),
              ]
            }
            {...(!isAway && {
              drawn: {
                shapes: store.at.value?.shapes ?? [],
                change: (shapes) => store.at.value && store.draw(store.at.value, shapes),
              },
            })}
            play={(move) => store.play(move)}
          />
        )}
      />
      <section
        class={`panel analysis ${dragging.value ? 'is-dropping' : ''}`}
        aria-label={text.views.analysis}
      >
        <GameBar
          store={store}
          list={() => {
            dialog.value = 'games';
          }}
        />
        <Title store={store} />
        <GameHeader store={store} />
        <EnginePanel store={store} />
        <BookPanel store={store} />
        <Actions
          store={store}
          playing={play}
          show={(which) => {
            dialog.value = which;
          }}
          playHere={playHere}
        />
        <TroubleMessage store={store} />
        <ReviewPanel store={store} />
        <Why store={store} />
        <TreeView store={store} />
        <ReviewSteps store={store} />
        <NotePanel store={store} />
        <Typed legend={analysisWords.value.typed}>
          <MoveField
            game={store.game}
            ready={view !== null}
            disabled={!view || view.result !== undefined}
            play={(move) => store.type(move)}
          />
          <FenField
            fen={(inLine?.view ?? view)?.fen ?? ''}
            setUp={(fen) => void store.setUp(fen)}
          />
        </Typed>
        <PieceValuesPanel store={store} />
      </section>
      <OpenDialog
        store={store}
        open={dialog.value === 'open'}
        dropped={dropped.value}
        // Unless the list of games has replaced it.
        close={() => dialog.value === 'open' && close()}
        list={() => {
          dialog.value = 'games';
          dropped.value = null;
        }}
      />
      <GamesDialog store={store} open={dialog.value === 'games'} close={close} />
      <ShareDialog store={store} open={dialog.value === 'share'} close={close} />
      <PlaySure open={dialog.value === 'play'} close={close} play={playHere} />
    </>
  );
}

/** Asks why the shown move is good or bad. */
function Why({ store }: { store: AnalysisStore }) {
  const { tree, at } = store;
  const node = at.value;
  const view = store.view.value;
  if (!tree.value?.root.children.length) return null;
  const move = view?.history.length === node?.ply ? node?.move : null;
  return (
    <div class="why-room">
      {view && node && move && (
        <LazyWhyPanel
          key={`${node.id} ${view.game.style}`}
          game={view.game}
          move={move}
          shown={store.inLine}
          review={store.review.judgedBefore(node)}
        />
      )}
    </div>
  );
}

/** The opening or the result, and whose turn it is. */
function Title({ store }: { store: AnalysisStore }) {
  void store.changes.value;
  const view = store.view.value;
  const at = store.at.value;
  const text = analysisWords.value;
  if (!view || !at) {
    return (
      <header class="status is-line">
        <h1>{words.value.loading}</h1>
      </header>
    );
  }
  const { sides } = words.value.games[store.game];
  const end = view.result && resultOf(store.game, view.result);
  const opening = store.names.of(pathTo(at).map(({ openingKey }) => openingKey));
  const title = end?.title ?? opening ?? text.title;
  const detail = end?.reason ?? text.toMove(sides[view.toMove]);
  return (
    <header class="status is-line">
      <h1 title={title}>{title}</h1>
      <p title={detail}>{detail}</p>
      <BookSwitch store={store} />
    </header>
  );
}

interface ActionsProps {
  store: AnalysisStore;
  playing: Playing;
  show(dialog: 'open' | 'share' | 'play'): void;
  playHere(): void;
}

function Actions({ store, playing, show, playHere }: ActionsProps) {
  void store.changes.value;
  const text = analysisWords.value;
  const view = store.view.value;
  return (
    <div class="actions">
      <Action icon="open" label={text.open} onClick={() => show('open')} />
      <Action icon="share" label={text.share} disabled={!view} onClick={() => show('share')} />
      <Action
        icon="review"
        label={words.value.review}
        disabled={!store.tree.value?.root.children.length || store.review.progress.value !== null}
        onClick={() => void store.review.run('quick')}
      />
      <Action
        icon="play"
        label={text.playHere}
        disabled={!view || view.result !== undefined}
        onClick={() => (playing.isInProgress() ? show('play') : playHere())}
      />
      <Action
        icon="place"
        label={text.setUp}
        onClick={() => {
          location.hash = setUpAddress(store);
        }}
      />
    </div>
  );
}

/** Score of the shown position for the first side, from the best source; `null` if there is none. */
function worthOf(store: AnalysisStore): SearchScore | null {
  void store.changes.value;
  const view = store.view.value;
  const { on, lines, view: of } = store.search;
  const known = store.probe.value && underRule(store.probe.value);
  if (!view) return null;
  if (view.result) return finalScore(view.result.winner, 'first');
  if (known) return forFirst(exactScore(known), view.toMove);
  const [best] = on.value && of.value === view ? lines.value : [];
  return best ? forFirst(best.score, view.toMove) : (store.at.value?.value ?? null);
}
