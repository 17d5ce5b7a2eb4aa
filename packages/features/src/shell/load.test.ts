import { selectPromoBanner, selectShop } from '@vitrine/state';
import { expect, test, vi } from 'vitest';
import { loadContext } from '../testing.ts';
import { loadShell } from './load.ts';

const shop = async () => ({ code: 'shop', language: 'zh-CN', value: { name: '别处' } });
const banner = { id: '1', position: 'top', text: '免费退换', link: null, image: null };

test("brings the shop's words and what it promises, once", async () => {
  const getFlatContent = vi.fn(shop);
  const context = loadContext({ getFlatContent, getBanners: async () => [banner] });
  await loadShell(context);
  await loadShell(context);
  expect(getFlatContent).toHaveBeenCalledOnce();
  expect(selectShop(context.store.getState())).toEqual({ name: '别处' });
  expect(selectPromoBanner(context.store.getState())?.text).toBe('免费退换');
});

test('a shop that cannot be asked for its words still opens', async () => {
  const context = loadContext({});
  await expect(loadShell(context)).resolves.toBeUndefined();
  expect(selectPromoBanner(context.store.getState())).toBeNull();
});
