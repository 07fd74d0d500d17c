import type { SideName } from '@chariot/protocol';
import type { GamePhase } from '../../shared/game/phase.ts';
import type { EndingRecord } from './endings.ts';
import type { JudgedGame } from './judged.ts';
import type { WeakOpening } from './openings.ts';
import type { GroupComparison, PointsReport } from './points.ts';
import type { Measured } from './statistics.ts';
import type { FoundMistake } from './summary.ts';
import type { ThemeCount } from './themes.ts';
import type { TimeReport } from './time.ts';

/** Fewest mistakes of a theme, or in haste, that are a habit. */
const HABIT = 5;

/** Something that costs you points, with what cures it. */
export type Finding = {
  /** Cost in percent of winning chances a game. */
  loss: number;
  /** Positions to practise, the worst first. */
  mistakes: readonly FoundMistake[];
} & (
  | { kind: 'theme'; count: ThemeCount }
  | { kind: 'ending'; ending: EndingRecord }
  | { kind: 'opening'; opening: WeakOpening }
  | { kind: 'phase'; phase: GamePhase; more: Measured }
  | { kind: 'haste'; time: TimeReport }
  | { kind: 'colour'; side: SideName; more: Measured }
);

/** The parts of the report that findings come from. */
interface Parts {
  points: PointsReport;
  themes: readonly ThemeCount[];
  endings: readonly EndingRecord[];
  weakOpening: WeakOpening | null;
  time: TimeReport | null;
  /** The worst first. */
  mistakes: readonly FoundMistake[];
}

/** Everything that certainly costs you points, the dearest first. */
export function findingsOf(games: readonly JudgedGame[], parts: Parts): Finding[] {
  const { points, themes, endings, weakOpening, time, mistakes } = parts;
  const found: Finding[] = themes
    .filter(({ mistakes, loss }) => mistakes.length >= HABIT && loss.low > 0)
    .map((count) => ({
      kind: 'theme',
      count,
      loss: count.loss.mean,
      mistakes: count.mistakes,
    }));
  for (const ending of endings) {
    // Tables are exact: a single one is a fact.
    if (ending.lost === 0) continue;
    found.push({ kind: 'ending', ending, loss: (100 * ending.lost) / games.length, mistakes: [] });
  }
  if (weakOpening) {
    const inLine = new Set(weakOpening.games);
    found.push({
      kind: 'opening',
      opening: weakOpening,
      loss: (weakOpening.more.mean * weakOpening.games.length) / games.length,
      mistakes: mistakes.filter(({ game, move }) => inLine.has(game) && move.phase === 'opening'),
    });
  }
  if (points.worst) {
    const { phase, more } = points.worst;
    const ofPhase = mistakes.filter(({ move }) => move.phase === phase);
    found.push({ kind: 'phase', phase, more, loss: more.mean, mistakes: ofPhase });
  }
  if (time && time.hasty.length >= HABIT && time.haste.low > 0) {
    found.push({ kind: 'haste', time, loss: time.haste.mean, mistakes: time.hasty });
  }
  const colour = worseColour(points.colours);
  if (colour) {
    found.push({
      kind: 'colour',
      ...colour,
      loss: Math.abs(colour.more.mean) / 2,
      mistakes: mistakes.filter(({ game }) => game.side === colour.side),
    });
  }
  return found.sort((a, b) => b.loss - a.loss);
}

function worseColour(colours: GroupComparison | null): { side: SideName; more: Measured } | null {
  if (!colours?.more) return null;
  return { side: colours.more.mean > 0 ? 'first' : 'second', more: colours.more };
}

/** The findings of the first screen: the dearest, of different kinds where there are such. */
export function firstFindings(findings: readonly Finding[], most = 3): Finding[] {
  const kinds = new Set<string>();
  const distinct = findings.filter((finding) => {
    const kind = finding.kind === 'theme' ? `theme ${finding.count.manner}` : finding.kind;
    if (kinds.has(kind)) return false;
    kinds.add(kind);
    return true;
  });
  const rest = findings.filter((finding) => !distinct.includes(finding));
  const chosen = [...distinct, ...rest].slice(0, most);
  return findings.filter((finding) => chosen.includes(finding));
}
