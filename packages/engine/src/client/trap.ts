/** Pages of WebAssembly memory that no failed allocation leaves: one GiB. */
const MUCH = 1 << 14;

/**
 * The message of an error. A panic and a failed allocation end in the same trap, `unreachable`; after a panic, `memory` can
 * grow. The message begins with `MEMORY` where it cannot.
 */
export function causeOf(error: unknown, memory?: WebAssembly.Memory): string {
  const text = error instanceof Error ? error.message : String(error);
  return memory && /unreachable/i.test(text) && !canGrow(memory) ? `MEMORY: ${text}` : text;
}

function canGrow(memory: WebAssembly.Memory): boolean {
  try {
    memory.grow(MUCH);
    return true;
  } catch {
    return false;
  }
}
