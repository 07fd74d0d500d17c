import type { GameWords } from '@chariot/board/words';
import { other } from '@chariot/game';
import type {
  DistanceToMate,
  LineGain,
  LineMotif,
  MotifName,
  MoveInEnding,
  NotatedMove,
  SideName,
} from '@chariot/protocol';
import type { Explanation, TutorLine } from './explain.ts';
import type { TutorWords } from './i18n/en.ts';

/** Whether `played` is a worse result than `best`, or wins later or loses sooner. */
export function isWorse(best: DistanceToMate, played: DistanceToMate): boolean {
  if (best.kind !== played.kind) return true;
  if (best.kind === 'draw' || played.kind === 'draw') return false;
  return best.moves !== played.moves;
}

/** Most moves listed that keep a result. */
const MOST_MOVES = 3;

/** The moves that keep the result or reach it soonest, if the move played does not; none if they are many. */
export function fewOf(ending: MoveInEnding | undefined): readonly NotatedMove[] {
  if (!ending || !isWorse(ending.best, ending.played)) return [];
  return ending.better.length <= MOST_MOVES ? ending.better : [];
}

/** Motifs by importance. The last one says little next to another. */
const RANK: readonly MotifName[] = [
  'fork',
  'skewer',
  'discoveredAttack',
  'pinnedDefender',
  'removedDefender',
  'overloadedDefender',
  'trapped',
  'promotion',
  'pinnedPiece',
  'undefended',
];
/** Most motifs mentioned per line. */
const MOST_MOTIFS = 2;

/** A line with its sentences, which are facts; maybe none. */
export interface ToldLine {
  line: TutorLine;
  sentences: readonly string[];
}

export interface Told {
  /** Table facts; empty if there are none. */
  exact: string;
  /** The moves that keep the result, and the deciding principle. */
  ending: readonly string[];
  reply: ToldLine | undefined;
  better: ToldLine | undefined;
}

/** Puts the explanation of a move into words. */
export function tell(explanation: Explanation, game: GameWords, text: TutorWords): Told {
  const { mover, ending, reply, better } = explanation;
  const told = (line: TutorLine | undefined, side: SideName, begin: TutorWords['allows']) =>
    line && { line, sentences: sentencesOf(line, side, begin, game, text) };
  return {
    exact: ending ? exactly(ending, text) : '',
    ending: ending ? endingSentences(ending, game, text) : [],
    reply: told(reply, other(mover), text.allows),
    better: told(better, mover, text.misses),
  };
}

/** Says how a move changes an exact result. */
function exactly({ best, played }: MoveInEnding, text: TutorWords): string {
  if (best.kind === 'win' && played.kind === 'win')
    return text.stillWins(played.moves - best.moves);
  if (best.kind === 'loss' && played.kind === 'loss')
    return text.stillLoses(best.moves - played.moves);
  if (best.kind === 'draw' && played.kind === 'draw') return text.stillDraws;
  if (best.kind === 'win') return played.kind === 'draw' ? text.winToDraw : text.winToLoss;
  return text.drawToLoss;
}

/** Says which few moves keep the result or win soonest, and why. */
function endingSentences(ending: MoveInEnding, game: GameWords, text: TutorWords): string[] {
  const { best, played, facts } = ending;
  const few = fewOf(ending).map((move) => move.text);
  const isSlower = best.kind === played.kind;
  const known = isSlower ? text.soonest : best.kind === 'win' ? text.onlyWins : text.onlyDraws;
  const isTold = few.length > 0 && !(isSlower && best.kind === 'loss');
  const reasons = facts.map(({ name, squares, side }) => {
    const [one = '', other = ''] = squares;
    return name === 'drawnThoughAhead'
      ? text.drawnThoughAhead(game.sides[side ?? 'first'])
      : text.principles[name](one, other);
  });
  return [...(isTold ? [known(few)] : []), ...reasons];
}

function sentencesOf(
  { moves, mate, gain }: TutorLine,
  side: SideName,
  begin: TutorWords['allows'],
  game: GameWords,
  text: TutorWords,
): string[] {
  const [first] = moves;
  const mateIn = mate ?? (gain?.winsGame ? Math.ceil(gain.plies / 2) : undefined);
  if (!first || (mateIn === undefined && !gain)) return [];
  const what =
    mateIn === undefined ? wins(gain, side, game, text) : text.mates(game.sides[side], mateIn);
  const motifs = mateIn === undefined ? mostTelling(gain?.motifs ?? []) : [];
  return [
    begin(first.text, what),
    ...(gain?.mate ? [text.mate(text.mateNames[gain.mate])] : []),
    ...motifs.map((motif) => {
      const sentence = motifSentence(motif, game, text);
      const { text: move = '' } = moves[motif.ply] ?? {};
      return motif.ply === 0 ? sentence : text.later(move, sentence);
    }),
  ];
}

/** Says what a side wins and gives for it, or that it draws. */
function wins(
  gain: LineGain | undefined,
  side: SideName,
  game: GameWords,
  text: TutorWords,
): string {
  const { won = [], lost = [], perpetualCheck } = gain ?? {};
  if (perpetualCheck) return text.perpetualCheck(game.sides[side]);
  const list = (kinds: readonly string[], owner: SideName): string =>
    text.pieces(
      [...new Set(kinds)].map((kind) => ({
        name: game.kind(owner, kind),
        count: kinds.filter((one) => one === kind).length,
      })),
    );
  const name = game.sides[side];
  if (won.length === 0) return text.winsMaterial(name);
  const gained = list(won, other(side));
  return lost.length === 0 ? text.wins(name, gained) : text.winsFor(name, gained, list(lost, side));
}

/** The most important motifs, in order of appearance. */
export function mostTelling(motifs: readonly LineMotif[]): LineMotif[] {
  const ranked = [...motifs].sort((a, b) => RANK.indexOf(a.name) - RANK.indexOf(b.name));
  const telling = ranked.filter(({ name }) => name !== 'undefended');
  const chosen = (telling.length > 0 ? telling : ranked).slice(0, MOST_MOTIFS);
  return chosen.sort((a, b) => a.ply - b.ply);
}

function motifSentence({ name, pieces }: LineMotif, game: GameWords, text: TutorWords): string {
  const [one = '', ...others] = pieces.map(
    ({ side, kind, square }) =>
      game.placed?.(side, kind, square) ?? text.on(game.kind(side, kind), square),
  );
  return text.motifs[name](one, ...others);
}
