import type { Askable, Asker, Priority } from '@chariot/engine/client';
import { useEffect, useMemo } from 'preact/hooks';

/** What a component asks of an engine; it is given up when the component goes. */
export function useAsker(engine: Pick<Askable, 'asker'>, priority?: Priority): Asker {
  const asker = useMemo(() => engine.asker(priority), [engine, priority]);
  useEffect(() => () => asker.stop(), [asker]);
  return asker;
}
