import { other } from '@chariot/game';
import type {
  BoardPiece,
  EndingCensus,
  Game,
  GameName,
  OutcomeName,
  SearchScore,
  SideName,
  View,
} from '@chariot/protocol';
import { sharesOf } from './census.ts';
import type { Role } from './roles.ts';
import type { TheoreticalResult } from './theory.ts';

/** The defender gets drawn positions to hold if at least this share is drawn. */
const WORTH_HOLDING = 0.25;

export interface WantedPosition {
  toMove: SideName;
  result?: OutcomeName;
  /** Moves to mate. */
  moves?: number;
  /** Least number of moves to mate. */
  minMoves?: number;
}

/**
 * Random positions that suit a role, best first: the person is to move and has something to play for. `name`: the result
 * that the ending's name states, if any; its positions agree.
 */
export function positionsFor(
  role: Role,
  strong: SideName,
  census: EndingCensus | undefined,
  name: TheoreticalResult | undefined,
): readonly WantedPosition[] {
  if (role !== 'defend') {
    const result = name === 'drawn' ? 'draw' : 'win';
    return [{ toMove: strong, result }, { toMove: strong }];
  }
  const weak = other(strong);
  const drawn = census ? (sharesOf(census.weak)[1]?.part ?? 0) : 0;
  const hold: WantedPosition[] = drawn >= WORTH_HOLDING ? [{ toMove: weak, result: 'draw' }] : [];
  return [...hold, { toMove: weak, result: 'loss' }, { toMove: weak }];
}

/** The wanted position; before any win, one that takes two moves or more, since a mate in one asks for no plan. */
export function longerWinFirst(wanted: WantedPosition): readonly WantedPosition[] {
  const isAnyWin = wanted.result === 'win' && wanted.moves === undefined;
  return isAnyWin ? [{ ...wanted, minMoves: 2 }, wanted] : [wanted];
}

const TRIES = 8;
/** Nodes per position: a few hundredths of a second. */
const NODES = 4_000;
/** Advantage or disadvantage, in centipawns, that is clear but not yet decisive. */
const AHEAD = { least: 80, most: 900 };

interface Glancer {
  glance(game: Game, nodes: number): Promise<SearchScore | null>;
}

/**
 * The first of several random positions that the engine finds worth playing, else the last one, for an ending without
 * table. Most random positions are decided by the first capture. `draw` gives a position with the person to move;
 * `null` if there is none.
 */
export async function worthPlaying(
  engine: Glancer,
  game: GameName,
  role: Role,
  draw: () => Promise<string | null>,
): Promise<string | null> {
  let start = await draw();
  for (let tries = 1; tries < TRIES && start !== null; tries += 1) {
    const score = await engine.glance({ game, start, moves: [] }, NODES);
    if (!score || isWorth(score, role)) break;
    start = (await draw()) ?? start;
  }
  return start;
}

/** Whether the attacker or explorer is better, or the defender worse. */
function isWorth(score: SearchScore, role: Role): boolean {
  if (score.kind !== 'centipawns') return false;
  const ahead = role === 'defend' ? -score.value : score.value;
  return ahead >= AHEAD.least && ahead <= AHEAD.most;
}

/** Pieces with colours swapped, on a board mirrored top to bottom. */
export function exchanged({ pieces, ranks }: View): BoardPiece[] {
  return pieces.map((piece) => ({
    ...piece,
    side: other(piece.side),
    square: `${piece.square.charAt(0)}${ranks + 1 - Number(piece.square.slice(1))}`,
  }));
}
