import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react-native';
import { AppState, Linking, NativeModules } from 'react-native';
import packages from '../package.json';
import { FILING } from '../src/config';
import { messages as appMessages } from '../src/messages';
import { goBack } from '../src/navigation/navigate';
import { COLLECTED_DATA } from '../src/screens/settings/collected-data';
import { messages } from '../src/screens/settings/messages';
import { listSdks, SDKS } from '../src/screens/settings/sdks';
import {
  AGREED,
  DECLINED,
  openApp,
  pressText,
  sees,
  settle,
  show,
  until,
} from './testing/open-app';
import { SHOPPER } from './testing/replies';

const t = messages['zh-CN'];

/** Packages of the browser build, which no phone has. */
const BROWSER_ONLY = ['react-dom', 'react-native-web'];

test('the list of SDKs names every package of the app, and none beside', () => {
  const named = SDKS.flatMap((sdk) => ('packages' in sdk ? [...sdk.packages] : []));
  expect([...named, ...BROWSER_ONLY].sort()).toEqual(Object.keys(packages.dependencies).sort());
  expect(listSdks('harmony').map(({ id }) => id)).not.toContain('wechat');
});

test('the list of data covers everything that the shop exports of a shopper', () => {
  const source = readFileSync(
    path.join(__dirname, '../../server/src/resources/privacy/personal-data-tables.ts'),
    'utf8',
  );
  const exported = [
    ...source.matchAll(/^\s*(?:\{ )?(?:(?:erasable|retained)Table\(\s*|name: )'(\w+)'/gm),
  ].map(([, name]) => name);
  expect(exported.length).toBeGreaterThan(30);
  const covered: string[] = COLLECTED_DATA.flatMap(({ sections }) => [...sections]);
  // The shopper's own row stands before those of the tables.
  expect([...covered].sort()).toEqual(['shopper', ...exported].sort());
});

const PREFERENCES = '/my/preferences';
const LOGGED_IN = {
  '/identities/sessions': SHOPPER,
  [`GET https://shop.example/api/v1${PREFERENCES}`]: JSON.stringify({ preferences: [] }),
  [`POST https://shop.example/api/v1${PREFERENCES}`]: JSON.stringify({
    preferences: [{ code: 'recommendations', isOn: true }],
  }),
  '/my/profile': JSON.stringify({ name: '林见', mobile: '138****8000', email: null }),
};
const KEY = 'key-of-shopper';

async function openSettings(
  values: Readonly<Record<string, string>> = {},
  over: Parameters<typeof openApp>[1] = {},
) {
  const opened = await openApp(
    { ...AGREED, ...values },
    { ...over, ...LOGGED_IN },
    new Map([['session', KEY]]),
  );
  await show({ route: 'me' });
  await until(() => sees('林见'));
  await pressText(t.titles.settings);
  await until(() => screen.queryByTestId('settings') !== null);
  return opened;
}

const switchOf = (label: string) => screen.getByLabelText(label);
const turn = (label: string, isOn: boolean) =>
  act(async () => void fireEvent(switchOf(label), 'valueChange', isOn));

test('shows both lists, the version, the filing number, and the way to erase the account', async () => {
  const open = jest.spyOn(Linking, 'openURL').mockResolvedValue(undefined);
  await openSettings();
  expect(sees(t.version) && sees('7.0.0')).toBe(true);
  await pressText(t.filing);
  expect(open).toHaveBeenCalledWith(FILING?.link);
  await pressText(t.titles.collectedData);
  for (const { id } of COLLECTED_DATA) await until(() => sees(t.data[id].what));
  await act(async () => goBack());
  await pressText(t.titles.sdks);
  for (const { id, name } of listSdks('ios'))
    await until(() => sees(name) && sees(t.sdk[id].purpose));
  await act(async () => goBack());
  await pressText(t.erase);
  await until(() => screen.queryByTestId('web') !== null);
  expect(screen.getByTestId('web').props.source.uri).toContain('/user/privacy');
});

test('changes the language of the app', async () => {
  const { stored, calls, headers } = await openSettings();
  await pressText('English');
  await until(() => sees(messages['en-US'].withdraw) && sees('Suggest items to me'));
  expect(stored.get('language')).toBe('en-US');
  // Private data is asked for only once the session is known to the client of that language.
  const sent = headers.filter((_, index) => calls[index]?.includes('/my/'));
  expect(sent.length).toBeGreaterThan(0);
  for (const one of sent) expect(JSON.stringify(one)).toContain(KEY);
});

test('switches recommendations by the consent that the shop keeps', async () => {
  const { calls } = await openSettings();
  await until(() => sees('为我推荐'));
  expect(switchOf('为我推荐').props.value).toBe(false);
  await turn('为我推荐', true);
  await until(() => switchOf('为我推荐').props.value === true);
  expect(calls.some((call) => call.startsWith('POST') && call.includes(PREFERENCES))).toBe(true);
});

describe('pushes', () => {
  const registered = { status: 'registered', vendor: 'apns', token: 'a'.repeat(64) };
  const DEVICE = { '/my/devices': JSON.stringify({ id: 'device-1' }) };
  const isDeviceCall = (call: string) => call.includes('/my/devices');
  afterEach(() => {
    delete NativeModules.VitrinePush;
  });

  test('are absent where the build has none', async () => {
    NativeModules.VitrinePush = {
      find: async () => ({ status: 'unsupported', lack: 'no-sdk' }),
      register: async () => ({ status: 'unsupported', lack: 'no-sdk' }),
    };
    await openSettings();
    await until(() => sees('为我推荐'));
    expect(sees(t.pushes)).toBe(false);
  });

  test('are switched off at the shop, and stay off until they are switched on', async () => {
    jest.mocked(AppState.addEventListener).mockClear();
    const register = jest.fn(async (_: boolean) => registered);
    NativeModules.VitrinePush = { find: async () => ({ status: 'allowed' }), register };
    const { calls, stored } = await openSettings({}, DEVICE);
    await until(() => sees(t.pushes) && switchOf(t.pushes).props.value === true);
    await turn(t.pushes, false);
    await until(() => switchOf(t.pushes).props.value === false);
    expect(calls.filter(isDeviceCall).at(-1)).toMatch(/^DELETE .*\/my\/devices\/device-1/);
    expect([stored.get('pushesOff'), stored.get('pushDevice')]).toEqual(['true', undefined]);

    register.mockClear();
    await act(async () => {
      for (const [, listener] of jest.mocked(AppState.addEventListener).mock.calls)
        listener('active');
    });
    expect(register).not.toHaveBeenCalled();
    await turn(t.pushes, true);
    await until(() => switchOf(t.pushes).props.value === true);
    expect(register).toHaveBeenLastCalledWith(true);
    expect(calls.filter(isDeviceCall).at(-1)).toMatch(/^POST/);
  });

  test('lead to the settings of the system, where it denies them', async () => {
    const register = jest.fn(async () => ({ status: 'refused' }));
    NativeModules.VitrinePush = { find: async () => ({ status: 'denied' }), register };
    const open = jest.spyOn(Linking, 'openSettings').mockResolvedValue(undefined);
    const { calls } = await openSettings();
    await until(() => sees(t.pushesDenied));
    await turn(t.pushes, true);
    expect(open).toHaveBeenCalledTimes(1);
    expect(calls.filter(isDeviceCall)).toEqual([]);
  });
});

const isBrowsing = (call: string): boolean =>
  /^GET /.test(call) && !/\/my\/|identities|hand-over|marketing|bags/.test(call);

describe('after the consent was withdrawn', () => {
  const ports = {
    VitrinePush: { find: jest.fn(), register: jest.fn() },
    VitrinePay: { payByWechat: jest.fn(), payByAlipay: jest.fn() },
    VitrineHaptics: { confirm: jest.fn() },
  };
  const spies = () => Object.values(ports).flatMap((port) => Object.values(port) as jest.Mock[]);
  const biometry = jest.spyOn(
    jest.requireMock<typeof import('react-native-keychain')>('react-native-keychain'),
    'getSupportedBiometryType',
  );
  beforeEach(() => {
    ports.VitrinePush.find.mockImplementation(async () => ({ status: 'denied' }));
    ports.VitrinePush.register.mockImplementation(async () => ({ status: 'refused' }));
    Object.assign(NativeModules, ports);
  });
  afterEach(() => {
    for (const name of Object.keys(ports)) delete NativeModules[name];
  });

  const WAS_SEEN = { viewedProducts: '["73257389"]', body: '{"height":"170"}', pushAskedAt: '1' };

  async function withdraw() {
    await pressText(t.withdraw);
    await until(() => sees(t.withdrawHint));
    await pressText(t.withdrawAction);
    await until(() => screen.queryByTestId('feed') !== null);
  }

  test('the session has ended, the device has forgotten, and nothing but browsing is asked for', async () => {
    const { calls, headers, stored, secrets, asked } = await openSettings(WAS_SEEN);
    await until(() => sees(t.pushesDenied));
    expect(biometry).toHaveBeenCalled();
    expect(headers.some((sent) => JSON.stringify(sent).includes(KEY))).toBe(true);
    await withdraw();
    expect(sees(t.withdrawn)).toBe(true);
    const isEnd = (call: string) => /^DELETE .*\/identities\/sessions/.test(call);
    const end = calls.findIndex(isEnd);
    expect(JSON.stringify(headers[end])).toContain(KEY);
    expect([...secrets]).toEqual([]);
    expect(Object.fromEntries(stored)).toEqual({ ...DECLINED, language: 'zh-CN' });

    for (const spy of [...spies(), biometry]) spy.mockClear();
    asked.length = 0;
    const first = end + 1;
    await show({ route: 'list', query: { category: '142112' } });
    await until(() => screen.queryByTestId('list') !== null);
    await show({ route: 'product', params: { id: '73257389' } });
    await until(() => screen.queryByTestId('product') !== null);
    await show({ route: 'search' });
    await show({ route: 'content', params: { id: 'letter' } });
    await until(() => screen.queryByTestId('web') !== null);
    expect(screen.getByTestId('web').props.incognito).toBe(true);
    const script = screen.getByTestId('web').props.injectedJavaScriptBeforeContentLoaded;
    expect(script).not.toContain('VITRINE_TOKEN');
    expect(script).toContain('localStorage.clear()');
    await show({ route: 'bag' });
    await until(() => sees(appMessages['zh-CN'].consent.needed));
    await settle();
    expect(calls.slice(first).length).toBeGreaterThan(3);
    expect(calls.slice(first).filter((call) => !isBrowsing(call))).toEqual([]);
    expect(JSON.stringify(headers.slice(first))).not.toContain(KEY);
    for (const spy of [...spies(), biometry]) expect(spy).not.toHaveBeenCalled();
    expect(asked).toEqual([]);
    expect(Object.fromEntries(stored)).toEqual({ ...DECLINED, language: 'zh-CN' });
  });

  test('a device without a network forgets too, and says that the server has not heard', async () => {
    const fail = () => {
      throw new TypeError('Network request failed');
    };
    const { secrets } = await openSettings(
      {},
      {
        'DELETE https://shop.example/api/v2/identities/sessions': fail,
      },
    );
    await withdraw();
    expect(sees(t.withdrawnOffline)).toBe(true);
    expect([...secrets]).toEqual([]);
  });
});

test('clears what the device remembers, and keeps the log-in and the settings', async () => {
  const kept = { unlock: 'on', pushesOff: 'true' };
  const seen = { viewedProducts: '["73257389"]', recentSearches: '[]', body: '{}' };
  const { stored, secrets } = await openSettings({ ...kept, ...seen });
  await pressText(t.clear);
  await until(() => sees(t.cleared));
  expect(Object.fromEntries(stored)).toMatchObject({ ...AGREED, language: 'zh-CN', ...kept });
  for (const key of Object.keys(seen)) expect(stored.has(key)).toBe(false);
  expect(secrets.get('session')).toBe(KEY);
  await show({ route: 'me' });
  await until(() => sees('林见'));
});

test('who only browses reads the lists and can agree', async () => {
  await openApp(DECLINED);
  await show({ route: 'me' });
  await pressText(t.titles.settings);
  await until(() => screen.queryByTestId('settings') !== null);
  expect(sees(t.titles.sdks) && sees(t.filing)).toBe(true);
  expect(sees(t.withdraw) || sees(t.erase) || sees(t.personal) || sees(t.clear)).toBe(false);
  await pressText(t.agree);
  await until(() => sees(appMessages['zh-CN'].consent.title));
});
