import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Host, launch, type PlatformName } from './index.ts';

type Answer = Record<string, unknown>;
type Call = (options: Answer) => void;

const distDir = (name: PlatformName) => new URL(`fixtures/${name}`, import.meta.url).pathname;

describe.each<PlatformName>(['weapp', 'tt', 'alipay'])('the native object of %s', (platform) => {
  let host: Host;
  const isAlipay = platform === 'alipay';
  const ask = (name: string, options: Answer = {}): Promise<Answer> =>
    new Promise((success, fail) => {
      (host.native[name] as Call)({ ...options, success, fail });
    });

  beforeEach(async () => {
    host = await launch(platform, {
      distDir: distDir(platform),
      storage: { language: 'en-US' },
      answerModal: (title) => title !== 'Leave?',
    });
  });
  afterEach(() => host.close());

  it('stores a copy of a value', () => {
    const value = { size: 'M' };
    const get = host.native.getStorageSync as (key: unknown) => unknown;
    const set = host.native.setStorageSync as (...args: unknown[]) => void;
    if (isAlipay) set({ key: 'choice', data: value });
    else set('choice', value);
    value.size = 'L';
    const read = (key: string) => (isAlipay ? (get({ key }) as Answer).data : get(key));
    expect(read('choice')).toEqual({ size: 'M' });
    expect(read('language')).toBe('en-US');
    expect(read('nothing')).toBe(isAlipay ? null : '');
  });

  it('shows toasts, titles and dialogs', async () => {
    await ask('showToast', isAlipay ? { content: 'Claimed' } : { title: 'Claimed' });
    await ask(isAlipay ? 'setNavigationBar' : 'setNavigationBarTitle', { title: 'Bags' });
    const dialog = await ask(isAlipay ? 'confirm' : 'showModal', { title: 'Leave?' });
    expect(host.state.toasts).toEqual(['Claimed']);
    expect(host.page().title).toBe('Bags');
    expect(dialog.confirm).toBe(false);
  });

  it('asks for messages only from a tap, and for three at most', async () => {
    const request = (ids: string[]) =>
      ask('requestSubscribeMessage', { [isAlipay ? 'entityIds' : 'tmplIds']: ids });
    await expect(request(['A'])).rejects.toMatchObject({
      errMsg: expect.stringContaining('TAP gesture'),
    });
    host.state.isTapping = true;
    await expect(request(['A', 'B', 'C', 'D'])).rejects.toMatchObject({
      errMsg: expect.stringContaining('max bounds'),
    });
    host.state.answerMessage = (code) => (code === 'A' ? 'accept' : 'reject');
    const answer = await request(['A', 'B']);
    expect(answer).toMatchObject(
      isAlipay
        ? { result: { subscribeEntityIds: ['A'], unsubscribedEntityIds: ['B'] } }
        : { A: 'accept', B: 'reject' },
    );
    expect(host.state.messagePrompts).toEqual([['A', 'B']]);
  });

  it('asks before leaving a page that has enabled the alert', async () => {
    const agreesTo: string[] = [];
    host.state.answerModal = (_, question) => agreesTo.includes(question);
    host.stack.navigateTo('/pages/detail/index');
    await ask('enableAlertBeforeUnload', { message: 'Leave?' });
    host.stack.navigateTo('/pages/detail/index');
    host.stack.back();
    expect(host.stack.depth).toBe(2);
    for (const goBack of [() => host.stack.back(), () => host.stack.navigateBack()]) goBack();
    expect(host.stack.depth).toBe(2);
    agreesTo.push('Leave?');
    host.stack.back();
    expect(host.stack.depth).toBe(1);

    host.stack.navigateTo('/pages/detail/index');
    await ask('enableAlertBeforeUnload', { message: 'Really?' });
    await ask('disableAlertBeforeUnload');
    host.stack.back();
    expect(host.stack.depth).toBe(1);
    const first = ask('enableAlertBeforeUnload', { message: 'Leave?' });
    await (isAlipay ? expect(first).rejects.toBeDefined() : first);
  });

  it('logs in with a code', async () => {
    const answer = await ask(isAlipay ? 'getAuthCode' : 'login');
    expect(answer[isAlipay ? 'authCode' : 'code']).toBe('demo-anna');
  });

  it('measures every node as an empty box, and a missing node as null', async () => {
    interface Selection {
      select(selector: string): { boundingClientRect(): void };
      exec(done: (boxes: unknown[]) => void): void;
    }
    const query = (host.native.createSelectorQuery as () => Selection)();
    query.select('#total').boundingClientRect();
    query.select('#nowhere').boundingClientRect();
    const boxes = await new Promise((done) => query.exec(done));
    expect(boxes).toMatchObject([{ id: 'total', top: 0, height: 0 }, null]);
  });

  it('reports no intersection until the test brings a node into view', () => {
    interface Observer {
      relativeToViewport(): Observer;
      observe(selector: string, notify: (entry: Answer) => void): void;
      disconnect(): void;
    }
    const ratios: unknown[] = [];
    const observer = (host.native.createIntersectionObserver as () => Observer)();
    observer
      .relativeToViewport()
      .observe('#total', (entry) => ratios.push(entry.intersectionRatio));
    host.see(host.page().find({ class: 'word' }));
    expect(ratios).toEqual([]);
    host.see(host.page().find({ id: 'total' }));
    expect(ratios).toEqual([1]);
    observer.disconnect();
    host.see(host.page().find({ id: 'total' }));
    expect(ratios).toEqual([1]);
  });

  it('refuses to open a page while another slides in', async () => {
    host.stack.navigateTo('/pages/detail/index?id=1');
    // Longer than any machine needs for the moves below.
    host.stack.slide(60_000);
    const moves = ['navigateTo', 'redirectTo', 'navigateBack', 'switchTab', 'reLaunch'];
    for (const name of moves) {
      const reason = await ask(name, { url: '/pages/detail/index?id=2' }).catch((failed) => failed);
      expect(reason.errMsg).toBe(`${name}:fail busy`);
    }
    host.stack.slide(0);
    await ask('navigateTo', { url: '/pages/detail/index?id=2' });
    expect(host.page().query).toEqual({ id: '2' });
  });

  it.each(['PATCH', 'GRAB'])('sends %s only where the vendor documents it', async (method) => {
    const url = 'http://127.0.0.1:1/';
    const { errMsg } = await ask('request', { url, method }).catch((failed) => failed);
    const isKnown = method === 'PATCH' && platform === 'tt';
    expect(errMsg.includes(`method ${method} is invalid`)).toBe(!isKnown);
  });

  it('reports why a page cannot be opened', async () => {
    const reason = await ask('navigateTo', { url: '/pages/me/index' }).catch((failed) => failed);
    expect(reason.errMsg).toContain('can not navigateTo a tabbar page');
  });
});
