import { isRecord, oneOf } from '@chariot/game/values';
import type { Game, GameName, SideName } from '@chariot/protocol';
import { readGame } from '../shared/game/game.ts';
import { looksLikeMaterial } from './endings.ts';
import { DEFENCES, type Defence, ROLES, type Role } from './roles.ts';
import { NO_SCORE, type TrainerScore } from './trainer.ts';

export interface StoredEnding {
  game: Game;
  material: string;
  role: Role;
  defence: Defence;
  strong: SideName;
  below: SideName;
  score: TrainerScore;
  /** FEN of the last position drawn at random. */
  drawn: string | null;
}

const SIDES: readonly SideName[] = ['first', 'second'];

export function readStoredEnding(name: GameName, value: unknown): StoredEnding | undefined {
  if (!isRecord(value)) return undefined;
  const game = readGame(name, value.game);
  const { material } = value;
  const role = oneOf(ROLES, value.role);
  const defence = oneOf(DEFENCES, value.defence) ?? 'longest';
  const strong = oneOf(SIDES, value.strong);
  const below = oneOf(SIDES, value.below);
  if (typeof material !== 'string' || !looksLikeMaterial(material)) return undefined;
  if (!game || !role || !strong || !below) return undefined;
  const drawn = typeof value.drawn === 'string' ? value.drawn : null;
  const score = readScore(value.score);
  return { game, material, role, defence, strong, below, score, drawn };
}

function readScore(value: unknown): TrainerScore {
  if (!isRecord(value)) return NO_SCORE;
  const count = (of: unknown): number => (Number.isSafeInteger(of) ? Math.max(0, Number(of)) : 0);
  const { best, slower, thrown, streak } = value;
  return { best: count(best), slower: count(slower), thrown: count(thrown), streak: count(streak) };
}
