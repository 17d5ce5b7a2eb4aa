import { describe, expect, test, vi } from 'vitest';
import { createProducts } from '../testing.tsx';
import { definition } from './definition.ts';
import { schema } from './schema.ts';

const callLoad = (response: unknown, value = {}) => {
  const rankCategories = vi.fn(async () => response);
  const context = {
    id: 'e1',
    fields: schema.parse(value),
    api: { rankCategories } as never,
    language: 'zh-CN',
    now: 0,
  } as const;
  return { rankCategories, loading: definition.load?.(context) };
};

test.each([
  [{}, { gender: 'women', 'how-many': 5 }],
  [
    { categoryIds: '142110, 142120', gender: 'kids', howMany: 8 },
    { ids: '142110,142120', gender: 'kids', 'how-many': 8 },
  ],
  [{ howMany: 0 }, { gender: 'women', 'how-many': 1 }],
  [{ howMany: 99 }, { gender: 'women', 'how-many': 20 }],
])('requests the best sellers with their products for %o', async (value, expected) => {
  const { rankCategories, loading } = callLoad([], value);
  await loading;
  const common = { type: 'hotselling', 'image-size': 480, 'include-products': 'true' };
  const query = { ...common, ...expected };
  expect(rankCategories).toHaveBeenCalledWith({ query }, { signal: undefined });
});

describe('load', () => {
  const first = { id: '1', products: createProducts(6) };
  const second = { id: '2', products: createProducts(2) };
  test.each([
    ['the products of the first ranking, up to howMany', [first, second], 5, true],
    ['fewer products when the ranking has fewer', [second], 2, true],
    ['nothing when there is no ranking', [], 0, false],
    ['nothing when the ranking is empty', [{ id: '3', products: [] }], 0, false],
    [
      'nothing, without an error, when the API refuses',
      { error: { code: 'forbidden', message: '', requestId: '' } },
      0,
      false,
    ],
  ])('shows %s', async (_, response, count, shown) => {
    const data = await callLoad(response).loading;
    expect(data).toHaveLength(count);
    expect(definition.isVisible?.({ fields: schema.parse({}), data, now: 0 })).toBe(shown);
  });
});
