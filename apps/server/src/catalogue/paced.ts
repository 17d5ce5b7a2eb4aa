/**
 * Long work that gives way. It yields now and then; whoever drives it decides whether to pause there.
 * A rebuild of the index must not hold up the requests that the old index still answers.
 */
export type Paced<T> = Generator<void, T, void>;

/** Items handled between two chances to give way. */
export const STRIDE = 256;
const SLICE_MS = 4;

/** Runs to the end at once: for tests, and for a start at which nobody waits yet. */
export function atOnce<T>(work: Paced<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Runs in slices of a few milliseconds, with room for others in between. */
export async function inSlices<T>(work: Paced<T>): Promise<T> {
  let sliceEnds = performance.now() + SLICE_MS;
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() < sliceEnds) continue;
    await new Promise((resolve) => setImmediate(resolve));
    sliceEnds = performance.now() + SLICE_MS;
  }
}
