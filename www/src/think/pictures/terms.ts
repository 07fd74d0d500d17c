import type { TermName } from '@chariot/protocol';

/** What terms are about. */
export const THEMES = [
  'material',
  'place',
  'mobility',
  'pieces',
  'pawns',
  'passed',
  'threats',
  'king',
  'attack',
  'tempo',
] as const;
export type TermTheme = (typeof THEMES)[number];

/** What is said of the terms of a piece, by its letter. */
type PieceLetter = 'K' | 'Q' | 'R' | 'B' | 'N' | 'P' | 'C' | 'A';

/** What is said of other terms, by a word of the dictionary. */
export type TermWord =
  | 'isolated'
  | 'backward'
  | 'doubled'
  | 'blocked'
  | 'islands'
  | 'linked'
  | 'protectedPawn'
  | 'candidate'
  | 'number'
  | 'generalDistance'
  | 'rank'
  | 'path'
  | 'kings'
  | 'rookBehind'
  | 'unstoppable'
  | 'pair'
  | 'company'
  | 'outpost'
  | 'behindPawn'
  | 'kingDistance'
  | 'bishopPawns'
  | 'longDiagonal'
  | 'rookFile'
  | 'seventh'
  | 'shutIn'
  | 'screens'
  | 'noRook'
  | 'protected'
  | 'sight'
  | 'space'
  | 'restricted'
  | 'minor'
  | 'hanging'
  | 'queenGuarded'
  | 'push'
  | 'winning'
  | 'pinned'
  | 'lines'
  | 'discoverer'
  | 'castling'
  | 'shelter'
  | 'storm'
  | 'bareWing'
  | 'defenders'
  | 'attackers'
  | 'near'
  | 'weak'
  | 'checks'
  | 'guards'
  | 'other'
  | 'all';

export type TermLabel = PieceLetter | TermWord;

/** True if a label is a word, not a piece. */
export function isWord(label: TermLabel): label is TermWord {
  return label.length > 1;
}

