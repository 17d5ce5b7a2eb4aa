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

  it('keeps what it is given, apart from the object given', () => {
    const value = { size: 'M' };
    const get = host.native.getStorageSync as (key: unknown) => unknown;
    const set = host.native.setStorageSync as (...given: unknown[]) => void;
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

  it('asks before it leads back out of the page that said so', async () => {
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

  it('measures everything as nothing, and what is not there as null', async () => {
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

  it('sees nothing until the test brings it into view', () => {
    interface Observer {
      relativeToViewport(): Observer;
      observe(selector: string, tell: (sight: Answer) => void): void;
      disconnect(): void;
    }
    const seen: unknown[] = [];
    const observer = (host.native.createIntersectionObserver as () => Observer)();
    observer.relativeToViewport().observe('#total', (sight) => seen.push(sight.intersectionRatio));
    host.see(host.page().find({ class: 'word' }));
    expect(seen).toEqual([]);
    host.see(host.page().find({ id: 'total' }));
    expect(seen).toEqual([1]);
    observer.disconnect();
    host.see(host.page().find({ id: 'total' }));
    expect(seen).toEqual([1]);
  });

  it('tells why a page cannot be opened', async () => {
    const reason = await ask('navigateTo', { url: '/pages/me/index' }).catch((failed) => failed);
    expect(reason.errMsg).toContain('can not navigateTo a tabbar page');
  });
});
