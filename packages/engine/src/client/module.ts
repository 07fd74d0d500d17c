/** Makes a value once for each key. A failure is not kept: the next call tries again. */
export function onceEach<Key, Made>(
  make: (key: Key) => Promise<Made>,
): (key: Key) => Promise<Made> {
  const made = new Map<Key, Promise<Made>>();
  return (key) => {
    let one = made.get(key);
    if (!one) {
      one = make(key);
      one.catch(() => made.delete(key));
      made.set(key, one);
    }
    return one;
  };
}
