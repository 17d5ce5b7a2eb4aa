/** Browsers and the server's locks gain nothing from more. */
const LIMIT = 4;

/** Works through items, a few at a time, in their order. */
export async function runInParallel<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const runNext = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: LIMIT }, runNext));
}
