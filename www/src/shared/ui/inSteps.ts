/** Milliseconds of work between two rests. */
const BUDGET = 10;

/** Runs work in steps, and lets the page answer between them. */
export async function inSteps<T>(work: Generator<void, T>): Promise<T> {
  for (;;) {
    const began = performance.now();
    let step = work.next();
    while (!step.done && performance.now() - began < BUDGET) step = work.next();
    if (step.done) return step.value;
    await rest();
  }
}

/** Lets the page answer to what has come meanwhile. */
export function rest(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
