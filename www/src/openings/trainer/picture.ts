import type { SideName } from '@chariot/protocol';
import type { MoveCards, Standing } from '../../shared/repertoire/cards.ts';
import { cardOf, standingOf } from '../../shared/repertoire/cards.ts';
import { moverAt, nodesOf, type RepertoireNode } from '../../shared/repertoire/repertoire.ts';
import type { Hole, Survey } from './survey.ts';

/** The most moves from the left of the picture to its right. */
export const MOST_COLUMNS = 6;
/** Height of a move that is hardly ever met, and how much higher one is that is met in every game. */
const ROW = 22;
const STRETCH = 150;
/** The highest picture; with more lines it has fewer columns. */
const HIGHEST = 700;
/** Holes of one position that are drawn. */
const MOST_HOLES = 3;

/** How a move is coloured. */
export type TileKind = Standing | 'theirs' | 'hole';

/** A move of the picture. */
export interface Tile {
  /** The moves to it, itself included. */
  moves: readonly string[];
  kind: TileKind;
  /** Key of its card, for a move of one's own. */
  card: string | undefined;
  /** How often one meets it; `undefined` if that is not known. */
  reach: number | undefined;
  /** The hole that it is. */
  hole: Hole | undefined;
  /** Moves after it that the picture has no room for. */
  more: number;
  /** From 0. */
  column: number;
  top: number;
  height: number;
  parent: Tile | null;
}

/** A picture of the repertoire from a node on. */
export interface Picture {
  tiles: readonly Tile[];
  columns: number;
  height: number;
}

interface PictureOf {
  node: RepertoireNode;
  /** The moves to the node. */
  moves: readonly string[];
  side: SideName;
  survey: Survey | null;
  cards: MoveCards;
  now: number;
}

/** Lays out the repertoire from a node on: moves side by side in columns, the higher the more often they are met. */
export function pictureOf(wanted: PictureOf): Picture {
  for (let columns = MOST_COLUMNS; ; columns -= 1) {
    const picture = draw(wanted, columns);
    if (picture.height <= HIGHEST || columns === 1) return picture;
  }
}

function draw({ node, moves, side, survey, cards, now }: PictureOf, columns: number): Picture {
  const tiles: Tile[] = [];
  const start = survey?.reach.get(node) ?? 1;
  const holes = holesByPosition(survey?.holes ?? []);
  const heightOf = (reach: number | undefined): number =>
    ROW + STRETCH * Math.min(1, (reach ?? 0) / Math.max(start, 1e-9));
  /** Lays out what follows a node from `top` on; its height. */
  const layOut = (
    from: RepertoireNode,
    line: readonly string[],
    top: number,
    parent: Tile | null,
  ): number => {
    const column = parent ? parent.column + 1 : 0;
    if (column >= columns) return 0;
    const isOwn = moverAt(line.length) === side;
    let height = 0;
    const put = (rest: Pick<Tile, 'moves' | 'kind' | 'card' | 'reach' | 'hole' | 'more'>): Tile => {
      const tile = {
        ...rest,
        column,
        top: top + height,
        height: 0,
        parent,
      };
      tiles.push(tile);
      return tile;
    };
    const here = holes.get(line.join()) ?? [];
    for (const child of from.next) {
      const reach = survey?.reach.get(child);
      const isLast = column === columns - 1;
      const hole = here.find(({ moves }) => moves.at(-1) === child.uci);
      const card = isOwn ? cardOf(from, child) : undefined;
      const kind = card === undefined ? 'theirs' : standingOf(cards[card], now);
      const tile = put({
        moves: [...line, child.uci],
        kind: hole ? 'hole' : kind,
        card,
        reach,
        hole,
        more: isLast ? [...nodesOf(child)].length - 1 : 0,
      });
      tile.height = Math.max(heightOf(reach), layOut(child, tile.moves, tile.top, tile));
      height += tile.height;
    }
    const known = new Set(from.next.map(({ uci }) => uci));
    const others = here.filter(({ moves }) => !known.has(moves.at(-1) ?? ''));
    for (const hole of others.slice(0, MOST_HOLES)) {
      const { reach } = hole;
      const tile = put({
        moves: hole.moves,
        kind: 'hole',
        card: undefined,
        reach,
        hole,
        more: 0,
      });
      tile.height = heightOf(reach);
      height += tile.height;
    }
    return height;
  };
  const height = layOut(node, moves, 0, null);
  return { tiles, columns, height };
}

function holesByPosition(holes: readonly Hole[]): ReadonlyMap<string, readonly Hole[]> {
  const found = new Map<string, Hole[]>();
  for (const hole of holes) {
    const place = hole.moves.slice(0, -1).join();
    found.set(place, [...(found.get(place) ?? []), hole]);
  }
  return found;
}
