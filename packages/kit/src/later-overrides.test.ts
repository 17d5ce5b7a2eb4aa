import { afterEach, expect, test, vi } from 'vitest';
import { defineMessages } from './language.ts';
import { expectOverrides, withOverrides } from './later-overrides.ts';
import { overrideMessages, registerMessages } from './message-overrides.ts';

afterEach(() => {
  overrideMessages('zh-CN', {});
  expectOverrides({ language: 'zh-CN', tables: [], load: async () => ({}) });
});

const defineBag = () => defineMessages({ title: ['购物袋', 'Bag'], empty: ['没有', 'None'] });

test('loads what stands in place of messages before their code is used, once for each table', async () => {
  const load = vi.fn(async () => ({ 'later.bag.title': '购物篮' }));
  overrideMessages('zh-CN', { 'later.bag.empty': '空' });
  expectOverrides({ language: 'zh-CN', tables: ['later.bag', 'later.order'], load });
  const open = () =>
    withOverrides(Promise.resolve().then(() => registerMessages('later.bag', defineBag())));
  const messages = await open();
  expect(messages['zh-CN']).toEqual({ title: '购物篮', empty: '空' });
  await open();
  expect(load.mock.calls).toEqual([[['later.bag']]]);
});

test('asks for nothing when nothing of the code is overridden', async () => {
  const load = vi.fn();
  expectOverrides({ language: 'zh-CN', tables: ['later.order'], load });
  await withOverrides(Promise.resolve(registerMessages('later.list', defineBag())));
  expect(load).not.toHaveBeenCalled();
});

test('code that comes meanwhile waits for the same texts', async () => {
  const { promise, resolve } = Promise.withResolvers<Readonly<Record<string, string>>>();
  expectOverrides({ language: 'zh-CN', tables: ['later.shared'], load: () => promise });
  const messages = registerMessages('later.shared', defineBag());
  const first = withOverrides(Promise.resolve());
  let isLoaded = false;
  const second = withOverrides(Promise.resolve()).then(() => {
    isLoaded = true;
  });
  await new Promise((done) => setImmediate(done));
  expect(isLoaded).toBe(false);
  resolve({ 'later.shared.title': '共用' });
  await Promise.all([first, second]);
  expect(messages['zh-CN'].title).toBe('共用');
});

test('shows the defaults when the texts cannot be loaded, and asks for them once more', async () => {
  const load = vi
    .fn<() => Promise<Readonly<Record<string, string>>>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValueOnce({ 'later.failed.title': '又来了' });
  expectOverrides({ language: 'zh-CN', tables: ['later.failed'], load });
  const messages = registerMessages('later.failed', defineBag());
  await withOverrides(Promise.resolve());
  expect(messages['zh-CN'].title).toBe('购物袋');
  await withOverrides(Promise.resolve());
  expect(messages['zh-CN'].title).toBe('又来了');
});
