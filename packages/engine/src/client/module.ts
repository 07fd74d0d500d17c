/** Makes something once for each key; what failed is made again when it is asked for again. */
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
