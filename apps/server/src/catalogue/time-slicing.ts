/**
 * A long synchronous task that yields regularly; the runner decides whether to pause there. This lets
 * a rebuild of the index run without blocking requests that use the old index.
 */
export type TimeSlicedTask<T> = Generator<void, T, void>;

/** Items processed between two yields. */
export const YIELD_EVERY = 256;
const SLICE_MS = 4;
const SORTED_AT_ONCE = 2048;

/** Sorts a copy: short runs by the engine's sort, which are then merged step by step. */
export function* sortTimeSliced<T>(
  items: readonly T[],
  compare: (left: T, right: T) => number,
): TimeSlicedTask<T[]> {
  let runs: T[][] = [];
  for (let at = 0; at < items.length; at += SORTED_AT_ONCE) {
    runs.push(items.slice(at, at + SORTED_AT_ONCE).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const merged: T[][] = [];
    for (let at = 0; at < runs.length; at += 2) {
      merged.push(yield* merge(runs[at] ?? [], runs[at + 1] ?? [], compare));
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

function* merge<T>(
  left: readonly T[],
  right: readonly T[],
  compare: (left: T, right: T) => number,
): TimeSlicedTask<T[]> {
  const merged: T[] = [];
  let l = 0;
  let r = 0;
  while (l < left.length || r < right.length) {
    const takesLeft =
      r === right.length || (l < left.length && compare(left[l] as T, right[r] as T) <= 0);
    merged.push((takesLeft ? left[l++] : right[r++]) as T);
    if (merged.length % SORTED_AT_ONCE === 0) yield;
  }
  return merged;
}

/** Runs a task to its end without pauses. */
export function runSync<T>(task: TimeSlicedTask<T>): T {
  for (;;) {
    const step = task.next();
    if (step.done) return step.value;
  }
}

/** Runs a task in slices of a few milliseconds and lets the event loop run between them. */
export async function runTimeSliced<T>(task: TimeSlicedTask<T>): Promise<T> {
  let sliceEnds = performance.now() + SLICE_MS;
  for (;;) {
    const step = task.next();
    if (step.done) return step.value;
    if (performance.now() < sliceEnds) continue;
    await new Promise((resolve) => setImmediate(resolve));
    sliceEnds = performance.now() + SLICE_MS;
  }
}
