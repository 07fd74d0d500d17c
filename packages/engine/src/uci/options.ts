import { type GameName, RATINGS } from '@chariot/protocol';
import { GAMES } from '../games.ts';

/** The values of the options that a GUI may set. */
export interface Options {
  /** MiB for what searches remember. */
  hash: number;
  threads: number;
  multiPv: number;
  /** 0 to 20, as other engines count; the engine has a level for every two. */
  skill: number;
  limitStrength: boolean;
  elo: number;
  game: GameName;
  /** Castling is written as the king taking its own rook. */
  chess960: boolean;
  /** The GUI analyses: strength is not limited. */
  analyses: boolean;
  /** Reports tell wins, draws and losses. */
  showsWdl: boolean;
  /** Milliseconds kept back for each move. */
  overhead: number;
}

/** What the engine has to do after an option has changed. */
export type Effect = 'none' | 'resizeHash' | 'clearHash' | 'restart';

/** Full strength. */
const MOST_SKILL = 20;
const MOST_HASH = 1024;
/** No position has more moves. */
const MOST_LINES = 255;
const MOST_OVERHEAD = 5000;
/** Elo of the levels below full strength, by game. */
const LEVELS = new Map(GAMES.map((game) => [game, RATINGS[game].slice(0, -1)]));
const ELO = [...LEVELS.values()].flat();
const [LEAST_ELO, MOST_ELO] = [Math.min(...ELO), Math.max(...ELO)];

/** What is set before a GUI sets anything. */
export function defaults(): Options {
  const [game] = GAMES;
  return {
    hash: 16,
    threads: 1,
    multiPv: 1,
    skill: MOST_SKILL,
    limitStrength: false,
    elo: 1500,
    game,
    chess960: false,
    analyses: false,
    showsWdl: false,
    overhead: 10,
  };
}

/** The `option` lines that answer `uci`. */
export function describe(mostThreads: number): string[] {
  const { hash, threads, multiPv, skill, elo, game, overhead } = defaults();
  return [
    `option name Hash type spin default ${hash} min 1 max ${MOST_HASH}`,
    'option name Clear Hash type button',
    `option name Threads type spin default ${threads} min 1 max ${mostThreads}`,
    `option name MultiPV type spin default ${multiPv} min 1 max ${MOST_LINES}`,
    'option name Ponder type check default false',
    `option name Skill Level type spin default ${skill} min 0 max ${MOST_SKILL}`,
    'option name UCI_LimitStrength type check default false',
    `option name UCI_Elo type spin default ${elo} min ${LEAST_ELO} max ${MOST_ELO}`,
    `option name UCI_Variant type combo default ${game}${GAMES.map((one) => ` var ${one}`).join('')}`,
    'option name UCI_Chess960 type check default false',
    'option name UCI_ShowWDL type check default false',
    'option name UCI_AnalyseMode type check default false',
    `option name Move Overhead type spin default ${overhead} min 0 max ${MOST_OVERHEAD}`,
  ];
}

/**
 * Sets an option; names are case-insensitive. A value out of range is clamped, one that makes no sense changes nothing;
 * `say` is told both.
 */
export function setOption(
  options: Options,
  name: string,
  value: string,
  mostThreads: number,
  say: (line: string) => void,
): Effect {
  const spin = (least: number, most: number): number | undefined => {
    if (!/^-?\d+$/.test(value)) {
      say(`info string ${name} needs a number, not "${value}"`);
      return undefined;
    }
    const clamped = Math.max(least, Math.min(Number(value), most));
    if (clamped !== Number(value))
      say(`info string ${name} is ${least} to ${most}; using ${clamped}`);
    return clamped;
  };
  const check = (): boolean | undefined => {
    if (value === 'true' || value === 'false') return value === 'true';
    say(`info string ${name} is true or false, not "${value}"`);
    return undefined;
  };
  switch (name.toLowerCase()) {
    case 'hash':
      options.hash = spin(1, MOST_HASH) ?? options.hash;
      return 'resizeHash';
    case 'clear hash':
      return 'clearHash';
    case 'threads': {
      const before = options.threads;
      options.threads = spin(1, mostThreads) ?? before;
      return options.threads === before ? 'none' : 'restart';
    }
    case 'multipv':
      options.multiPv = spin(1, MOST_LINES) ?? options.multiPv;
      return 'none';
    case 'ponder':
      check();
      return 'none';
    case 'skill level':
      options.skill = spin(0, MOST_SKILL) ?? options.skill;
      return 'none';
    case 'uci_limitstrength':
      options.limitStrength = check() ?? options.limitStrength;
      return 'none';
    case 'uci_elo':
      options.elo = spin(LEAST_ELO, MOST_ELO) ?? options.elo;
      return 'none';
    case 'uci_variant': {
      const game = GAMES.find((one) => one === value);
      if (!game) say(`info string the games are ${GAMES.join(', ')}`);
      if (!game || game === options.game) return 'none';
      options.game = game;
      return 'restart';
    }
    case 'uci_chess960':
      options.chess960 = check() ?? options.chess960;
      return 'none';
    case 'uci_analysemode':
      options.analyses = check() ?? options.analyses;
      return 'none';
    case 'uci_showwdl':
      options.showsWdl = check() ?? options.showsWdl;
      return 'none';
    case 'move overhead':
      options.overhead = spin(0, MOST_OVERHEAD) ?? options.overhead;
      return 'none';
    default:
      say(`info string unknown option: ${name}`);
      return 'none';
  }
}

/** The engine's level, 1 to 9; `undefined` at full strength. */
export function levelOf(options: Options): number | undefined {
  const { skill, limitStrength, elo, game, analyses } = options;
  if (analyses) return undefined;
  if (!limitStrength) return skill === MOST_SKILL ? undefined : Math.max(1, Math.ceil(skill / 2));
  const ratings = LEVELS.get(game) ?? [];
  const distances = ratings.map((rating) => Math.abs(rating - elo));
  return distances.indexOf(Math.min(...distances)) + 1;
}
