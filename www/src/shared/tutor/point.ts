import type { Turn } from '@chariot/engine/client';
import type { Game } from '@chariot/protocol';
import { askThink, thinkEngines } from '../engine/thinkEngine.ts';
import { type Explanation, explain, search } from './explain.ts';

/** Nodes of a search for how a line goes on, and plies of that at most. */
const NODES = 200_000;
const GOES_ON = 8;
/** Nodes of each search for a mate that is known to be there, and plies to it at most. */
const MATE_NODES = 600_000;
const MATES_WITHIN = 24;

/** Says what moves are about; `null` where it cannot. */
export interface Tutor {
  /** Explains what the last move of a game allows and misses. */
  explain(game: Game): Promise<Explanation | null>;
  /** Explains the gain of a line, and its motifs. */
  pointOf(game: Game, line: readonly string[]): Promise<Explanation | null>;
}

/** The tutor of the page, on an engine of its own. A new question ends the last. */
export function pageTutor(): Tutor & Pick<Point, 'pointBeyond'> & { end(): void } {
  let last: Turn | undefined;
  const begin = (game: Game): Turn => {
    last?.end();
    last = thinkEngines.of(game.game).begin();
    return last;
  };
  return {
    explain: (game) => explain(begin(game), game),
    pointOf: (game, line) => pointOf(begin(game), game, line),
    pointBeyond: (game, line, aim) => pointBeyond(begin(game), game, line, aim),
    end: () => last?.end(),
  };
}

interface Point {
  /**
   * Explains the gain of a line as {@link Tutor.pointOf} does; one that gains nothing yet goes on until it does, and one
   * that aims at mate goes on to the mate.
   */
  pointBeyond(
    game: Game,
    line: readonly string[],
    aim: 'mate' | 'gain',
  ): Promise<Explanation | null>;
}

async function pointBeyond(
  turn: Turn,
  game: Game,
  line: readonly string[],
  aim: 'mate' | 'gain',
): Promise<Explanation | null> {
  const found = await pointOf(turn, game, line);
  const gain = found?.better?.gain;
  if (!found || gain?.winsGame || (gain && aim === 'gain')) return found;
  const further =
    aim === 'mate' ? await toMate(turn, game, line) : await afterLine(turn, game, line);
  const longer = further.length > 0 ? await pointOf(turn, game, [...line, ...further]) : null;
  return longer ?? found;
}

/** How a line goes on. */
async function afterLine(turn: Turn, game: Game, line: readonly string[]): Promise<string[]> {
  const end = { ...game, moves: [...game.moves, ...line] };
  const found = await search(turn, end, { nodes: NODES });
  return (found?.pv ?? []).slice(0, GOES_ON).map(({ uci }) => uci);
}

/** How a line goes on until the side that began it mates; empty if that is not found. */
async function toMate(turn: Turn, game: Game, line: readonly string[]): Promise<string[]> {
  const further: string[] = [];
  while (further.length < MATES_WITHIN) {
    const end = { ...game, moves: [...game.moves, ...line, ...further] };
    const found = await search(turn, end, { nodes: MATE_NODES });
    if (!found) return [];
    // The game is over.
    if (!found.score) return further;
    // A line may break off before its mate; the next search goes on from there.
    const pairs = found.pv.slice(0, found.pv.length - (found.pv.length % 2));
    if (found.score.kind !== 'matedIn' || pairs.length === 0) return [];
    further.push(...pairs.map(({ uci }) => uci));
  }
  return [];
}

async function pointOf(
  turn: Turn,
  game: Game,
  line: readonly string[],
): Promise<Explanation | null> {
  const [start, played] = await Promise.all([
    turn.ask('view', game),
    turn.ask('replay', { game, texts: [...line] }),
  ]);
  if ('error' in start || 'error' in played) return null;
  const { toMove, moves } = start.view;
  // The question is what another move would miss.
  const other = moves.find(({ uci }) => uci !== line[0]);
  if (!other) return null;
  const content = { game, played: [other.uci], best: [...line] };
  const facts = await askThink(turn, 'mistake', content);
  if ('error' in facts) return null;
  const better = {
    from: game,
    moves: played.moves,
    mate: undefined,
    gain: facts.misses,
    alike: [],
  };
  return {
    numbering: start.view,
    mover: toMove,
    played: other,
    ending: undefined,
    isMistake: true,
    reply: undefined,
    better,
  };
}
