import { useEffect, useState } from 'preact/hooks';

/**
 * Asks the browser not to delete what the page has stored; whether it agreed, `null` until it has answered. Firefox asks
 * the person, so this belongs where they see what is stored.
 */
export function usePersistence(): boolean | null {
  const [isSafe, setSafe] = useState<boolean | null>(null);
  useEffect(() => {
    asked ??= persist();
    void asked.then(setSafe);
  }, []);
  return isSafe;
}

/** The answer of the browser, which is asked once. */
let asked: Promise<boolean> | undefined;

async function persist(): Promise<boolean> {
  try {
    const { storage } = navigator;
    return (await storage.persisted()) || (await storage.persist());
  } catch {
    // The browser denies storage, or has never heard of it.
    return false;
  }
}
