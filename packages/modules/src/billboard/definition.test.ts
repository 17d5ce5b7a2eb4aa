import { describe, expect, test, vi } from 'vitest';
import { products } from '../testing.tsx';
import { definition } from './definition.ts';
import { schema } from './schema.ts';

const ask = (reply: unknown, value = {}) => {
  const rankCategories = vi.fn(async () => reply);
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
])('%o asks for its best sellers, with their products', async (value, expected) => {
  const { rankCategories, loading } = ask([], value);
  await loading;
  const common = { type: 'hotselling', 'image-size': 480, 'include-products': 'true' };
  const query = { ...common, ...expected };
  expect(rankCategories).toHaveBeenCalledWith({ query }, { signal: undefined });
});

describe('what it shows', () => {
  const first = { id: '1', products: products(6) };
  const second = { id: '2', products: products(2) };
  test.each([
    ['the products of the first ranking, as many as it has places', [first, second], 5, true],
    ['fewer, where fewer have sold', [second], 2, true],
    ['nothing, where there is no ranking', [], 0, false],
    ['nothing, where nothing sold', [{ id: '3', products: [] }], 0, false],
    [
      'nothing, and no failure, where the shop refuses',
      { error: { code: 'forbidden', message: '', requestId: '' } },
      0,
      false,
    ],
  ])('%s', async (_, reply, count, shown) => {
    const data = await ask(reply).loading;
    expect(data).toHaveLength(count);
    expect(definition.isVisible?.({ fields: schema.parse({}), data, now: 0 })).toBe(shown);
  });
});
