import { sidesOf } from '../endings.ts';
import { type BookVerdict, bookVerdict } from '../textbook.ts';

/** The men in runs of the same kind: `AAB` is two A and one B. */
export function runs(letters: string): { kind: string; count: number }[] {
  return (letters.match(/(.)\1*/g) ?? []).map((run) => ({
    kind: run.charAt(0),
    count: run.length,
  }));
}

const ATTACKERS: Readonly<Record<string, string>> = {
  R: '單車',
  N: '單馬',
  P: '單兵',
  CA: '炮仕',
};
/** What the books call the defences; 單缺 is a full defence without one man. */
const DEFENDERS: Readonly<Record<string, string>> = {
  '': '單將',
  A: '單士',
  AA: '雙士',
  B: '單象',
  BB: '雙象',
  AB: '單士象',
  AAB: '單缺象',
  ABB: '單缺士',
  AABB: '士象全',
};
const VERDICTS: Readonly<Record<BookVerdict, string>> = { won: '勝', drawn: '例和', depends: '對' };

/** A text-book ending by the name the books give it, in traditional characters: 單車勝雙士. */
export function bookName(material: string): string | undefined {
  const verdict = bookVerdict(material);
  const { strong, weak } = sidesOf(material);
  return verdict && `${ATTACKERS[strong]}${VERDICTS[verdict]}${DEFENDERS[weak]}`;
}

const SIMPLIFIED: Readonly<Record<string, string>> = {
  單: '单',
  車: '车',
  馬: '马',
  勝: '胜',
  對: '对',
  將: '将',
  雙: '双',
};

/** The same name in simplified characters. */
export function simplified(text: string): string {
  return Array.from(text, (character) => SIMPLIFIED[character] ?? character).join('');
}
