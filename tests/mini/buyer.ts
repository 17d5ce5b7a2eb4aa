import sharp from 'sharp';
import { expect } from 'vitest';
import type { Host } from '../mini-host/index.ts';
import { shopperOf } from './shopper.ts';

/** What a shopper does on the way to a purchase, in any of the programs. */

const PRICE = /¥[\d,]+/;

/** A card as its owner photographs it: what is on it is read by nobody in the sandbox. */
const card = () =>
  sharp({ create: { width: 1200, height: 756, channels: 3, background: '#d8d4cc' } })
    .jpeg()
    .toBuffer();

/** Narrows the list that stands by its first choice, and answers how many pieces are left. */
export async function narrow(host: Host): Promise<number> {
  const { tap } = shopperOf(host);
  await tap({ text: '筛选' });
  host.tap(host.page().find({ role: 'checkbox' }));
  await host.idle();
  const told = /查看 (\d+) 件/.exec(host.page().text())?.[1];
  await tap({ text: /^查看 \d+ 件$/ });
  return Number(told);
}

/** Puts a piece into the bag: the last of its sizes that can be had. */
export async function addSomething(host: Host): Promise<void> {
  const { tap } = shopperOf(host);
  host.tap(host.page().find({ text: PRICE }));
  await host.idle();
  await tap({ text: '加入购物袋' });
  const sizes = host.page().findAll({ role: 'radio' });
  const size = sizes.filter(({ listeners }) => listeners.length > 0).at(-1);
  if (!size) throw new Error(`nothing of it is left:\n${host.page().text()}`);
  host.tap(size);
  await host.idle();
  await tap({ text: '加入购物袋' });
}

export async function logIn(host: Host): Promise<void> {
  const { tap } = shopperOf(host);
  expect(host.page().path).toBe('/account/login/index');
  await tap({ role: 'checkbox' });
  await tap({ text: '一键登录' });
}

/** Fills the form of an address that stands. */
export async function fillAddress(host: Host): Promise<void> {
  const { write, choose } = shopperOf(host);
  await write('收件人', '林安');
  await write('手机号', '13800138000');
  await choose('省份', '上海市');
  await write('城市', '上海市');
  await write('区县', '徐汇区');
  await write('详细地址', '武康路 100 号');
}

export async function writeAddress(host: Host): Promise<void> {
  const { tap } = shopperOf(host);
  await tap({ text: '新增地址' });
  await fillAddress(host);
  await tap({ text: '保存并使用' });
}

export async function writePersonalId(host: Host): Promise<void> {
  const { tap, write } = shopperOf(host);
  await tap({ text: '新增清关人' });
  host.state.album.push(await card(), await card());
  await write('姓名', '林安');
  await write('身份证号', '11010519491231002X');
  await tap({ label: '人像面：点击上传' });
  await tap({ label: '国徽面：点击上传' });
  await tap({ text: /^同意处理我的敏感个人信息/ });
  await tap({ text: '保存并使用' });
}

/** A code that nobody knows, and one that counts. */
export async function useCode(host: Host): Promise<void> {
  const { tap, write } = shopperOf(host);
  await write('优惠码', 'nosuchcode');
  await tap({ text: '使用' });
  expect(host.page().text()).toContain('优惠码有误，请核对后再试');
  await write('优惠码', ' elsewhere ');
  await tap({ text: '使用' });
  expect(host.page().text()).toContain('已使用，减 ¥200');
}

/** The cashier's address is on the clipboard: the shopper opens it in a browser, and pays. */
export async function payAtTheCashier(host: Host, origin: string): Promise<void> {
  const body = new URLSearchParams({ outcome: 'pay' });
  const paid = await fetch(origin + new URL(host.state.clipboard).pathname, {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  expect(paid.status).toBe(303);
}

/** Pulls at the page until it says so: orders travel by themselves. */
export async function pullUntil(host: Host, text: string | RegExp, limit = 40_000): Promise<void> {
  const deadline = Date.now() + limit;
  while (!host.page().has({ text })) {
    if (Date.now() > deadline) throw new Error(`still not there:\n${host.page().text()}`);
    host.pullDown();
    await host.idle();
  }
}
