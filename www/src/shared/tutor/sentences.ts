import type { GameWords } from '@chariot/board/words';
import { other } from '@chariot/game';
import type {
  BoardPiece,
  DistanceToMate,
  LineGain,
  LineMotif,
  MotifName,
  MoveInEnding,
  NotatedMove,
  SideName,
} from '@chariot/protocol';
import { signedPawns } from '../game/pieceValues.ts';
import type { Explanation, TutorLine } from './explain.ts';
import type { TutorWords } from './i18n/en.ts';
import type { Merit } from './merits.ts';
import type { Plan } from './plan.ts';

export { numberedMoves } from './numbered.ts';

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
/** Type of the piece that is never captured. */
const ROYAL = 'K';
/** Plies within which a player can see a motif coming. */
const SEEN = 5;
/** Longest missed mate, in moves, that matters more than material given away. */
const SHORT_MATE = 3;

/** A line with its sentences, which are facts; maybe none. */
export interface ToldLine {
  line: TutorLine;
  sentences: readonly string[];
  /** How many of the sentences say the main point; the others are details. */
  main: number;
  /** Those of the sentences that name motifs or the mate. */
  motifs: readonly string[];
}

export interface Told {
  /** Table facts; empty if there are none. */
  exact: string;
  /** The moves that keep the result, and the deciding principle. */
  ending: readonly string[];
  reply: ToldLine | undefined;
  better: ToldLine | undefined;
  /** The main point: what decides by the tables, or else by the more important line. Maybe empty. */
  point: readonly string[];
  /** All other sentences. */
  more: readonly string[];
}

/** Puts the explanation of a move into words. */
export function tell(explanation: Explanation, game: GameWords, text: TutorWords): Told {
  const { mover, ending } = explanation;
  const told = (line: TutorLine | undefined, side: SideName, way: Way) =>
    line && { line, ...sentencesOf(line, side, way, game, text) };
  const exact = ending ? exactly(ending, text) : '';
  const facts = ending ? endingSentences(ending, game, text) : [];
  const reply = told(explanation.reply, other(mover), ALLOWED);
  const better = told(explanation.better, mover, MISSED);
  const lines = [reply, better]
    .flatMap((line) => (line && line.sentences.length > 0 ? line : []))
    .sort((a, b) => rankOf(a.line, a === better) - rankOf(b.line, b === better));
  const main = exact ? 0 : (lines[0]?.main ?? 0);
  const sentences = lines.flatMap((line) => line.sentences);
  return {
    exact,
    ending: facts,
    reply,
    better,
    point: exact ? [exact, ...facts] : sentences.slice(0, main),
    more: sentences.slice(main),
  };
}

/** How a line concerns the move in question: the move allows it, or misses it. */
interface Way {
  begin: 'allows' | 'misses';
  take: 'canBeTaken' | 'couldBeTaken';
}
const ALLOWED: Way = { begin: 'allows', take: 'canBeTaken' };
const MISSED: Way = { begin: 'misses', take: 'couldBeTaken' };

/** Importance of what a line does, 0 the greatest: mate, then material; what is allowed before what is missed. */
function rankOf(line: TutorLine, isMissed: boolean): number {
  const mate = mateOf(line);
  if (mate === undefined) return isMissed ? 4 : 2;
  if (!isMissed) return 0;
  return mate <= SHORT_MATE ? 1 : 3;
}

/** Moves to the mate at the end of a line; undefined if it has none. */
function mateOf({ mate, gain }: TutorLine): number | undefined {
  return mate ?? (gain?.winsGame ? Math.ceil(gain.plies / 2) : undefined);
}

/** Says why a move is good, the strongest reason first. */
export function tellMerits(
  merits: readonly Merit[],
  { mover, played }: Pick<Explanation, 'mover' | 'played'>,
  game: GameWords,
  text: TutorWords,
): string[] {
  return merits.flatMap((merit): string[] => {
    if (merit.kind === 'onlyLegal') return [text.onlyLegal];
    if (merit.kind === 'takesBack') {
      return [text.takesBack(pieceOn(merit.piece, game, text))];
    }
    const isTheirs = ['meets', 'onlyGood', 'onlyKeeps'].includes(merit.kind);
    const side = isTheirs ? other(mover) : mover;
    const [first] = merit.line?.moves ?? [];
    const gained = merit.line && first && effect(merit.line, side, game, text);
    switch (merit.kind) {
      case 'onlyGood':
      case 'onlyKeeps': {
        const { instead } = merit;
        const why = first && gained && text.refuted(instead.text, first.text, gained);
        const only =
          merit.kind === 'onlyGood'
            ? text.onlyGood(played.text)
            : text.onlyKeeps(played.text, game.kind(mover, merit.piece), merit.count);
        return [only, ...(why ? [why] : [])];
      }
      case 'wins':
        return first && gained ? [text.wins(first.text, gained)] : [];
      case 'threatens':
      case 'meets':
        if (!first || !gained) return [];
        // The sign of the move says that it mates.
        if (mateOf(merit.line) === 1) return [text[`${merit.kind}Mate`](first.text)];
        return [text[merit.kind](first.text, gained)];
      default:
        return merit satisfies never;
    }
  });
}

