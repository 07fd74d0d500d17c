import type { Language } from '@chariot/engine/languages';
import { oneOf } from '@chariot/game/values';
import type { MoveStyle } from '@chariot/protocol';
import type { CoordinateStyle, Looks, LooksOffer } from './game.ts';

/** The notation that readers of a language are used to, if it is not the first on offer. */
const NOTATION: Readonly<Partial<Record<Language, MoveStyle>>> = {
  'zh-Hans': 'zh-hans',
  'zh-Hant': 'zh-hant',
};

/** How readers of a language number the files, if it is not the first way on offer. */
const COORDINATES: Readonly<Partial<Record<Language, CoordinateStyle>>> = { en: 'digits' };

/** The looks that readers of a language are used to. */
export function usualLooks(offer: LooksOffer, language: Language): Looks {
  const styles = offer.notation.map(({ style }) => style);
  const { pieces, boards, coordinates } = offer;
  return {
    notation: oneOf(styles, NOTATION[language]) ?? styles[0] ?? 'usual',
    pieces: pieces[0] ?? 'outline',
    board: boards[0] ?? 'wood',
    coordinates: oneOf(coordinates, COORDINATES[language]) ?? coordinates[0] ?? 'algebraic',
  };
}
