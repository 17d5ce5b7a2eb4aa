import { defineMessages, overrideMessages, registerMessages } from '@vitrine/kit';
import type { StoragePort } from '@vitrine/platform';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refreshOverrides, restoreOverrides } from './device-overrides.ts';

const messages = registerMessages('device', defineMessages({ title: ['购物袋', 'Bag'] }));
const title = () => messages['zh-CN'].title;

const values = new Map<string, string>();
const local = {
  get: (key: string) => values.get(key) ?? null,
  set: (key: string, value: string) => void values.set(key, value),
  remove: (key: string) => void values.delete(key),
};
const storage: StoragePort = { local, session: local };
const device = { storage, language: 'zh-CN' } as const;

const getFlatContent = vi.fn();
const refresh = (shopContent: object) =>
  refreshOverrides({ ...device, api: { getFlatContent }, shopContent: { ...shopContent } });

beforeEach(() => {
  values.clear();
  getFlatContent.mockReset();
  getFlatContent.mockResolvedValue({ value: { 'device.title': '篮', odd: 7 } });
});
afterEach(() => overrideMessages('zh-CN', {}));

test('says what the merchant wrote, and says it at once at the next start', async () => {
  await refresh({ messagesVersion: 'one' });
  expect(title()).toBe('篮');
  overrideMessages('zh-CN', {});
  restoreOverrides(device);
  expect(title()).toBe('篮');
  await refresh({ messagesVersion: 'one' });
  expect(getFlatContent).toHaveBeenCalledTimes(1);
});

test('loads a newer version, and forgets what the merchant took back', async () => {
  await refresh({ messagesVersion: 'one' });
  getFlatContent.mockResolvedValue({ value: { 'device.title': '袋' } });
  await refresh({ messagesVersion: 'two' });
  expect(title()).toBe('袋');
  await refresh({ name: 'Vitrine' });
  expect([title(), values.size]).toEqual(['购物袋', 0]);
});

test('asks for nothing while the shop has no overrides', async () => {
  await refresh({ name: 'Vitrine' });
  expect(getFlatContent).not.toHaveBeenCalled();
});

test.each([
  ['the content of the shop', {}, () => {}],
  [
    'the overrides',
    { messagesVersion: 'two' },
    () => getFlatContent.mockRejectedValue(new Error()),
  ],
])('keeps what it has when %s cannot be loaded', async (_, content, fail) => {
  await refresh({ messagesVersion: 'one' });
  fail();
  await refresh(content);
  expect(title()).toBe('篮');
});

test.each(['', '{', '7', '{"texts":7}'])(
  'starts without overrides from what is stored as "%s"',
  (text) => {
    values.set('messages.zh-CN', text);
    restoreOverrides(device);
    expect(title()).toBe('购物袋');
  },
);