/** Where each term stands, and under which label; terms of one label are added up. */
export const PLACE_OF: Readonly<Record<TermName, readonly [TermTheme, TermLabel]>> = {
  MATERIAL: ['material', 'all'],
  TEMPO: ['tempo', 'all'],

  PAWN_PLACE: ['place', 'P'],
  KNIGHT_PLACE: ['place', 'N'],
  BISHOP_PLACE: ['place', 'B'],
  ROOK_PLACE: ['place', 'R'],
  QUEEN_PLACE: ['place', 'Q'],
  KING_PLACE: ['place', 'K'],
  TOGETHER_PAWN: ['place', 'P'],
  TOGETHER_KNIGHT: ['place', 'N'],
  TOGETHER_BISHOP: ['place', 'B'],
  TOGETHER_ROOK: ['place', 'R'],
  TOGETHER_QUEEN: ['place', 'Q'],
  TOGETHER_KING: ['place', 'K'],
  APART_PAWN: ['place', 'P'],
  APART_KNIGHT: ['place', 'N'],
  APART_BISHOP: ['place', 'B'],
  APART_ROOK: ['place', 'R'],
  APART_QUEEN: ['place', 'Q'],
  APART_KING: ['place', 'K'],
  HORSE_PLACE: ['place', 'N'],
  CANNON_PLACE: ['place', 'C'],
  GENERAL_PLACE: ['place', 'K'],
  ADVISOR_PLACE: ['place', 'A'],
  ELEPHANT_PLACE: ['place', 'B'],

  KNIGHT_MOBILITY: ['mobility', 'N'],
  BISHOP_MOBILITY: ['mobility', 'B'],
  ROOK_MOBILITY: ['mobility', 'R'],
  QUEEN_MOBILITY: ['mobility', 'Q'],
  HORSE_MOBILITY: ['mobility', 'N'],
  CANNON_MOBILITY: ['mobility', 'C'],
  GENERAL_MOBILITY: ['mobility', 'K'],
  SAFE_STEP: ['mobility', 'P'],
  SPACE: ['mobility', 'space'],
  RESTRICTED: ['mobility', 'restricted'],

  BISHOP_PAIR: ['pieces', 'pair'],
  ROOK_PAIR: ['pieces', 'pair'],
  PAIRS: ['pieces', 'pair'],
  KNIGHT_PAWNS: ['pieces', 'company'],
  ROOK_PAWNS: ['pieces', 'company'],
  OUTPOST: ['pieces', 'outpost'],
  BEHIND_PAWN: ['pieces', 'behindPawn'],
  KING_DISTANCE: ['pieces', 'kingDistance'],
  BISHOP_PAWNS: ['pieces', 'bishopPawns'],
  LONG_DIAGONAL: ['pieces', 'longDiagonal'],
  ROOK_FILE: ['pieces', 'rookFile'],
  ROOK_SEVENTH: ['pieces', 'seventh'],
  SHUT_IN: ['pieces', 'shutIn'],
  CANNON_SCREENS: ['pieces', 'screens'],
  CANNON_TARGETS: ['pieces', 'screens'],
  HORSE_TARGETS: ['pieces', 'company'],
  NO_ROOK: ['pieces', 'noRook'],
  PROTECTED: ['pieces', 'protected'],
  SIGHT: ['pieces', 'sight'],

  ISOLATED: ['pawns', 'isolated'],
  BACKWARD: ['pawns', 'backward'],
  DOUBLED: ['pawns', 'doubled'],
  DOUBLED_ISOLATED: ['pawns', 'doubled'],
  BLOCKED: ['pawns', 'blocked'],
  OPPOSED: ['pawns', 'blocked'],
  ISLANDS: ['pawns', 'islands'],
  PHALANX: ['pawns', 'linked'],
  LINKED_PAWNS: ['pawns', 'linked'],
  PROTECTED_PAWN: ['pawns', 'protectedPawn'],
  CANDIDATE: ['pawns', 'candidate'],
  PAWNS: ['pawns', 'number'],
  PAWN_DISTANCE: ['pawns', 'generalDistance'],

  PASSED: ['passed', 'rank'],
  PASSED_FILE: ['passed', 'rank'],
  PASSED_PROTECTED: ['passed', 'protectedPawn'],
  PASSED_FREE: ['passed', 'path'],
  PASSED_SAFE_STEP: ['passed', 'path'],
  PASSED_SAFE_WAY: ['passed', 'path'],
  PASSED_OWN_KING: ['passed', 'kings'],
  PASSED_ENEMY_KING: ['passed', 'kings'],
  PASSED_ROOK_BEHIND: ['passed', 'rookBehind'],
  UNSTOPPABLE: ['passed', 'unstoppable'],

  PAWN_THREAT: ['threats', 'P'],
  MINOR_THREAT: ['threats', 'minor'],
  ROOK_THREAT: ['threats', 'R'],
  KING_THREAT: ['threats', 'K'],
  HORSE_THREAT: ['threats', 'N'],
  CANNON_THREAT: ['threats', 'C'],
  GUARD_THREAT: ['threats', 'A'],
  QUEEN_THREAT: ['threats', 'Q'],
  HANGING: ['threats', 'hanging'],
  QUEEN_GUARDED: ['threats', 'queenGuarded'],
  PUSH_THREAT: ['threats', 'push'],
  WINNING: ['threats', 'winning'],
  PINNED: ['threats', 'pinned'],
  ROOK_LINE: ['threats', 'lines'],
  CANNON_LINE: ['threats', 'lines'],
  DISCOVERER: ['threats', 'discoverer'],

  CASTLING: ['king', 'castling'],
  SHELTER: ['king', 'shelter'],
  STORM: ['king', 'storm'],
  BLOCKED_STORM: ['king', 'storm'],
  BARE_WING: ['king', 'bareWing'],
  DEFENCE: ['king', 'defenders'],
  MISSING_ADVISOR: ['king', 'defenders'],
  MISSING_ELEPHANT: ['king', 'defenders'],

  ATTACK: ['attack', 'other'],
  ATTACKER: ['attack', 'attackers'],
  ACROSS: ['attack', 'attackers'],
  NO_QUEEN: ['attack', 'attackers'],
  NEAR_ATTACKS: ['attack', 'near'],
  WING: ['attack', 'near'],
  PALACE_POINTS: ['attack', 'near'],
  WEAK_SQUARES: ['attack', 'weak'],
  WEAK_POINTS: ['attack', 'weak'],
  ATTACK_ESCAPES: ['attack', 'weak'],
  ATTACK_RANK: ['attack', 'weak'],
  SAFE_CHECK: ['attack', 'checks'],
  CHECK: ['attack', 'checks'],
  SHIELDING: ['attack', 'guards'],
  GUARDING_KNIGHT: ['attack', 'guards'],
  HOME_GUARD: ['attack', 'guards'],
  ATTACK_ADVISORS: ['attack', 'guards'],
  ATTACK_ELEPHANTS: ['attack', 'guards'],
  ATTACK_SHELTER: ['attack', 'shelter'],
  ATTACK_STORM: ['attack', 'storm'],
  XRAY: ['attack', 'lines'],
  ATTACK_ROOK_LINE: ['attack', 'lines'],
  ATTACK_CANNON_LINE: ['attack', 'lines'],
};
