import './element.css';
import { sentencesOf } from '@chariot/engine/errors';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Pointer } from '../board/Overlay.tsx';
import { PlayBoard } from '../board/PlayBoard.tsx';
import { Stage, sizesOf } from '../board/Stage.tsx';
import { Button, IconButton } from '../ui/controls.tsx';
import { ICONS } from '../ui/icons.tsx';
import { boardPart, later, PartFailed } from '../ui/later.tsx';
import { drawnOn, partsOn } from './decoration.ts';
import type { FreeBoardProps } from './Free.tsx';
import type { BoardSession } from './session.ts';
import { statusOf } from './status.ts';

// Only forced colours need them.
if (globalThis.matchMedia?.('(forced-colors: active)').matches) void import('../styles/forced.css');

interface SessionProps {
  session: BoardSession;
}

/** Parts of some views, fetched with the first of them. */
const Moves = part(async () => (await import('./Moves.tsx')).Moves);
const FreeBoard = boardPart<FreeBoardProps>(async () => (await import('./Free.tsx')).FreeBoard);
const Distances = part(async () => (await import('./Distances.tsx')).Distances);

function part(fetch: () => Promise<ComponentType<SessionProps>>) {
  return later(
    fetch,
    ({ session }: SessionProps, tryAgain) =>
      tryAgain && <PartFailed words={session.spoken.value.words} tryAgain={tryAgain} />,
  );
}

/** The element's contents: the board, and the parts of its view around it. */
export function BoardFrame({ session }: SessionProps) {
  const settings = session.settings.value;
  const skin = session.skin.value;
  if (!settings || !skin) return null;
  const { own } = session.spoken.value;
  const shown = session.record.shown.value;
  const note = session.notes.value[shown?.history.length ?? 0];
  const { view } = settings;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      class={`frame is-${view}`}
      part="frame"
      role="group"
      aria-label={`${session.spoken.value.words.games[settings.game].name}, ${own.views[view]}`}
      lang={session.spoken.value.language}
      onKeyDown={(event) => step(event, session)}
    >
      <div class="place" part="board" style={sizesOf(shown ?? skin.size, skin)}>
        {view === 'free' ? (
          <FreeBoard session={session} skin={skin} />
        ) : (
          <Stage
            view={session.playable.value}
            skin={skin}
            below={session.below.value}
            board={(position, geometry) => (
              <PlayBoard
                geometry={geometry}
                skin={skin}
                view={position}
                active={session.active.value}
                meanwhile={session.meanwhile.value}
                pointers={pointersOf(session)}
                drawn={drawnOn(session)}
                parts={partsOn(session)}
                play={(move) => session.move(move)}
              />
            )}
          />
        )}
      </div>
      <div class="panel" part="panel">
        <p class={`state ${session.thinking.value ? 'is-busy' : ''}`} part="status">
          {statusOf(session)}
        </p>
        <Failure session={session} />
        {note?.comment && (
          <p class="comment" part="comment">
            {note.comment}
          </p>
        )}
        {view === 'moves' && <Moves session={session} />}
        {view === 'endgame' && <Distances session={session} />}
        <Buttons session={session} />
      </div>
      <div class="visually-hidden" role="status" aria-live="polite">
        {session.announced.value}
      </div>
    </div>
  );
}

/** Steps through a game by arrow keys, Home and End. */
function step(event: KeyboardEvent, session: BoardSession): void {
  const { shown, head } = session.record;
  if (session.settings.peek()?.view !== 'moves' || event.altKey || event.ctrlKey || event.metaKey)
    return;
  const at = shown.peek()?.history.length ?? 0;
  const last = head.peek()?.history.length ?? 0;
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    Home: 0,
    End: last,
  };
  const place = places[event.key];
  if (place === undefined) return;
  event.preventDefault();
  void session.lookAt(place);
}

/** Pointers over the pieces: a premove, the move of a puzzle, or the best move of an ending. */
function pointersOf(session: BoardSession): readonly Pointer[] {
  const premove = session.premove.value;
  if (premove) return [{ ...premove, tone: 'planned' }];
  const hint = session.hint.value;
  if (hint) return [hint];
  const ending = session.ending.value;
  return session.settings.value?.view === 'endgame' && ending.kind === 'known' ? ending.best : [];
}

/** Buttons for everything but moves. */
export function Buttons({ session }: { session: BoardSession }) {
  const { words, own } = session.spoken.value;
  const view = session.settings.value?.view;
  if (view === 'moves' || view === 'free') return null;
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

/** The last failure, in the board's language if its sentences load, else in English. */
export function Failure({ session }: { session: BoardSession }) {
  const failure = session.failure.value;
  const spoken = session.spoken.value;
  const game = session.settings.value?.game;
  const [said, say] = useState({ failure, text: '' });
  useEffect(() => {
    const { errors } = spoken;
    if (!failure || !game || !errors || failure.facts.length === 0) return;
    let isCurrent = true;
    const tell = async (): Promise<void> => {
      const sentences = await errors();
      const text = sentencesOf(failure.facts, sentences, spoken.words.games[game]);
      if (isCurrent) say({ failure, text });
    };
    // The English sentence stays.
    tell().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [failure, spoken, game]);
  if (!failure) return null;
  return (
    <div class="message is-error" part="error" role="alert">
      <strong>{(said.failure === failure && said.text) || failure.message}</strong>{' '}
      <Button part="button" onClick={() => void session.begin()}>
        {spoken.words.retry}
      </Button>
    </div>
  );
}