/** Says where quiet lines lead. */
export function tellPlan({ kind, tendencies }: Plan, game: GameWords, text: TutorWords): string {
  const told = tendencies.map(({ aim, side, grows, gain }) => {
    const names = { king: game.kind(side, ROYAL), pawn: game.kind(side, 'P') };
    return text.tendency(text.aims[aim](game.sides[side], grows, names), signedPawns(gain));
  });
  return text.plans[kind](told);
}

/** Says what a line gains, for the mover of `explanation`, and by which motifs. */
export function pointOf(
  { mover, better }: Explanation,
  game: GameWords,
  text: TutorWords,
): readonly string[] {
  return better ? sentencesOf(better, mover, ALLOWED, game, text).sentences : [];
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
  line: TutorLine,
  side: SideName,
  { begin, take }: Way,
  game: GameWords,
  text: TutorWords,
): Omit<ToldLine, 'line'> {
  const { moves, gain } = line;
  const [first] = moves;
  const isMate = mateOf(line) !== undefined;
  if (!first || !(isMate || gain)) return { sentences: [], main: 0, motifs: [] };
  const whole = text[begin](first.text, effect(line, side, game, text));
  const telling = isMate || !gain ? [] : mostTelling(motifsOfPoint(gain));
  const motifs = telling.map((motif) => {
    const sentence = motifSentence(motif, game, text);
    const { text: move = '' } = moves[motif.ply] ?? {};
    return motif.ply === 0 ? sentence : text.later(move, sentence);
  });
  const { takes } = gain ?? {};
  if (takes && !isMate) {
    const taken = text[take](pieceOn(takes, game, text), first.text);
    const isAll = gain?.won.length === 1 && gain.lost.length === 0;
    return { sentences: [taken, ...(isAll ? [] : [whole]), ...motifs], main: 1, motifs };
  }
  const named = gain?.mate ? [text.mate(text.mateNames[gain.mate])] : motifs;
  const sentences = [whole, ...named];
  return { sentences, main: Math.min(sentences.length, 2), motifs: named };
}

/** Motifs of a gain. A piece without defence counts only if none more valuable is won: the others are captured by the way. */
function motifsOfPoint({ motifs, won: [most] }: LineGain): LineMotif[] {
  return motifs.filter(({ name, pieces }) => name !== 'undefended' || pieces[0]?.kind === most);
}

/** Effect of a line: the side mates, draws or wins pieces. */
export function effect(line: TutorLine, side: SideName, game: GameWords, text: TutorWords): string {
  const mate = mateOf(line);
  if (mate !== undefined) return text.mates(game.sides[side], mate);
  return wins(line.gain, side, game, text);
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
  return lost.length === 0
    ? text.winsPieces(name, gained)
    : text.winsFor(name, gained, list(lost, side));
}

/** The most important motifs that a player can see coming, in order of appearance. */
export function mostTelling(motifs: readonly LineMotif[]): LineMotif[] {
  const seen = motifs.filter(({ ply }) => ply < SEEN);
  const ranked = seen.sort((a, b) => RANK.indexOf(a.name) - RANK.indexOf(b.name));
  const telling = ranked.filter(({ name }) => name !== 'undefended');
  const chosen = (telling.length > 0 ? telling : ranked).slice(0, MOST_MOTIFS);
  return chosen.sort((a, b) => a.ply - b.ply);
}

function motifSentence({ name, pieces }: LineMotif, game: GameWords, text: TutorWords): string {
  const [one = '', ...others] = pieces.map((piece) => pieceOn(piece, game, text));
  const isCheck = name === 'discoveredAttack' && pieces[2]?.kind === ROYAL;
  return isCheck ? text.discoveredCheck(one, others[0] ?? '') : text.motifs[name](one, ...others);
}

/** A piece and where it stands. */
function pieceOn({ side, kind, square }: BoardPiece, game: GameWords, text: TutorWords): string {
  return game.placed?.(side, kind, square) ?? text.on(game.kind(side, kind), square);
}
