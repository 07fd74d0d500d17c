import type { Askable, Asker, Priority } from '@chariot/engine/client';
import { useEffect, useMemo } from 'preact/hooks';

/** Requests of a component; they end when it unmounts. */
export function useAsker(engine: Pick<Askable, 'asker'>, priority?: Priority): Asker {
  const asker = useMemo(() => engine.asker(priority), [engine, priority]);
  useEffect(() => () => asker.stop(), [asker]);
  return asker;
}
