import type { EvaluationAnatomy, SidesWorth, TermWorth } from '@chariot/protocol';
import {
  PLACE_OF,
  type TermLabel,
  type TermTheme,
  THEMES,
  tapered,
} from '../../shared/game/terms.ts';

/** The value of something to each side: centipawns, or points in the theme of attacks. */
export interface Worths {
  first: number;
  second: number;
}

/** A theme with its terms, the largest first. */
export interface ThemeWorth extends Worths {
  theme: TermTheme;
  terms: readonly (Worths & { label: TermLabel })[];
}

/** An evaluation for display, in centipawns for the first side. */
export interface ShownEvaluation {
  themes: readonly ThemeWorth[];
  handWritten: number;
  network: number | undefined;
  total: number;
}

function worthsOf({ first, second }: SidesWorth, phase: number): Worths {
  return { first: tapered(first, phase), second: tapered(second, phase) };
}

/**
 * The evaluation by themes. At the position's own phase the sums are the engine's; at others, those
 * that its terms would give.
 */
export function shownAt(anatomy: EvaluationAnatomy, phase: number): ShownEvaluation {
  const themes = THEMES.map((theme) => themeOf(anatomy, theme, phase)).filter(
    ({ terms }) => terms.length > 0,
  );
  if (phase === anatomy.phase) {
    const { handWritten, network, total } = anatomy;
    return { themes, handWritten, network, total };
  }
  const balance = themes.reduce((sum, { first, second }) => sum + first - second, 0);
  const handWritten = balance * anatomy.scale + anatomy.offset;
  const total = handWritten + (anatomy.network ?? 0);
  return { themes, handWritten, network: anatomy.network, total };
}

function themeOf(anatomy: EvaluationAnatomy, theme: TermTheme, phase: number): ThemeWorth {
  const byLabel = new Map<TermLabel, Worths>();
  for (const term of anatomy.terms) {
    const [itsTheme, label] = placeOf(term);
    if (itsTheme !== theme) continue;
    const worth = worthsOf(term.worth, phase);
    const sum = byLabel.get(label) ?? { first: 0, second: 0 };
    byLabel.set(label, { first: sum.first + worth.first, second: sum.second + worth.second });
  }
  const terms = [...byLabel].map(([label, worth]) => ({ label, ...worth }));
  terms.sort((a, b) => Math.abs(b.first - b.second) - Math.abs(a.first - a.second));
  const sum = (side: 'first' | 'second'): number =>
    terms.reduce((all, term) => all + term[side], 0);
  const worth =
    theme === 'attack'
      ? worthsOf(anatomy.attack, phase)
      : { first: sum('first'), second: sum('second') };
  return { theme, terms, ...worth };
}

function placeOf({ name, isAttack }: TermWorth): readonly [TermTheme, TermLabel] {
  const [theme, label] = PLACE_OF[name];
  return isAttack ? ['attack', label] : [theme, label];
}
