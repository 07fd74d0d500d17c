import { motion } from '../shared/ui/settings.ts';

/** Whether nothing may move by itself. */
export function isStill(): boolean {
  if (motion.value !== 'system') return motion.value === 'off';
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
