import type { ListPage } from '../table/types.ts';

const PAGE_SIZE = 200;

/** All rows of a list that is short enough to choose from. */
export async function loadAll<Row>(
  load: (query: { size: number; cursor?: string }) => Promise<ListPage<Row>>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: ListPage<Row> = await load({ size: PAGE_SIZE, ...(cursor ? { cursor } : {}) });
    rows.push(...page.items);
    cursor = page.nextCursor;
  }
  return rows;
}
