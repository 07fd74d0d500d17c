import { mapOf, type PieceHeatmap } from '@chariot/board/endings';
import type { BoardProps } from '@chariot/board/parts';
import type { BoardPiece, DistanceToMate, MoveDtm, View } from '@chariot/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { styled } from '../../shared/game/looks.ts';
import { words } from '../../shared/i18n/index.ts';
import { Action, IconButton } from '../../shared/ui/Icon.tsx';
import { PlayedBoard } from '../boards.tsx';
import type { ChapterProps } from '../chapters.ts';
import { Draggable } from '../Draggable.tsx';
import { Figure } from '../Figure.tsx';
import { wallWords } from '../i18n/index.ts';
import { counted } from '../numbers.ts';
import { sizeOf } from './masonry.ts';
import type { ShownBrick, WallState } from './state.ts';

/** A position of the wave, and the reason it belongs there. */
export function OneBrick({ state, store }: ChapterProps & { state: WallState }) {
  const text = wallWords.value;
  const { game } = state;
  const brick = state.brick.value;
  const mapped = useSignal<string | null>(null);
  const map = useWaveMap(state, brick?.view, mapped.value);
  const size = state.last ? sizeOf(state.last) : 0;
  const number = brick?.number;
  return (
    <Figure
      title={text.brickTitle}
      picture={
        <div class="wall-brick-picture">
          <PlayedBoard
            store={store}
            view={brick?.view ?? null}
            below="first"
            active={true}
            heat={map}
            play={(move) => {
              state.stop();
              return state.follow(move.uci);
            }}
          />
          <div class="wall-brick-side">
            <div class="wall-controls">
              <IconButton
                icon="previous"
                label={text.positionBefore}
                disabled={!number}
                onClick={() => state.pick((number ?? 1) - 1)}
              />
              <span class="wall-number">
                {number === undefined ? (
                  text.byMove
                ) : (
                  <>
                    <Draggable
                      label={text.position}
                      value={number + 1}
                      min={1}
                      max={size}
                      format={counted}
                      onChange={(wanted) => {
                        state.stop();
                        state.pick(wanted - 1);
                      }}
                    />{' '}
                    / {counted(size)}
                  </>
                )}
              </span>
              <IconButton
                icon="next"
                label={text.positionAfter}
                disabled={number === undefined || number + 1 >= size}
                onClick={() => state.pick((number ?? 0) + 1)}
              />
              <IconButton
                icon="shuffle"
                label={text.randomPosition}
                disabled={size === 0}
                onClick={() => state.random()}
              />
            </div>
            {/* While the wave changes, the position is still of the one before. */}
            {brick && isOf(brick, state.last?.plies) && <Reason brick={brick} state={state} />}
            <div class="actions">
              <Action
                icon={state.running.value === 'line' ? 'stop' : 'play'}
                label={state.running.value === 'line' ? text.stopLine : text.playLine}
                disabled={!brick || brick.probe.moves.length === 0}
                onClick={() => state.playOut()}
              />
              <Action
                icon="search"
                label={text.useElsewhere}
                disabled={!brick}
                onClick={() => brick && void store.setUp(brick.view.fen)}
              />
            </div>
          </div>
        </div>
      }
      tryThis={text.brickTry}
      sources={[
        'crates/tablebase/src/moves/unmoves.rs',
        'crates/tablebase/src/index/position_index.rs',
      ]}
    >
      <p>{text.brickText}</p>
      {brick && (
        <PieceChoice
          pieces={brick.view.pieces}
          game={game}
          value={mapped.value}
          choose={(square) => {
            mapped.value = square;
          }}
        />
      )}
    </Figure>
  );
}

/** Whether a position belongs to a wave; a drawn one belongs to none. */
function isOf({ probe: { dtm } }: ShownBrick, wave: number | undefined): boolean {
  return !dtm || dtm.kind === 'draw' || dtm.plies === wave;
}

/**
 * Why a position belongs to its wave: its best moves and where they lead, or that all moves lose.
 */
