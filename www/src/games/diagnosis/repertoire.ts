import type { SideName } from '@chariot/protocol';
import { departureOf } from '../../shared/repertoire/departure.ts';
import type { RepertoireNode } from '../../shared/repertoire/repertoire.ts';
import type { JudgedGame, OpeningPly } from './judged.ts';

/** Most places that are shown, of a side. */
const MOST_PLACES = 4;

/** A place where you leave your repertoire. */
export interface LeftRepertoire {
  /** The moves to it and the move that you played, as in one of your games. */
  line: readonly OpeningPly[];
  games: number;
  /** The repertoire's main move, in your notation; absent if you have never played it. */
  instead?: string;
}

/** Your games with a side held against your repertoire. */
export interface RepertoireReport {
  /** Games from the usual start. */
  games: number;
  /** Games in which you left it, and those in which the other side did. */
  own: number;
  other: number;
  /** The most frequent first. */
  places: readonly LeftRepertoire[];
}

/** Where games of a side leave its repertoire; `null` without a repertoire or a game. */
export function leftRepertoire(
  root: RepertoireNode,
  side: SideName,
  games: readonly JudgedGame[],
): RepertoireReport | null {
  if (root.next.length === 0 || games.length === 0) return null;
  const texts = new Map<string, string>();
  // By the moves before: a position and its mirror image have one key, and other moves.
  for (const { opening } of games) {
    for (const [ply, { key, text }] of opening.entries()) {
      texts.set(`${movesOf(opening.slice(0, ply))} ${key}`, text);
    }
  }
  const places = new Map<string, LeftRepertoire>();
  let [own, other] = [0, 0];
  for (const { opening } of games) {
    const departure = departureOf(root, side, opening);
    if (departure.kind === 'other') other += 1;
    if (departure.kind !== 'own') continue;
    own += 1;
    const { ply, answers } = departure;
    const place = `${opening[ply - 1]?.key ?? ''} ${opening[ply]?.key}`;
    const line = places.get(place)?.line ?? opening.slice(0, ply + 1);
    const instead = texts.get(`${movesOf(line.slice(0, -1))} ${answers[0]?.key ?? ''}`);
    places.set(place, {
      line,
      games: (places.get(place)?.games ?? 0) + 1,
      ...(instead !== undefined && { instead }),
    });
  }
  const sorted = [...places.values()].sort((a, b) => b.games - a.games);
  return { games: games.length, own, other, places: sorted.slice(0, MOST_PLACES) };
}

function movesOf(line: readonly OpeningPly[]): string {
  return line.map(({ uci }) => uci).join(' ');
}
