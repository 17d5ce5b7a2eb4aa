import { describe, expect, it, onTestFinished } from 'vitest';
import { type LaunchOptions, launch, type PlatformName } from './index.ts';

const distDir = (name: PlatformName) => new URL(`fixtures/${name}`, import.meta.url).pathname;

const LEAVING = 'beforeleave leave afterleave';

describe.each<PlatformName>(['weapp', 'tt', 'alipay'])('a page-container in %s', (platform) => {
  async function openSheet(more: Pick<LaunchOptions, 'lacks'> = {}) {
    const host = await launch(platform, { distDir: distDir(platform), ...more });
    onTestFinished(() => host.close());
    host.stack.navigateTo('/pages/sheet/index');
    const sheet = host.page();
    const settled = async (run: () => void) => {
      run();
      await host.idle();
    };
    const tap = (text: string) => settled(() => host.tap(sheet.find({ text })));
    await tap('Open');
    return {
      tap,
      back: () => settled(() => host.stack.back()),
      told: () => sheet.find({ class: 'told' }).children[0]?.text.trim(),
      stands: () => host.page() === sheet,
    };
  }

  it.each([
    ['the shopper’s way back', 'back'],
    ['the program’s', 'Back'],
  ] as const)('is hidden by %s, which leaves the page only then', async (_, way) => {
    const { tap, back, told, stands } = await openSheet();
    const goBack = () => (way === 'back' ? back() : tap(way));
    expect(told()).toBe('beforeenter afterenter');
    await goBack();
    expect([stands(), told()]).toEqual([true, `beforeenter afterenter ${LEAVING}`]);
    await goBack();
    expect(stands()).toBe(false);
  });

  it.each([
    ['stays hidden while it is asked for still', ['Open'], false],
    ['is shown again when it is asked for anew', ['Close', 'Open'], true],
  ])('%s', async (_, taps, isThere) => {
    const { tap, back, stands } = await openSheet();
    await back();
    for (const text of taps) await tap(text);
    await back();
    expect(stands()).toBe(isThere);
  });

  it('says the same when the program hides it, and lets the shopper back', async () => {
    const { tap, back, told, stands } = await openSheet();
    await tap('Close');
    expect(told()).toBe(`beforeenter afterenter ${LEAVING}`);
    await back();
    expect(stands()).toBe(false);
  });

  it('says nothing when it is taken out', async () => {
    const { tap, back, told, stands } = await openSheet();
    await tap('Remove');
    expect(told()).toBe('beforeenter afterenter');
    await back();
    expect(stands()).toBe(false);
  });

  it('is nothing to a library that is too old', async () => {
    const { back, told, stands } = await openSheet({ lacks: ['page-container'] });
    expect(told()).toBe('');
    await back();
    expect(stands()).toBe(false);
  });
});
