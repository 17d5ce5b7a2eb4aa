import { describe, expect, it } from 'vitest';
import { buildCategoryTree } from './category-tree.ts';
import type { CategoryRow } from './rows.ts';

const row = (id: string, parentId: string | null, position: number): CategoryRow => ({
  id,
  parentId,
  gender: 'women',
  name: { 'zh-CN': id, 'en-US': id },
  imageKey: null,
  position,
});

const tree = buildCategoryTree([
  row('12', '1', 2),
  row('111', '11', 0),
  row('11', '1', 1),
  row('1', null, 0),
  row('99', '98', 0),
]);
const ids = (rows: readonly CategoryRow[]) => rows.map(({ id }) => id);

describe('buildCategoryTree', () => {
  it('lists parents before children, and siblings by position', () => {
    expect(ids(tree.ordered)).toEqual(['1', '11', '111', '12']);
    expect(ids(tree.childrenOf('1'))).toEqual(['11', '12']);
    expect(tree.childrenOf('12')).toEqual([]);
  });

  it('returns the path from the root to a category', () => {
    expect(ids(tree.pathOf('111'))).toEqual(['1', '11', '111']);
    expect(ids(tree.pathOf('1'))).toEqual(['1']);
    expect(tree.roots.women?.id).toBe('1');
  });

  it('returns an empty path for a category whose parent is missing', () => {
    expect(tree.pathOf('99')).toEqual([]);
    expect(tree.pathOf('7')).toEqual([]);
  });
});
