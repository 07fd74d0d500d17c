import type { GamesInAnalysis, ParsedMove } from '@chariot/game';
import { playerOf, tagIn } from '@chariot/game';
import type { PgnGame } from '@chariot/game/pgn';
import type { GameName, MoveStyle, OutcomeName, SideName } from '@chariot/protocol';
import { kindOf } from '../../shared/tree/kind.ts';

/** A game of yours as it came, before its review. */
export interface SourceGame {
  /** The same for the same game of another file. */
  id: string;
  game: GameName;
  side: SideName;
  result: OutcomeName | null;
  /** `2026.11.26 18:30:00`, or its beginning; empty if unknown. */
  date: string;
  /** Order among games of one date: a larger number is later. */
  place: number;
  /** Your name in the file; absent for games played here. */
  player?: string;
  opponent: string;
  rating?: number;
  opponentRating?: number;
  /** FEN of the start; absent for the usual one. */
  start?: string;
  /** Moves as written, and how to read them. */
  moves: readonly string[];
  style: MoveStyle;
  /** Seconds spent on each ply and seconds left after it; absent without a clock. */
  times?: readonly PlyTime[];
  /** Whether your flag fell. */
  flagged: boolean;
}

/** Seconds; `null` where the file does not say. */
export interface PlyTime {
  spent: number | null;
  left: number | null;
}

/** Why a game of a file is not read. */
export const SKIPS = ['variant', 'short', 'others'] as const;
export type Skip = (typeof SKIPS)[number];

/** Fewest plies of a game that was not aborted. */
export const FEWEST_PLIES = 10;
/** Tags of rules other than the usual ones that do not change how a piece moves. */
const USUAL_RULES = /^(from position|rated|casual|blitz|rapid|bullet|classical)$/i;
/** Longest base time of a game played in one go, in seconds. */
const LONGEST = 6 * 3_600;

/** Reads a game of a file as one of yours; `names` are yours, in lower case. `place`: its order among games of its date. */
export function sourceOf(
  parsed: PgnGame,
  expected: GameName,
  names: ReadonlySet<string>,
  games: GamesInAnalysis,
  place = 0,
): SourceGame | Skip {
  const { tags } = parsed;
  const variant = tagIn(tags, 'Variant');
  const isKnown = Object.values(games).some(({ text }) => text.names.test(variant));
  if (variant && !isKnown && !USUAL_RULES.test(variant)) return 'variant';
  const { game, style } = kindOf(parsed, expected, games);
  if (game !== expected) return 'variant';
  const line = mainLine(parsed);
  if (line.length < FEWEST_PLIES) return 'short';
  const { text } = games[game];
  const first = playerOf(tags, text, 'first');
  const second = playerOf(tags, text, 'second');
  const isFirst = names.has(nameKey(first.name));
  if (isFirst === names.has(nameKey(second.name))) return 'others';
  const [own, opponent] = isFirst ? [first, second] : [second, first];
  const side = isFirst ? 'first' : 'second';
  const moves = line.map(({ text }) => text);
  const result = resultFor(side, tagIn(tags, 'Result'));
  const date = dateIn(tags);
  const ratings = {
    ...(ratingIn(own.elo) && { rating: ratingIn(own.elo) }),
    ...(ratingIn(opponent.elo) && { opponentRating: ratingIn(opponent.elo) }),
  };
  const times = timesOf(line, tagIn(tags, 'TimeControl'));
  return {
    id: idOf([game, nameKey(first.name), nameKey(second.name), date.slice(0, 10), ...moves]),
    game,
    side,
    result,
    date,
    place,
    player: own.name,
    opponent: opponent.name,
    ...(ratings as Pick<SourceGame, 'rating' | 'opponentRating'>),
    ...(parsed.start !== undefined && { start: parsed.start }),
    moves,
    style,
    ...(times && { times }),
    flagged:
      result === 'loss' && /time forfeit|won on time|超时|超時/i.test(tagIn(tags, 'Termination')),
  };
}

/** A name for comparing. */
export function nameKey(name: string): string {
  return name.trim().toLowerCase();
}

function mainLine(parsed: PgnGame): ParsedMove[] {
  const line: ParsedMove[] = [];
  for (let move = parsed.next[0]; move; move = move.next[0]) line.push(move);
  return line;
}

export function resultFor(side: SideName, result: string): OutcomeName | null {
  if (result === '1/2-1/2') return 'draw';
  if (result !== '1-0' && result !== '0-1') return null;
  return (result === '1-0') === (side === 'first') ? 'win' : 'loss';
}

function dateIn(tags: PgnGame['tags']): string {
  const day = tagIn(tags, 'UTCDate') || tagIn(tags, 'Date');
  const time = tagIn(tags, 'UTCTime') || tagIn(tags, 'StartTime');
  return [day.replace(/\?.*$/, '').replace(/[-/]/g, '.').replace(/\.$/, ''), time]
    .filter(Boolean)
    .join(' ');
}

function ratingIn(text: string): number | undefined {
  const rating = Number.parseInt(text, 10);
  return rating > 0 && rating < 5_000 ? rating : undefined;
}

/** Times of a line, from its clock commands; `undefined` if they are few or belong to correspondence. */
export function timesOf(line: readonly ParsedMove[], control: string): PlyTime[] | undefined {
  const [, base, increment = 0] = (/^(\d+)(?:\+(\d+))?$/.exec(control) ?? []).map(Number);
  if (control.includes('/') || (base !== undefined && base > LONGEST)) return undefined;
  const last: (number | null)[] = [base ?? null, base ?? null];
  const times = line.map(({ commands = [] }, ply): PlyTime => {
    const read = (wanted: string): number | null => {
      return secondsIn(commands.find(([name]) => name === wanted)?.[1] ?? '');
    };
    const [left, told] = [read('clk'), read('emt')];
    const before = last[ply % 2] ?? null;
    const spent = left !== null && before !== null ? before - left + increment : null;
    last[ply % 2] = left;
    // A clock that gained more than its increment was set by hand.
    return { left, spent: told ?? (spent !== null && spent >= 0 ? spent : null) };
  });
  const known = times.filter(({ left, spent }) => left !== null || spent !== null).length;
  return 2 * known > line.length ? times : undefined;
}

/** Seconds of `0:02:59.8`; `null` if malformed. */
function secondsIn(text: string): number | null {
  const found = /^(\d{1,3}):(\d{1,2}):(\d{1,2}(?:\.\d+)?)$/.exec(text.trim());
  if (!found) return null;
  const [, hours = 0, minutes = 0, seconds = 0] = found.map(Number);
  return 3_600 * hours + 60 * minutes + seconds;
}

/** 64 bits in the manner of FNV-1a over the parts, in base 36. */
export function idOf(parts: readonly string[]): string {
  let [low, high] = [0x811c9dc5, 0x1000193];
  for (const letter of parts.join('\n')) {
    const code = letter.codePointAt(0) ?? 0;
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b);
  }
  return `${(low >>> 0).toString(36)}${(high >>> 0).toString(36)}`;
}
