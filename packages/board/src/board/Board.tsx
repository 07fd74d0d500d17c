import type { Drawn } from '@chariot/game';
import type { BoardPiece } from '@chariot/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { boardPart, fetched } from '../ui/later.tsx';
import { type BoardPlace, type Geometry, placeOf, rowsOf, squareAt } from './geometry.ts';
import { useGesture } from './gesture.ts';
import type { HeatMark } from './HeatLayer.tsx';
import { type Hand, mayMove } from './hand.ts';
import type { Pointer } from './Overlay.tsx';
import type { Skin } from './skin.ts';
import { type TrackedPiece, track } from './tracking.ts';

/** A board's contents: squares, pieces and marks, without the rules of any game. */
export interface BoardProps {
  geometry: Geometry;
  skin: Skin;
  pieces: readonly BoardPiece[];
  hand: Hand;
  lastMove?: { from: string; to: string } | undefined;
  /** Square of a piece in check. */
  check?: string | undefined;
  /** A piece drawn on the square it is moving to. */
  held?: { from: string; to: string } | undefined;
  /** Called with the square of the selected piece. */
  onPick?: ((square: string | null) => void) | undefined;
  /** Arrows and badges. */
  pointers?: readonly Pointer[];
  /** The heat map, and the square of its piece. */
  heat?: { marks: ReadonlyMap<string, HeatMark>; picked: string } | undefined;
  /**
   * Arrows and circles drawn by the user. `here`: kept until the position changes; absent: drawing
   * is off.
   */
  drawn?: Drawn | 'here' | undefined;
  /** Names of squares, for style sheets of a page around a shadow tree. */
  parts?: Readonly<Record<string, string>> | undefined;
  /** Overlays, such as the promotion dialog. */
  children?: ComponentChildren;
}

/** Fetched with the first heat map. */
const HeatLayer = boardPart(async () => (await import('./HeatLayer.tsx')).HeatLayer);

/** Arrows and badges, which follow what a mouse does or a finger. */
const overlay = fetched(() => import('./Overlay.tsx'));

/**
 * Drawing of arrows and circles. Fetched when a mouse comes near, which no finger does, or with the
 * first shape.
 */
const drawing = fetched(() => import('./Drawing.tsx'));

const STEPS: Readonly<Record<string, BoardPlace>> = {
  ArrowLeft: { column: -1, row: 0 },
  ArrowRight: { column: 1, row: 0 },
  ArrowUp: { column: 0, row: -1 },
  ArrowDown: { column: 0, row: 1 },
};

