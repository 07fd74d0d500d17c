import type { GameName } from '@chariot/protocol';
import type { GameInEndgame } from '../shared/games/endgame.ts';
import { type Catalogue, FORMS } from './catalogue.ts';
import { looksLikeMaterial } from './endings.ts';
import type { EndgameWords } from './i18n/en.ts';
import { isSameEnding } from './typedEnding.ts';

interface Wish {
  game: GameName;
  inEndgame: GameInEndgame;
  /** `null` until known. */
  catalogue: Catalogue | null;
  wanted: string;
  /** The ending named by the text; `undefined` for none. */
  typed: string | undefined;
  text: EndgameWords;
}

interface OfferedPosition {
  name: string;
  fen: string;
  material: string;
}

/** Endings and positions that match the typed text. `exact`: the ending it names, if among them. */
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
  // A full name in words: other endings merely share words with it. Letters may be the start of a longer name.
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
      // Search the names in all languages.
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

/** Whether an ending matches: it is the typed one, its name has every typed word, or its letters contain the text. */
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

/** Lower case without accents: `reti` finds Réti. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
