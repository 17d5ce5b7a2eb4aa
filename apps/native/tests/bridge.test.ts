import { expect, jest, test } from '@jest/globals';
import { BRIDGE_CASES, CASE_SHOPPER } from '@vitrine/platform/bridge-cases';
import { answer, type HostActions, toScript, toStartScript } from '../src/webview/answer';

const createHost = () => ({
  campaigns: new Set<string>(CASE_SHOPPER.subscribed),
  loaded: jest.fn<HostActions['loaded']>(),
  back: jest.fn<HostActions['back']>(),
  open: jest.fn<HostActions['open']>(),
  prepareShare: jest.fn<HostActions['prepareShare']>(),
  share: jest.fn<HostActions['share']>(),
  track: jest.fn<HostActions['track']>(),
  login: jest.fn<HostActions['login']>(async () => ({ token: CASE_SHOPPER.token })),
  compareSession: jest.fn<HostActions['compareSession']>(async () => undefined),
  takeOverSession: jest.fn<HostActions['takeOverSession']>(),
  pageLoggedOut: jest.fn<HostActions['pageLoggedOut']>(),
  pay: jest.fn<HostActions['pay']>(async () => ({ outcome: CASE_SHOPPER.paymentOutcome })),
});

test.each(BRIDGE_CASES)('the app answers $name', async ({ text, reply }) => {
  expect(await answer(text, createHost())).toEqual(reply);
});

test('follows what a page asks for', async () => {
  const host = createHost();
  const content = { title: 'a', path: '/content/a' };
  for (const message of [
    { type: 'navigation', link: 'home', replace: true },
    { type: 'prepareShare', content },
    { type: 'contentLoaded', id: 'a' },
    { type: 'back' },
  ])
    await answer(JSON.stringify(message), host);
  expect(host.open).toHaveBeenCalledWith('home', true);
  expect(host.prepareShare).toHaveBeenCalledWith(content);
  expect(host.share).not.toHaveBeenCalled();
  expect(host.loaded).toHaveBeenCalledWith('a');
  expect(host.back).toHaveBeenCalledTimes(1);
});

test('a page hears nothing of a log-in that the shopper left', async () => {
  const host = createHost();
  host.login.mockResolvedValueOnce(undefined);
  expect(await answer('{"type":"login"}', host)).toBeUndefined();
});

test.each([
  ['shop.example', 3, 'ho_1'],
  ['evil.example', undefined, undefined],
])('a page of %s starts with version %s of the bridge and the token %s', (host, version, token) => {
  const window: { VITRINE_BRIDGE?: number; VITRINE_TOKEN?: string } = {};
  const script = toStartScript('ho_1', ['shop.example']);
  new Function('window', 'location', script)(window, { host });
  expect([window.VITRINE_BRIDGE, window.VITRINE_TOKEN]).toEqual([version, token]);
});

test('a page without a token hears of the bridge only', () => {
  const window = {};
  new Function('window', 'location', toStartScript(undefined, ['a']))(window, { host: 'a' });
  expect(Object.keys(window)).toEqual(['VITRINE_BRIDGE']);
});

test.each([
  [true, 'a', 1],
  [true, 'evil.example', 0],
  [false, 'a', 0],
])(
  'a page that is private (%s), of the host %s, forgets what was stored: %s',
  (isPrivate, host, times) => {
    const localStorage = { clear: jest.fn() };
    const run = new Function(
      'window',
      'location',
      'localStorage',
      toStartScript(undefined, ['a'], isPrivate),
    );
    run({}, { host }, localStorage);
    expect(localStorage.clear).toHaveBeenCalledTimes(times);
  },
);

test('a reply cannot end its script', () => {
  const script = toScript({ type: 'login', token: '</script>\u2028' });
  expect(script).not.toMatch(/[<\u2028]/);
  const heard: unknown[] = [];
  const run = new Function('window', 'CustomEvent', script);
  run(
    { dispatchEvent: ({ detail }: { detail: unknown }) => heard.push(detail) },
    class {
      detail: unknown;
      constructor(_: string, { detail }: { detail: unknown }) {
        this.detail = detail;
      }
    },
  );
  expect(heard).toEqual([{ type: 'login', token: '</script>\u2028' }]);
});
