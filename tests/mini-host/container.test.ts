import { describe, expect, it, onTestFinished } from 'vitest';
import { type LaunchOptions, launch, type PlatformName } from './index.ts';

const distDir = (name: PlatformName) => new URL(`fixtures/${name}`, import.meta.url).pathname;

const LEAVE_EVENTS = 'beforeleave leave afterleave';

describe.each<PlatformName>(['weapp', 'tt', 'alipay'])('a page-container in %s', (platform) => {
  async function openSheet(more: Pick<LaunchOptions, 'unsupported'> = {}) {
    const host = await launch(platform, { distDir: distDir(platform), ...more });
    onTestFinished(() => host.close());
    host.stack.navigateTo('/pages/sheet/index');
    const sheet = host.page();
    const runUntilIdle = async (run: () => void) => {
      run();
      await host.idle();
    };
    const tap = (text: string) => runUntilIdle(() => host.tap(sheet.find({ text })));
    await tap('Open');
    return {
      tap,
      back: () => runUntilIdle(() => host.stack.back()),
      events: () => sheet.find({ class: 'events' }).children[0]?.text.trim(),
      isOpen: () => host.page() === sheet,
    };
  }

  it.each([
    ['the back key', 'back'],
    ['a back call of the program', 'Back'],
  ] as const)('is hidden by %s; the next one leaves the page', async (_, trigger) => {
    const { tap, back, events, isOpen } = await openSheet();
    const goBack = () => (trigger === 'back' ? back() : tap(trigger));
    expect(events()).toBe('beforeenter afterenter');
    await goBack();
    expect([isOpen(), events()]).toEqual([true, `beforeenter afterenter ${LEAVE_EVENTS}`]);
    await goBack();
    expect(isOpen()).toBe(false);
  });

  it.each([
    ['stays hidden while `show` stays true', ['Open'], false],
    ['is shown again when `show` becomes true again', ['Close', 'Open'], true],
  ])('%s', async (_, taps, isStillOpen) => {
    const { tap, back, isOpen } = await openSheet();
    await back();
    for (const text of taps) await tap(text);
    await back();
    expect(isOpen()).toBe(isStillOpen);
  });

  it('fires the same events when the program hides it, and lets the shopper go back', async () => {
    const { tap, back, events, isOpen } = await openSheet();
    await tap('Close');
    expect(events()).toBe(`beforeenter afterenter ${LEAVE_EVENTS}`);
    await back();
    expect(isOpen()).toBe(false);
  });

  it('fires no event when it is removed', async () => {
    const { tap, back, events, isOpen } = await openSheet();
    await tap('Remove');
    expect(events()).toBe('beforeenter afterenter');
    await back();
    expect(isOpen()).toBe(false);
  });

  it('does not exist in a library that is too old', async () => {
    const { back, events, isOpen } = await openSheet({ unsupported: ['page-container'] });
    expect(events()).toBe('');
    await back();
    expect(isOpen()).toBe(false);
  });
});
