/** Works on all items, at most `bound` of them at a time, and answers in their order. */
export async function inParallel<T, R>(
  items: readonly T[],
  bound: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const waiting = items.entries();
  async function worker(): Promise<void> {
    for (const [index, item] of waiting) results[index] = await work(item, index);
  }
  await Promise.all(Array.from({ length: Math.min(bound, items.length) }, worker));
  return results;
}
