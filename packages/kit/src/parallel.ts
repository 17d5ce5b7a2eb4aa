/** Maps items with an async function, at most `limit` at a time. The results keep the order of the items. */
export async function mapInParallel<T, R>(
  items: readonly T[],
  limit: number,
  map: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const remaining = items.entries();
  async function worker(): Promise<void> {
    for (const [index, item] of remaining) results[index] = await map(item, index);
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  return results;
}
