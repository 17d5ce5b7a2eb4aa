import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react-native';
import { Linking } from 'react-native';
import { readConsent, writeConsent } from '../src/consent/consent';
import { readLanguage } from '../src/language';
import { createDeviceStorage } from '../src/storage/device-storage';
import { getUpdateNotice } from '../src/update/update-notice';
import { AGREED, DECLINED, openApp, pressText, sees, show, until } from './testing/open-app';
import { nameProduct } from './testing/replies';

test('asks for consent before anything is called, with two equal answers', async () => {
  const open = jest.spyOn(Linking, 'openURL').mockResolvedValue(undefined);
  const { calls, stored } = await openApp();
  expect(screen.getByText('先看一看隐私政策')).toBeTruthy();
  expect(calls).toEqual([]);
  expect(open).not.toHaveBeenCalled();
  expect(screen.queryByTestId('web')).toBeNull();
  expect([...stored.keys()]).toEqual(['language']);
  const answers = screen.getAllByRole('button');
  const [first, second] = answers.map(({ props }) => JSON.stringify(props.style));
  expect(answers).toHaveLength(2);
  expect(first).toBe(second);
});

test('opens the shop once the shopper has agreed, and asks again for another policy', async () => {
  const { calls, stored } = await openApp({ consent: 'agreed 0' });
  fireEvent.press(screen.getByText('同意'));
  await until(() => screen.queryByTestId('feed') !== null);
  expect(stored.get('consent')).toBe(AGREED.consent);
  expect(calls.some((call) => call.includes('/app-configuration') || call.includes('shop'))).toBe(
    true,
  );
});

test('a shopper who declines browses, and is asked again where data is needed', async () => {
  await openApp(DECLINED);
  await until(() => screen.queryByTestId('feed') !== null);
  await show({ route: 'content', params: { id: 'letter' } });
  expect(screen.getByTestId('web').props.incognito).toBe(true);
  await show({ route: 'bag' });
  await until(() => sees('这里需要您的同意'));
  fireEvent.press(screen.getByText('查看隐私政策'));
  await until(() => sees('先看一看隐私政策'));
});

test('shows the list and a product of it, and adds a size to the bag', async () => {
  const { calls } = await openApp(AGREED);
  await show({ route: 'list', query: { category: '142112' } });
  await until(() => screen.queryByTestId('list') !== null);
  expect(screen.getAllByRole('link').length).toBeGreaterThan(3);
  await show({ route: 'product', params: { id: '73257389' } });
  await until(() => screen.queryByTestId('product') !== null);
  fireEvent.press(screen.getByRole('button', { name: '加入购物袋' }));
  await until(() => sees('选择尺码'));
  const sizes = screen.getAllByRole('radio', { name: /^\d+/ });
  const free = sizes.filter(
    ({ props }) => props['aria-disabled'] !== true && !props.accessibilityState?.disabled,
  );
  fireEvent.press(free[0] as never);
  await pressText('加入购物袋');
  await until(() => sees('已加入购物袋'));
  expect(calls.some((call) => /^POST .*\/bags\/bag-1\/items/.test(call))).toBe(true);
});

test('says that a size could not be added', async () => {
  await openApp(AGREED, { 'POST https://shop.example/api/v1/bags': '{' });
  await show({ route: 'product', params: { id: '73257389' } });
  await until(() => screen.queryByTestId('product') !== null);
  const [size] = screen
    .getAllByRole('radio', { name: /^\d+/ })
    .filter(({ props }) => !props.accessibilityState?.disabled);
  fireEvent.press(size as never);
  await pressText('加入购物袋');
  await until(() => sees('没能加入，请稍后再试'));
});

test('says that a list is missing, and that a product could not be loaded, and tries again', async () => {
  let attempts = 0;
  await openApp(AGREED, {
    '/products/1/': 'null',
    '/products/1': () => {
      attempts += 1;
      return attempts === 1 ? '{' : nameProduct('1', '风衣一号');
    },
    '/sets/404/products': JSON.stringify({ error: { code: 'not-found', message: '' } }),
  });
  await show({ route: 'list', query: { set: '404' } });
  await until(() => sees('这一页已经不在了'));
  await show({ route: 'product', params: { id: '1' } });
  await until(() => sees('这一页没有打开'));
  await pressText('再试一次');
  await until(() => sees('风衣一号'));
});

test.each([
  ['zh-CN', '首页'],
  ['en-US', 'Home'],
])('speaks %s', async (language, home) => {
  await openApp({ ...AGREED, language });
  await until(() => sees(home));
});

test('takes the language of the device until the shopper chooses', () => {
  const storage = createDeviceStorage({
    readAll: async () => [],
    write: async () => undefined,
    remove: async () => undefined,
  });
  expect(readLanguage(storage, 'zh-Hant-HK')).toBe('zh-CN');
  expect(readLanguage(storage, 'fr-FR')).toBe('en-US');
  storage.set('language', 'zh-CN');
  expect(readLanguage(storage, 'fr-FR')).toBe('zh-CN');
});

test('keeps the answer with the version of the policy', () => {
  const values = new Map<string, string>();
  const storage = {
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  };
  expect(readConsent(storage)).toBeUndefined();
  writeConsent(storage, 'declined');
  expect(readConsent(storage)).toBe('declined');
  values.set('consent', 'agreed 0');
  expect(readConsent(storage)).toBeUndefined();
});

test('a device that fails keeps the app running', async () => {
  const fail = () => Promise.reject(new Error('no space'));
  const storage = createDeviceStorage({ readAll: fail, write: fail, remove: fail });
  await storage.restore();
  storage.set('a', '1');
  expect(storage.get('a')).toBe('1');
  storage.remove('a');
  expect(storage.get('a')).toBeNull();
});

test.each([
  ['7.0.0', undefined, 'none'],
  ['7.0.0', '6.14.0', 'none'],
  ['7.0.0', '7.0.0', 'none'],
  ['7.0.0', '7.1.0', 'advised'],
  ['7.9.9', '8.0.0', 'forced'],
] satisfies [string, string | undefined, string][])(
  '%s below %s: %s',
  (version, minimum, notice) => {
    expect(getUpdateNotice(version, minimum)).toBe(notice);
  },
);

test('says what the merchant wrote in place of a message', async () => {
  const texts = { 'order.bag.empty': '还没有挑选', 'native.consent.needed': '请先同意' };
  const kept = { 'messages.zh-CN': JSON.stringify({ version: 'one', texts }) };
  const { stored } = await openApp({ ...AGREED, ...kept }, { '/flat-contents/': '' });
  await show({ route: 'bag' });
  await until(() => sees('还没有挑选'));
  expect(stored.get('messages.zh-CN')).toContain('还没有挑选');
});
