import type { Turn } from '@chariot/engine/client';
import type { Game } from '@chariot/protocol';
import { askThink, thinkEngines } from '../../shared/engine/thinkEngine.ts';
import { type Explanation, explain } from '../../shared/tutor/explain.ts';
import type { Tutor } from './run.ts';

/** The tutor of the page, on an engine of its own. A new question ends the last. */
export function pageTutor(): Tutor & { end(): void } {
  let last: Turn | undefined;
  const begin = (game: Game): Turn => {
    last?.end();
    last = thinkEngines.of(game.game).begin();
    return last;
  };
  return {
    explain: (game) => explain(begin(game), game),
    pointOf: (game, line) => pointOf(begin(game), game, line),
    end: () => last?.end(),
  };
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
    mover: toMove,
    played: other,
    ending: undefined,
    isMistake: true,
    reply: undefined,
    better,
  };
}
