import type { ScriptChoice } from '@chariot/engine/languages';
import { sidesOf } from '../endings.ts';
import { type TheoreticalResult, theoreticalResult } from '../theory.ts';

/** Runs of equal pieces: `AAB` is two A and one B. */
export function runs(letters: string): { kind: string; count: number }[] {
  return (letters.match(/(.)\1*/g) ?? []).map((run) => ({
    kind: run.charAt(0),
    count: run.length,
  }));
}

/** Black's defenders in the words of the textbooks. 單缺 is a full defence minus one piece. */
export const defences = (t: ScriptChoice): Readonly<Record<string, string>> => ({
  '': t('单将', '單將'),
  A: t('单士', '單士'),
  AA: t('双士', '雙士'),
  B: t('单象', '單象'),
  BB: t('双象', '雙象'),
  AB: t('单士象', '單士象'),
  AAB: t('单缺象', '單缺象'),
  ABB: t('单缺士', '單缺士'),
  AABB: '士象全',
});

/** Textbook name of an ending: 單車勝雙士. */
export function bookName(material: string, t: ScriptChoice): string | undefined {
  const attackers: Readonly<Record<string, string>> = {
    R: t('单车', '單車'),
    N: t('单马', '單馬'),
    P: t('单兵', '單兵'),
    CA: '炮仕',
  };
  const verdicts: Readonly<Record<TheoreticalResult, string>> = {
    won: t('胜', '勝'),
    drawn: '例和',
    depends: t('对', '對'),
  };
  const verdict = theoreticalResult(material);
  const { strong, weak } = sidesOf(material);
  return verdict && `${attackers[strong]}${verdicts[verdict]}${defences(t)[weak]}`;
}
