import { ApiError } from '@vitrine/client';
import { selectPage } from '@vitrine/state';
import { describe, expect, test, vi } from 'vitest';
import { createLoadContext, NOON } from '../../../testing.ts';
import { load } from './load.ts';

const entries = [
  { id: 'share', code: 'shareInfo', fields: { pageTitle: '秋日来信', shareDesc: '天凉得正好。' } },
  { id: 'set', code: 'productSet', fields: { setId: '12', quantity: 8 } },
];
const coat = { id: '10000001', images: [] };
const params = { id: 'autumn-letter' };

describe('a published page', () => {
  const listSetProducts = vi.fn(async () => ({ items: [coat] }) as never);
  const answers = { searchContents: async () => ({ 'autumn-letter': entries }), listSetProducts };

  test('is stored with the data of its modules and titled by its share info', async () => {
    const context = createLoadContext(answers, { params });
    const loaded = await load(context);
    expect(loaded).toEqual({
      status: 200,
      head: { title: '秋日来信', description: '天凉得正好。', path: '/content/autumn-letter' },
    });
    expect(selectPage(context.store.getState(), 'autumn-letter')).toMatchObject({
      status: 'ready',
      entries,
      data: { set: [coat] },
      share: { pageTitle: '秋日来信' },
      madeAt: NOON,
    });
  });

  test.each([
    [undefined, undefined],
    ['production', undefined],
    ['gallery', true],
  ])('in the environment %s has noIndex %s', async (env, noIndex) => {
    const query = env ? { env } : {};
    const { head } = await load(createLoadContext(answers, { params, query }));
    expect(head.noIndex).toBe(noIndex);
  });

  test('is shown without a module that could not load', async () => {
    const failing = { ...answers, listSetProducts: () => Promise.reject(new ApiError('network')) };
    const context = createLoadContext(failing, { params });
    expect((await load(context)).status).toBe(200);
    expect(selectPage(context.store.getState(), 'autumn-letter')?.data).toEqual({});
  });
});

describe('a preview of a draft', () => {
  const env = `preview-${'a'.repeat(22)}-abcde-${'s'.repeat(20)}`;
  const at = '2027-01-01T00:00:00.000Z';
  const getContentPreview = vi.fn(async () => ({ page: 'autumn-letter', at }) as never);
  const listSetProducts = async () => ({ items: [coat] }) as never;
  const searchContents = async () => ({ 'autumn-letter': entries });
  const answers = { searchContents, listSetProducts, getContentPreview };

  test('is shown at its own time, and is not indexed', async () => {
    const context = createLoadContext(answers, { params, query: { env } });
    const { head } = await load(context);
    expect(head.noIndex).toBe(true);
    expect(getContentPreview).toHaveBeenCalledWith({ params: { token: env } }, expect.anything());
    expect(selectPage(context.store.getState(), 'autumn-letter')).toMatchObject({
      madeAt: Date.parse(at),
      preview: { at, clockOffset: Date.parse(at) - NOON },
    });
  });

  test('is missing when its link has ended', async () => {
    const ended = {
      searchContents: async () => ({}),
      getContentPreview: () => Promise.reject(new ApiError('not-found')),
    };
    const { status } = await load(createLoadContext(ended, { params, query: { env } }));
    expect(status).toBe(404);
  });
});

test.each([
  ['it is not published', 'autumn-letter', async () => ({})],
  ['its id is invalid', '../etc', async () => ({ '../etc': entries })],
  ['its id is a property of every object', 'constructor', async () => ({})],
])('answers 404 when %s', async (_, id, searchContents) => {
  const context = createLoadContext({ searchContents }, { params: { id } });
  const { status, head } = await load(context);
  expect([status, head.title, head.noIndex]).toEqual([404, '加载失败或数据异常', true]);
  expect(selectPage(context.store.getState(), id)?.status).toBe('missing');
});

test('fails when the content service is unavailable', async () => {
  const searchContents = () => Promise.reject(new ApiError('network'));
  const context = createLoadContext({ searchContents }, { params });
  await expect(load(context)).rejects.toThrow(ApiError);
  expect(selectPage(context.store.getState(), 'autumn-letter')?.status).toBe('failed');
});

test('requests the page with the parameters of its URL', async () => {
  const searchContents = vi.fn(async () => ({}));
  const query = { env: 'qa', benefits: 'vip', gender: 'women', utm_source: 'letter' };
  await load(createLoadContext({ searchContents }, { params, query, language: 'en-US' }));
  expect(searchContents).toHaveBeenCalledWith(
    {
      query: {
        codes: 'autumn-letter',
        'target-language': 'en-US',
        'environment-code': 'qa',
        'target-benefits': 'vip',
        'target-gender': 'women',
      },
    },
    expect.anything(),
  );
});
