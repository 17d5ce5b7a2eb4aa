import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react-native';
import { Linking } from 'react-native';
import { readConsent, writeConsent } from '../src/consent/consent';
import { readLanguage } from '../src/language';
import { openTarget } from '../src/navigation/navigate';
import { createDeviceStorage } from '../src/storage/device-storage';
import { getUpdateNotice } from '../src/update/update-notice';
import { AGREED, DECLINED, openApp, settle, until } from './testing/open-app';

const show = (route: Parameters<typeof openTarget>[0]) => act(async () => openTarget(route));
const sees = (text: string | RegExp) => screen.queryAllByText(text).length > 0;

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
  await until(() => screen.queryByTestId('web') !== null);
  expect(stored.get('consent')).toBe(AGREED.consent);
  expect(calls.some((call) => call.includes('/app-configuration') || call.includes('shop'))).toBe(
    true,
  );
});

test('a shopper who declines browses, and is asked again where data is needed', async () => {
  await openApp(DECLINED);
  await until(() => screen.queryByTestId('web') !== null);
  expect(screen.getByTestId('web').props.incognito).toBe(true);
  await show({ route: 'bag' });
  await until(() => sees('这里需要您的同意'));
  fireEvent.press(screen.getByText('查看隐私政策'));
  await until(() => sees('先看一看隐私政策'));
});

test('shows the list and a product of it, and adds a size to the bag', async () => {
  const { calls } = await openApp(AGREED);
  await until(() => screen.queryByTestId('web') !== null);
  await show({ route: 'list', query: { category: '142112' } });
  await until(() => screen.queryByTestId('list') !== null);
  const cards = screen.getAllByRole('link');
  expect(cards.length).toBeGreaterThan(3);
  await show({ route: 'product', params: { id: '73257389' } });
  await until(() => screen.queryByTestId('product') !== null);
  const add = screen.getByRole('button', { name: '加入购物袋' });
  fireEvent.press(add);
  await until(() => sees('选择尺码'));
  const sizes = screen.getAllByRole('radio', { name: /^\d+/ });
  const free = sizes.filter(
    ({ props }) => props['aria-disabled'] !== true && !props.accessibilityState?.disabled,
  );
  fireEvent.press(free[0] as never);
  fireEvent.press(screen.getAllByText('加入购物袋').at(-1) as never);
  await until(() => calls.some((call) => call.startsWith('POST')));
  // The shop of this test opens no session, and the shopper hears of it.
  await until(() => sees('没能加入，请稍后再试'));
});

test('says what is missing and tries again what failed', async () => {
  const { calls } = await openApp(AGREED, { '/products/404': '{' });
  await until(() => screen.queryByTestId('web') !== null);
  await show({ route: 'list', query: { set: '1' } });
  await settle();
  expect(calls.length).toBeGreaterThan(0);
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
