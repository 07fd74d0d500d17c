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

/** Stores a value if the browser allows it. */
export function save(key: string, value: unknown): void {
  try {
    localStorage.setItem(`chariot.${key}`, JSON.stringify(value));
  } catch {
    // The game goes on without storage.
  }
}
