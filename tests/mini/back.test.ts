import { readFileSync } from 'node:fs';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import type { LaunchOptions, Query } from '../mini-host/index.ts';
import { addSomething, logIn, writeAddress } from './buyer.ts';
import { openProgram, PLATFORMS, programOf } from './programs.ts';
import { shopperOf } from './shopper.ts';

const shopOrigin = inject('shopOrigin');

const LIST = '/pages/product/listing/index';
const PRODUCT = '/pages/product/detail/index';
const OPEN_SHEET: Query = { role: 'dialog' };
const CATCHER: Query = { tag: 'page-container' };
const STYLES = { weapp: 'app-origin.wxss', tt: 'app-origin.ttss', alipay: 'app-origin.acss' };

describe.each(PLATFORMS)('the way back of %s', (platform) => {
  async function openList(more: Pick<LaunchOptions, 'lacks'> = {}) {
    const host = await openProgram(platform, shopOrigin, `${LIST}?gender=women`, more);
    onTestFinished(() => {
      host.close();
      expect(host.errors).toEqual([]);
    });
    const { tap, until } = shopperOf(host);
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
      /** Goes back as a shopper does, and answers where that led. */
      async back(): Promise<string> {
        host.stack.back();
        await closed();
        return host.page().path;
      },
    };
  }

  it('closes a sheet, each time that it is open, and only then leaves the page', async () => {
    const { openProduct, openSheet, back } = await openList();
    await openProduct();
    for (const _ of ['once', 'and again']) {
      await openSheet('加入购物袋');
      expect(await back()).toBe(PRODUCT);
    }
    expect(await back()).toBe(LIST);
  });

  it('leaves the page at once when the sheet was closed otherwise', async () => {
    const { host, openProduct, openSheet, closed, back } = await openList();
    await openProduct();
    await openSheet('加入购物袋');
    const sheet = host.page().find(OPEN_SHEET);
    if (sheet.parent) host.tap(sheet.parent);
    await closed();
    expect(host.page().path).toBe(PRODUCT);
    expect(await back()).toBe(LIST);
  });

  it('keeps what was chosen in the sheet that it closes', async () => {
    const { host, openSheet, back } = await openList();
    const found = () => Number(/^(\d+) 件$/m.exec(host.page().text())?.[1]);
    const all = found();
    await openSheet('筛选');
    host.tap(host.page().find({ role: 'checkbox' }));
    await host.idle();
    expect(await back()).toBe(LIST);
    expect(found()).toBeLessThan(all);
  });

  it('does not stand in the way of where a sheet leads', async () => {
    const { host, openSheet, tap, closed } = await openList();
    await openSheet('默认排序');
    await tap({ text: '价格由低到高' });
    await closed();
    expect(host.page().query.sort).toBe('price-asc');
    expect(host.page().has(CATCHER)).toBe(false);
  });

  it('is left alone by a move back of the program’s own', async () => {
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
    await addSomething(host);
    host.stack.switchTab('/pages/bag/index');
    await host.idle();
    await tap({ text: /^去结算/ });
    await logIn(host);
    expect(host.page().path).toBe('/pages/bag/index');
    await tap({ text: /^去结算/ });
    // Whoever has bought before has an address already.
    await openSheet(/^(?:新增地址|更换)$/);
    expect(await back()).toBe('/order/checkout/index');
    expect(await back()).toBe('/pages/bag/index');
  });

  it('asks again whoever stayed with a person who is half written', async () => {
    const { host, tap, openSheet, closed } = await openList();
    // Somebody whom no other test writes a person for: the tests share a shop.
    host.state.shopper = 'demo-emma';
    await addSomething(host);
    host.stack.switchTab('/pages/bag/index');
    await host.idle();
    await tap({ text: /^去结算/ });
    await logIn(host);
    await tap({ text: /^去结算/ });
    if (host.page().has({ text: '新增地址' })) await writeAddress(host);
    await openSheet('新增清关人');
    const { write, until } = shopperOf(host);
    await write('姓名', '林安');
    const isAsked = () => host.page().has({ role: 'alertdialog' });
    const back = async () => {
      host.stack.back();
      await until(isAsked);
      expect(host.page().path).toBe('/order/checkout/index');
    };
    await back();
    await tap({ text: '取消' });
    await until(() => !isAsked());
    await back();
    await tap({ text: '确认' });
    await closed();
    expect(host.page().path).toBe('/order/checkout/index');
  });

  it('leads out of the page from under a sheet where the library is too old to be told', async () => {
    const { host, openProduct, openSheet, back } = await openList({ lacks: ['page-container'] });
    await openProduct();
    await openSheet('加入购物袋');
    expect(host.page().has(CATCHER)).toBe(false);
    expect(await back()).toBe(LIST);
  });

  it('is caught without moving the page', () => {
    const css = readFileSync(`${programOf(platform)}/${STYLES[platform]}`, 'utf8');
    expect(css).toMatch(/(?:^|\})page\s*\{[^}]*position:\s*static\s*!important/);
  });
});