export function Board(props: BoardProps) {
  const { geometry, skin, pieces, hand, lastMove, check, held, heat, drawn, pointers = [] } = props;
  const { words, announce } = skin.speech;
  const box = useRef<HTMLDivElement | null>(null);
  const grid = useRef<HTMLDivElement | null>(null);
  const [picked, select] = useState<string | null>(null);
  const [hovered, hover] = useState<string | null>(null);
  const [near, comeNear] = useState(() => matchMedia('(pointer: coarse)').matches);
  const [cursor, setCursor] = useState(squareAt(geometry, { column: 0, row: geometry.ranks - 1 }));
  const selected = picked !== null && hand.sources.has(picked) ? picked : null;
  const marked = selected === null || hand.isFree ? undefined : hand.targets(selected);
  const pieceOn = useMemo(() => new Map(pieces.map((piece) => [piece.square, piece])), [pieces]);
  const rows = useMemo(() => rowsOf(geometry), [geometry]);
  const tracked = useTracked(pieces, lastMove);

  // A new position clears the selection, unless the piece was picked up to wait for its turn.
  const before = useRef({ isFree: false, pieceOn });
  const stays = (square: string): boolean => {
    const [was, is] = [before.current.pieceOn.get(square), pieceOn.get(square)];
    const isSame = was !== undefined && was.side === is?.side && was.kind === is.kind;
    return before.current.isFree && isSame && hand.sources.has(square);
  };
  // A layout effect: a later one would drop a piece picked up in the new position.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position lets go of a piece, a new render does not
  useLayoutEffect(() => {
    select((square) => (square !== null && stays(square) ? square : null));
  }, [pieces]);

  const { onPick } = props;
  useEffect(() => onPick?.(selected), [selected, onPick]);

  const nameOf = (piece: BoardPiece): string => {
    return words.games[skin.game].piece(piece.side, piece.kind);
  };

  const tap = (square: string): void => {
    setCursor(square);
    const piece = pieceOn.get(square);
    if (selected !== null && mayMove(hand, selected, square)) {
      select(null);
      hand.drop(selected, square);
    } else if (square === selected) {
      select(null);
      announce(words.putBack);
    } else if (hand.picks && piece && hand.sources.has(square)) {
      select(square);
      announce(
        words.selected(nameOf(piece), square, hand.isFree ? null : hand.targets(square).size),
      );
    } else {
      select(null);
      if (selected !== null) hand.refuse?.(selected, square);
      hand.press?.(square);
    }
  };

  const keyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = STEPS[event.key];
    const place = cursor === undefined ? undefined : placeOf(geometry, cursor);
    if (step && place) {
      const next = squareAt(geometry, {
        column: place.column + step.column,
        row: place.row + step.row,
      });
      if (next !== undefined) {
        setCursor(next);
        grid.current?.querySelector<HTMLElement>(`[data-square="${next}"]`)?.focus();
      }
    } else if ((event.key === 'Enter' || event.key === ' ') && cursor !== undefined) {
      tap(cursor);
    } else if (event.key === 'Escape' && selected !== null) {
      tap(selected);
    } else if (cursor === undefined || !hand.key?.(cursor, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const { handlers, release } = useGesture({
    draws: drawn !== undefined,
    board: box,
    geometry,
    hand,
    selected,
    select,
    tap,
    hover,
    position: pieces,
    stays,
  });
  useLayoutEffect(() => {
    before.current = { isFree: hand.isFree === true, pieceOn };
  });

  const kept = drawn === 'here' ? undefined : drawn;
  const over = near || pointers.length > 0 ? overlay() : null;
  const pencil = drawn && (near || kept?.shapes.length) ? drawing() : null;

  const classOf = (square: string): string => {
    const marks = [
      square === selected && 'is-selected',
      (square === lastMove?.from || square === lastMove?.to) && 'is-last',
      square === check && 'is-check',
      marked?.has(square) && (pieceOn.has(square) ? 'is-capture' : 'is-target'),
      square === hovered && 'is-hovered',
    ];
    return ['square', ...marks].filter(Boolean).join(' ');
  };

  return (
    <div class={`board ${heat ? 'is-heated' : ''}`}>
      <svg class="surface" viewBox={viewBox(geometry, skin)} aria-hidden="true">
        <skin.Surface geometry={geometry} />
      </svg>
      <div class="plane" ref={box} {...handlers} onPointerEnter={() => comeNear(true)}>
        {/* biome-ignore lint/a11y/useSemanticElements: a board is no table, and its cells are placed by CSS */}
        <div
          class="squares"
          role="grid"
          aria-label={words.games[skin.game].board}
          ref={grid}
          onKeyDown={keyDown}
        >
          {rows.map((row) => (
            // biome-ignore lint/a11y/useSemanticElements: as above
            // biome-ignore lint/a11y/useFocusableInteractive: its cells have the focus
            <div class="rank" role="row" key={row[0]}>
              {row.map((square) => {
                const piece = pieceOn.get(square);
                return (
                  // biome-ignore lint/a11y/useSemanticElements: as above
                  <div
                    key={square}
                    class={classOf(square)}
                    role="gridcell"
                    data-square={square}
                    part={props.parts?.[square]}
                    tabIndex={square === cursor ? 0 : -1}
                    aria-selected={square === selected}
                    aria-label={words.square(
                      square,
                      piece ? nameOf(piece) : '',
                      marked?.has(square) ?? false,
                      heat?.marks.get(square)?.spoken,
                    )}
                    onFocus={() => setCursor(square)}
                  />
                );
              })}
            </div>
          ))}
        </div>
        {heat && <HeatLayer geometry={geometry} skin={skin} {...heat} />}
        <div class="pieces" aria-hidden="true">
          {tracked.map((piece) => {
            const square = held?.from === piece.square ? held.to : piece.square;
            if (held?.to === piece.square) return null;
            const place = placeOf(geometry, square);
            if (!place) return null;
            const home = `translate(${place.column * 100}%, ${place.row * 100}%)`;
            return (
              <div
                key={piece.id}
                class={`piece ${piece.side} ${piece.square === lastMove?.to ? 'is-mover' : ''}`}
                data-piece={piece.square}
                data-home={home}
                style={{ transform: home }}
              >
                <skin.Piece side={piece.side} kind={piece.kind} />
              </div>
            );
          })}
        </div>
        {over && pointers.length > 0 && <over.Overlay geometry={geometry} pointers={pointers} />}
        {pencil && (
          <pencil.Drawing
            plane={box}
            geometry={geometry}
            position={pieces}
            drawn={kept}
            acts={(square) =>
              hand.sources.has(square) || (selected !== null && mayMove(hand, selected, square))
            }
            take={() => {
              release();
              select(null);
            }}
          />
        )}
        {props.children}
      </div>
    </div>
  );
}

/** The squares and the margin around them, in SVG units. */
function viewBox({ files, ranks }: Geometry, { margin: { x, y } }: Skin): string {
  return `${-x} ${-y} ${files + 2 * x} ${ranks + 2 * y}`;
}

/** The pieces with their numbers, in an order that stays while they move. */
function useTracked(
  pieces: readonly BoardPiece[],
  lastMove: { from: string; to: string } | undefined,
): TrackedPiece[] {
  const state = useRef<{ pieces: readonly BoardPiece[]; tracked: TrackedPiece[] }>({
    pieces: [],
    tracked: [],
  });
  if (state.current.pieces !== pieces) {
    const tracked = track(state.current.tracked, pieces, lastMove);
    tracked.sort((a, b) => a.id - b.id);
    state.current = { pieces, tracked };
  }
  return state.current.tracked;
}
