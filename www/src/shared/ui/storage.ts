// Storage may be denied, full, or written by an older version: it never stops the page.

/** Reads a stored value; `undefined` unless `accept` takes it. */
export function load<T>(key: string, accept: (value: unknown) => T | undefined): T | undefined {
  try {
    const text = localStorage.getItem(`chariot.${key}`);
    return text === null ? undefined : accept(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Stores a value if the browser allows it: the game goes on without. */
export function save(key: string, value: unknown): void {
  trySave(key, value);
}

/** Stores a value; false if the browser does not allow it. */
export function trySave(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(`chariot.${key}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
