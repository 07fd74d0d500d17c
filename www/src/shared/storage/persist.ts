import { useEffect, useState } from 'preact/hooks';

/**
 * Asks the browser not to delete what the page has stored; whether it agreed. Firefox asks the person, so this belongs
 * where they see what is stored.
 */
export function usePersistence(): boolean {
  const [isSafe, setSafe] = useState(false);
  useEffect(() => {
    void persist().then(setSafe);
  }, []);
  return isSafe;
}

async function persist(): Promise<boolean> {
  try {
    return await navigator.storage.persist();
  } catch {
    // The browser denies storage, or has never heard of it.
    return false;
  }
}