function Reason({ brick, state }: { brick: ShownBrick; state: WallState }) {
  const text = wallWords.value;
  const { view, probe } = brick;
  const { sides } = words.value.games[state.game];
  const mover = sides[view.toMove];
  const { dtm, moves } = probe;
  const plies = dtm && dtm.kind !== 'draw' ? dtm.plies : null;
  const best = moves.filter(({ dtm: after }) => plies !== null && waveOf(after) === plies - 1);
  const others = moves.filter((move) => !best.includes(move));
  const why = (): string => {
    if (!dtm || dtm.kind === 'draw') return text.whyDrawn(mover);
    if (dtm.kind === 'win') return text.whyWins(mover, dtm.moves, dtm.plies, best.length);
    if (moves.length === 0) return text.whyMated(mover, view.check !== undefined);
    return text.whyLoses(mover, dtm.moves, dtm.plies, moves.length);
  };
  return (
    <div class="wall-reason">
      <p role={state.running.value ? undefined : 'status'}>{why()}</p>
      <Moves moves={best} best={true} follow={follow} />
      {others.length > 0 &&
        (dtm?.kind === 'loss' ? (
          <Moves moves={others} best={false} follow={follow} />
        ) : (
          <details>
            <summary>{text.otherMoves(others.length)}</summary>
            <Moves moves={others} best={false} follow={follow} />
          </details>
        ))}
    </div>
  );

  function follow(move: MoveDtm): void {
    state.stop();
    void state.follow(move.move.uci);
  }
}

/** The wave after a move, given the move's result for the mover; `null` for a draw. */
function waveOf(after: DistanceToMate | undefined): number | null {
  return after && after.kind !== 'draw' ? after.plies - 1 : null;
}

function Moves({
  moves,
  best,
  follow,
}: {
  moves: readonly MoveDtm[];
  best: boolean;
  follow(move: MoveDtm): void;
}) {
  const text = wallWords.value;
  if (moves.length === 0) return null;
  return (
    <ul class={`wall-moves-list ${best ? 'is-best' : ''}`}>
      {moves.map((move) => {
        const wave = waveOf(move.dtm);
        return (
          <li key={move.move.uci}>
            <button type="button" class="quiet" onClick={() => follow(move)}>
              <b>{move.move.text}</b> <span>{wave === null ? text.toDraw : text.toWave(wave)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface PieceChoiceProps {
  pieces: readonly BoardPiece[];
  game: WallState['game'];
  value: string | null;
  choose(square: string | null): void;
}

/** The pieces by side and letter: the order stays when they move. */
function inOrder(pieces: readonly BoardPiece[]): BoardPiece[] {
  const name = ({ side, kind }: BoardPiece): string => side + kind;
  return [...pieces].sort((a, b) => name(a).localeCompare(name(b)));
}

/** Choice of the piece to try on all squares. */
function PieceChoice({ pieces, game, value, choose }: PieceChoiceProps) {
  const text = wallWords.value;
  const { piece: nameOf } = words.value.games[game];
  const kindOn = (piece: BoardPiece): string => `${piece.side} ${piece.kind}`;
  return (
    <fieldset class="wall-pieces">
      <legend>{text.mapOf}</legend>
      <label>
        <input
          type="radio"
          name="wall-map"
          checked={value === null}
          onChange={() => choose(null)}
        />{' '}
        {text.noMap}
      </label>
      {inOrder(pieces).map((piece) => (
        <label key={kindOn(piece)}>
          <input
            type="radio"
            name="wall-map"
            checked={value === kindOn(piece)}
            onChange={() => choose(kindOn(piece))}
          />{' '}
          {nameOf(piece.side, piece.kind)}
        </label>
      ))}
    </fieldset>
  );
}

/**
 * Waves of the position with one piece on each other square. `piece` names it by side and letter,
 * so that the choice survives a change of position.
 */
export function useWaveMap(
  state: WallState,
  view: View | undefined,
  piece: string | null,
): BoardProps['heat'] {
  const [known, setKnown] = useState<PieceHeatmap | null>(null);
  const square = view?.pieces.find(({ side, kind }) => `${side} ${kind}` === piece)?.square;
  useEffect(() => {
    setKnown(null);
    if (!view || square === undefined) return;
    let wanted = true;
    void state.engine.ask('heatmap', { game: styled(view.game), square }).then((reply) => {
      if (wanted && !('error' in reply)) setKnown({ view, square, squares: reply.squares });
    });
    return () => {
      wanted = false;
    };
  }, [state, view, square]);
  const { squareSaid } = wallWords.value;
  return useMemo(() => {
    if (!known || known.view !== view || known.squares.length === 0) return undefined;
    return mapOf(known, 'first', squareSaid);
  }, [known, view, squareSaid]);
}
