import { type DrawnHeatmap, mapOf, pointersFor, ratedMoves } from '@chariot/board/endings';
import type { Pointer } from '@chariot/board/parts';
import { other } from '@chariot/game';
import { useSignal } from '@preact/signals';
import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import { ErrorSentences } from '../shared/errors/ErrorSentences.tsx';
import { FenField } from '../shared/game/FenField.tsx';
import { analyse } from '../shared/game/handover.ts';
import { Messages } from '../shared/game/Messages.tsx';
import { MoveField } from '../shared/game/MoveField.tsx';
import { MoveList, useLookingBack } from '../shared/game/MoveList.tsx';
import { PlayStage } from '../shared/game/PlayStage.tsx';
import { words } from '../shared/i18n/index.ts';
import { useKeys } from '../shared/keys/keys.ts';
import { Action, Icon } from '../shared/ui/Icon.tsx';
import { MenuBox } from '../shared/ui/MenuBox.tsx';
import { useAddress } from './arrival.ts';
import { Distances } from './Distances.tsx';
import { HeatPanel } from './HeatPanel.tsx';
import { endgameWords } from './i18n/index.ts';
import { MoveValues } from './MoveValues.tsx';
import { EndingBar } from './Picker.tsx';
import { PositionResult } from './PositionResult.tsx';
import { TABS } from './roles.ts';
import { SetUp } from './SetUp.tsx';
import type { EndgameStore } from './store.ts';
import { TableStatus } from './TableStatus.tsx';
import { Tabs } from './Tabs.tsx';
import { Trainer } from './Trainer.tsx';

/** The endgame view: a position, the result of each move and square, and the census of its ending. */
export function EndgameView({ store }: { store: EndgameStore }) {
  const editing = useSignal(false);
  const pointed = useSignal<string | null>(null);
  const shown = store.state.shown.value;
  const view = shown?.view ?? null;
  const known = shown?.probe ?? store.state.estimated.value;
  const tab = store.state.tab.value;
  const own = endgameWords.value;
  const map = useHeatmap(store);
  useLookingBack(store.state.record);
  useKeys({
    flip: () => {
      store.state.below.value = other(store.state.below.value);
    },
    line: () => mayRun(store) && store.run(!store.state.running.value),
  });
  useAddress(store);

  const pick = useCallback(
    (square: string | null): void => {
      pointed.value = square;
      if (square !== null) store.warm(square);
    },
    [pointed, store],
  );

  if (editing.value && view) {
    return (
      <SetUp
        store={store}
        view={view}
        close={() => {
          editing.value = false;
          void store.start();
        }}
      />
    );
  }

  const pointers = map
    ? ownBadge(map)
    : pointersFor(store.state.open.value && known ? ratedMoves(known) : [], pointed.value);
  return (
    <>
      <PlayStage
        game={store.state.game}
        view={view}
        below={store.state.below.value}
        active={store.state.mayMove.value}
        pointers={pointers}
        onPick={pick}
        onPress={(square) => store.warm(square)}
        heat={map ?? undefined}
        play={(move) => store.play(move.uci)}
      />
      <section
        class="panel endgame"
        aria-label={words.value.views.endgame}
        aria-busy={store.state.opening.value !== null}
      >
        <EndingBar store={store} />
        <PositionResult store={store} />
        <Trainer store={store} />
        <Actions
          store={store}
          edit={() => {
            store.pause();
            editing.value = true;
          }}
        />
        <TableStatus store={store} />
        <Trouble store={store} />
        <Tabs
          label={words.value.views.endgame}
          tabs={TABS.map((value) => ({ value, label: own.tabs[value] }))}
          value={tab}
          onChange={(value) => {
            store.state.tab.value = value;
          }}
        >
          {tab === 'moves' && <MoveValues store={store} pointed={pointed} />}
          {tab === 'heat' && view && <HeatPanel store={store} view={view} map={map} />}
          {tab === 'distances' && <Distances store={store} />}
          {tab === 'game' && <GameTab store={store} />}
        </Tabs>
      </section>
    </>
  );
}

/** Errors, and adjustments made to a FEN. */
function Trouble({ store }: { store: EndgameStore }) {
  const { trouble, notices } = store.state;
  const text = endgameWords.value;
  const problem = trouble.value;
  if (problem?.about === 'missing') {
    return (
      <div class="message" role="status">
        {text.noSuchPosition}
      </div>
    );
  }
  if (problem?.about === 'ending') {
    return (
      <div class="message is-error" role="alert">
        <strong>{text.noSuchEnding}</strong>{' '}
        <ErrorSentences game={store.state.game} error={problem.error} />
      </div>
    );
  }
  return <Messages game={store.state.game} trouble={problem} notices={notices.value} />;
}

