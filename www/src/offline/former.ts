/** Where tables of earlier formats were stored. */
const CACHES = ['chariot-tables-1', 'chariot-table-parts-1'];
const FOLDER = 'solved-tables-2';

/** Frees the storage of tables of earlier formats, which no engine reads any more. */
export async function dropFormerTables(): Promise<void> {
  const folder = navigator.storage
    ?.getDirectory?.()
    .then((root) => root.removeEntry(FOLDER, { recursive: true }));
  // What is not there, or denied, takes no room.
  await Promise.allSettled([folder, ...CACHES.map((name) => caches.delete(name))]);
}
