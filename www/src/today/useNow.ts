import { useEffect, useState } from 'preact/hooks';
import { endOfDay } from '../shared/practice/state.ts';

/** The present moment, renewed as a day ends and whenever the page comes into sight. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const renew = (): void => setNow(Date.now());
    const timer = setTimeout(renew, endOfDay(now) - now);
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [now]);
  return now;
}
