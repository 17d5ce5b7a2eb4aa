import { readFileSync } from 'node:fs';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import type { LaunchOptions, Query } from '../mini-host/index.ts';
import { createPageDriver } from './page-driver.ts';
import { findProgram, openProgram, PLATFORMS } from './programs.ts';
import { addAddress, addProductToBag, logIn } from './shopper-actions.ts';

const shopOrigin = inject('shopOrigin');

const LIST = '/pages/product/listing/index';
const PRODUCT = '/pages/product/detail/index';
const OPEN_SHEET: Query = { role: 'dialog' };
const INTERCEPTOR: Query = { tag: 'page-container' };
const STYLES = { weapp: 'app-origin.wxss', tt: 'app-origin.ttss', alipay: 'app-origin.acss' };

describe.each(PLATFORMS)('going back in %s', (platform) => {
  async function openList(more: Pick<LaunchOptions, 'unsupported'> = {}) {
    const host = await openProgram(platform, shopOrigin, `${LIST}?gender=women`, more);
    onTestFinished(() => {
      host.close();
      expect(host.errors).toEqual([]);
    });
    const { tap, until } = createPageDriver(host);
    const closed = () => until(() => !host.page().has(OPEN_SHEET));
    return {
      host,
      tap,
      closed,
      openProduct: () => tap({ text: /¥[\d,]+/ }),
      async openSheet(text: string | RegExp) {
        await tap({ text });
        expect(host.page().has(OPEN_SHEET)).toBe(true);
      },
      /** Goes back by the back key and returns the path of the page that is open then. */
      async back(): Promise<string> {
        host.stack.back();
        await closed();
        return host.page().path;
      },
    };
  }

  it('closes an open sheet each time before it leaves the page', async () => {
    const { openProduct, openSheet, back } = await openList();
    await openProduct();
    for (const _ of ['once', 'and again']) {
      await openSheet('加入购物袋');
      expect(await back()).toBe(PRODUCT);
    }
    expect(await back()).toBe(LIST);
  });

  it('leaves the page directly when the sheet was closed by a tap', async () => {
    const { host, openProduct, openSheet, closed, back } = await openList();
    await openProduct();
    await openSheet('加入购物袋');
    const sheet = host.page().find(OPEN_SHEET);
    if (sheet.parent) host.tap(sheet.parent);
    await closed();
    expect(host.page().path).toBe(PRODUCT);
    expect(await back()).toBe(LIST);
  });

  it('keeps the filter that was chosen in the closed sheet', async () => {
    const { host, openSheet, back } = await openList();
    const readCount = () => Number(/^(\d+) 件$/m.exec(host.page().text())?.[1]);
    const all = readCount();
    await openSheet('筛选');
    host.tap(host.page().find({ role: 'checkbox' }));
    await host.idle();
    expect(await back()).toBe(LIST);
    expect(readCount()).toBeLessThan(all);
  });

  it('does not block the navigation of a sheet', async () => {
    const { host, openSheet, tap, closed } = await openList();
    await openSheet('默认排序');
    await tap({ text: '价格由低到高' });
    await closed();
    expect(host.page().query.sort).toBe('price-asc');
    expect(host.page().has(INTERCEPTOR)).toBe(false);
  });

  it('does not intercept a back call of the program', async () => {
    const { host, openSheet, tap, closed } = await openList();
    host.stack.redirectTo(`${LIST}?gender=women&sort=price-asc`);
    await host.idle();
    host.stack.navigateTo(`${LIST}?gender=women`);
    await host.idle();
    await openSheet('默认排序');
    await tap({ text: '价格由低到高' });
    await closed();
    expect([host.stack.depth, host.page().query.sort]).toEqual([1, 'price-asc']);
  });

  it('closes a step of the checkout, which has no page of its own', async () => {
    const { host, openSheet, tap, back } = await openList();
    await addProductToBag(host);
    host.stack.switchTab('/pages/bag/index');
    await host.idle();
    await tap({ text: /^去结算/ });
    await logIn(host);
    expect(host.page().path).toBe('/order/checkout/index');
    // The shopper has an address when an earlier test has bought something.
    await openSheet(/^(?:新增地址|更换)$/);
    expect(await back()).toBe('/order/checkout/index');
    expect(await back()).toBe('/pages/bag/index');
  });

  it('asks again after the shopper stayed on a half-filled personal ID', async () => {
    const { host, tap, openSheet, closed } = await openList();
    await addProductToBag(host);
    host.stack.switchTab('/pages/bag/index');
    await host.idle();
    await tap({ text: /^去结算/ });
    await logIn(host);
    if (host.page().has({ text: '新增地址' })) await addAddress(host);
    await openSheet('新增清关人');
    const { write, until } = createPageDriver(host);
    // The form begins with the recipient's name, so only another one is a change.
    await write('姓名', '林小安');
    const isDialogOpen = () => host.page().has({ role: 'alertdialog' });
    const back = async () => {
      host.stack.back();
      await until(isDialogOpen);
      expect(host.page().path).toBe('/order/checkout/index');
    };
    await back();
    await tap({ text: '取消' });
    await until(() => !isDialogOpen());
    await back();
    await tap({ text: '确认' });
    await closed();
    expect(host.page().path).toBe('/order/checkout/index');
  });

  it('leaves the page with an open sheet where the library is too old to intercept', async () => {
    const { host, openProduct, openSheet, back } = await openList({
      unsupported: ['page-container'],
    });
    await openProduct();
    await openSheet('加入购物袋');
    expect(host.page().has(INTERCEPTOR)).toBe(false);
    expect(await back()).toBe(LIST);
  });

  it('does not move the page while it is intercepted', () => {
    const css = readFileSync(`${findProgram(platform)}/${STYLES[platform]}`, 'utf8');
    expect(css).toMatch(/(?:^|\})page\s*\{[^}]*position:\s*static\s*!important/);
  });
});