function Actions({ store, edit }: { store: EndgameStore; edit(): void }) {
  const text = words.value;
  const own = endgameWords.value;
  const shown = store.state.shown.value;
  const view = shown?.view;
  const plies = view?.history.length ?? 0;
  return (
    <div class="actions">
      <Action icon="shuffle" label={own.randomPosition} onClick={() => void store.random()} />
      <Action icon="place" label={own.setUpBoard} disabled={!view} onClick={edit} />
      <Action
        icon={store.state.running.value ? 'stop' : 'play'}
        label={store.state.running.value ? own.stopLine : own.playLine}
        disabled={!mayRun(store)}
        onClick={() => void store.run(!store.state.running.value)}
      />
      <Action
        icon="undo"
        label={text.undo}
        disabled={plies === 0}
        onClick={() => void store.undo()}
      />
      <MoreActions store={store} />
    </div>
  );
}

/** Rarer actions, behind one button. */
function MoreActions({ store }: { store: EndgameStore }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement | null>(null);
  const text = words.value;
  const own = endgameWords.value;
  const view = store.state.shown.value?.view;
  const plies = view?.history.length ?? 0;
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const item = (label: string, act: () => void, disabled = false) => (
    <button
      type="button"
      role="menuitem"
      disabled={disabled}
      onClick={() => {
        close();
        act();
      }}
    >
      {label}
    </button>
  );
  return (
    <>
      <button
        ref={button}
        type="button"
        class="action"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="menu" />
        <span>{text.more}</span>
      </button>
      {isOpen && (
        <MenuBox label={text.more} button={button} close={close}>
          {item(own.reset, () => void store.reset(), plies === 0)}
          {item(own.exchange, () => void store.exchange(), !view)}
          {item(text.flip, () => {
            store.state.below.value = other(store.state.below.value);
          })}
          {item(
            text.views.analysis,
            () => {
              const head = store.state.record.head.value;
              if (head) analyse({ game: head.game, ply: plies, below: store.state.below.value });
            },
            !view,
          )}
        </MenuBox>
      )}
    </>
  );
}

/** Whether there is a best line to play. */
function mayRun(store: EndgameStore): boolean {
  const shown = store.state.shown.value;
  const value = shown?.probe?.dtm;
  // The engine plays on unless a table calls the position a draw.
  const hasLine = shown?.probe === null || (value !== undefined && value.kind !== 'draw');
  return hasLine && shown?.view.result === undefined;
}

/** The moves so far, and the FEN. */
function GameTab({ store }: { store: EndgameStore }) {
  return (
    <>
      <MoveList record={store.state.record} />
      <MoveField
        game={store.state.game}
        ready={store.state.shown.value !== null}
        disabled={!store.state.mayMove.value}
        play={(move) => store.play(move)}
      />
      <FenField
        fen={store.state.shown.value?.view.fen ?? ''}
        setUp={(fen) => void store.setUp(fen)}
      />
    </>
  );
}

/** Heat map of the shown position, while its tab is open. Hidden in training, since it gives away the best move. */
function useHeatmap(store: EndgameStore): DrawnHeatmap | null {
  const shown = store.state.shown.value;
  const heat = store.state.map.heat.value;
  const strong = store.state.strong.value;
  const { heatMark } = endgameWords.value;
  const { sides } = words.value.games[store.state.game];
  const wanted = store.state.tab.value === 'heat' && store.state.open.value;
  const current = wanted && heat && heat.view === shown?.view ? heat : null;
  return useMemo(() => {
    if (!current || current.squares.length === 0) return null;
    const { toMove } = current.view;
    const [mover, opponent] = [sides[toMove], sides[other(toMove)]];
    return mapOf(current, strong, (value) => heatMark(value, mover, opponent));
  }, [current, strong, heatMark, sides]);
}

/** A badge for the piece's own square, whose mark the piece covers. */
function ownBadge({ marks, picked }: DrawnHeatmap): Pointer[] {
  const mark = marks.get(picked);
  if (!mark) return [];
  return [{ to: picked, badge: mark.label, tone: mark.tone === 'none' ? 'even' : mark.tone }];
}
