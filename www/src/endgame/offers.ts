import type { GameName } from '@chariot/protocol';
import type { GameInEndgame } from '../shared/games/endgame.ts';
import { type Catalogue, FORMS } from './catalogue.ts';
import { looksLikeMaterial } from './endings.ts';
import type { EndgameWords } from './i18n/en.ts';
import { isSameEnding } from './typedEnding.ts';

interface Wish {
  game: GameName;
  inEndgame: GameInEndgame;
  /** `null` until it is known. */
  catalogue: Catalogue | null;
  /** What was typed. */
  wanted: string;
  /** The ending that it names; `undefined` if it names none. */
  typed: string | undefined;
  text: EndgameWords;
}

/** A position that has a name, in the language of the page. */
interface OfferedPosition {
  name: string;
  fen: string;
  material: string;
}

/** The endings and positions that fit what was typed; `exact` is the ending that it names, if that is among them. */
export function offersFor(wish: Wish): {
  groups: { name: string; materials: readonly string[] }[];
  positions: OfferedPosition[];
  exact: string | undefined;
} {
  const { inEndgame, catalogue, text, typed, wanted } = wish;
  const all = [
    ...inEndgame.endings.map(({ heading, materials }) => ({ name: text.said(heading), materials })),
    ...(catalogue
      ? FORMS.map((form) => ({ name: text.forms[form], materials: catalogue.others[form] }))
      : []),
  ];
  const named = all.flatMap(({ materials }) => materials);
  const exact =
    typed === undefined ? undefined : named.find((material) => isSameEnding(material, typed));
  // It was said in words: other endings only have the same words. Letters may be the beginning of more.
  const isWhole = exact !== undefined && !looksLikeMaterial(wanted.toUpperCase());
  const groups = all
    .map(({ name, materials }) => ({
      name,
      materials: materials.filter((material) =>
        isWhole ? material === exact : fits(wish, material),
      ),
    }))
    .filter(({ materials }) => materials.length > 0);
  const positions = inEndgame.positions
    .map(({ name, fen, material }) => ({
      name: text.said(name),
      // All names are searched, whatever the language of the page.
      names: `${name.en} ${name.zh((word) => word)} ${name.zh((_, word) => word)}`,
      fen,
      material,
    }))
    .filter(
      ({ names, material }) =>
        hasWords(names, wanted) || (typed !== undefined && isSameEnding(material, typed)),
    );
  return { groups, positions, exact };
}

/** True if the ending is the one that was typed, its name has every word of the text, or its letters contain it. */
function fits({ game, inEndgame, text, typed, wanted }: Wish, material: string): boolean {
  return (
    (typed !== undefined && isSameEnding(material, typed)) ||
    material.includes(wanted.toUpperCase()) ||
    hasWords(
      `${text.endingName(game, inEndgame, material)} ${text.bookName(material) ?? ''}`,
      wanted,
    )
  );
}

function hasWords(name: string, wanted: string): boolean {
  const plain = folded(name);
  return folded(wanted)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}

/** Without accents and capitals: Reti finds Réti. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
