import type { GameWords } from '@chariot/board/words';
import type { Explanation, TutorLine } from './explain.ts';
import type { TutorWords } from './i18n/en.ts';
import { effect, type Told, tell } from './sentences.ts';

/**
 * Puts the explanation of a wrong move into words without the solution: what the move allows, and what it misses without
 * the move for it.
 */
export function tellWithheld(explanation: Explanation, game: GameWords, text: TutorWords): Told {
  const { better, ending, mover } = explanation;
  const told = tell(
    { ...explanation, better: undefined, ending: ending && { ...ending, better: [] } },
    game,
    text,
  );
  const isKnown = better && (better.gain || better.mate !== undefined);
  if (!isKnown) return told;
  const missed = text.missed(effect(better, mover, game, text));
  return told.point.length > 0
    ? { ...told, more: [...told.more, missed] }
    : { ...told, point: [missed] };
}

/**
 * The refutation of a wrong move alone: the reply to it, and the moves that bring its gain. It ends before the mover's
 * `secret`, in coordinates.
 */
export function withoutSecret(line: TutorLine, secret: string | undefined): TutorLine {
  if (secret === undefined) return line;
  const { moves, gain, mate } = line;
  if (!gain && mate === undefined) return { ...line, moves: moves.slice(0, 1) };
  const at = moves.findIndex(({ uci }, ply) => ply % 2 === 1 && uci === secret);
  return at < 0 ? line : { ...line, moves: moves.slice(0, at) };
}
