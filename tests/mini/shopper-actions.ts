import sharp from 'sharp';
import { expect } from 'vitest';
import type { Host } from '../mini-host/index.ts';
import { createPageDriver } from './page-driver.ts';

const PRICE = /¥[\d,]+/;

/** Creates a photo of a personal ID or of a returned product. */
const createPhoto = () =>
  sharp({ create: { width: 1200, height: 756, channels: 3, background: '#d8d4cc' } })
    .jpeg()
    .toBuffer();

/** Applies the first filter of the open list, and returns the number of products. */
export async function applyFirstFilter(host: Host): Promise<number> {
  const { tap } = createPageDriver(host);
  await tap({ text: '筛选' });
  host.tap(host.page().find({ role: 'checkbox' }));
  await host.idle();
  const count = /查看 (\d+) 件/.exec(host.page().text())?.[1];
  await tap({ text: /^查看 \d+ 件$/ });
  return Number(count);
}

/** Opens the first product of a list and adds the last available size to the bag. */
export async function addProductToBag(host: Host): Promise<void> {
  const { tap } = createPageDriver(host);
  host.tap(host.page().find({ text: PRICE }));
  await host.idle();
  await tap({ text: '加入购物袋' });
  const sizes = host.page().findAll({ role: 'radio' });
  const size = sizes.filter(({ listeners }) => listeners.length > 0).at(-1);
  if (!size) throw new Error(`no size is available:\n${host.page().text()}`);
  host.tap(size);
  await host.idle();
  await tap({ text: '加入购物袋' });
}

export async function logIn(host: Host): Promise<void> {
  const { tap } = createPageDriver(host);
  expect(host.page().path).toBe('/account/login/index');
  await tap({ role: 'checkbox' });
  await tap({ text: '一键登录' });
}

/** Fills the open address form. */
export async function fillAddress(host: Host): Promise<void> {
  const { write, choose } = createPageDriver(host);
  await write('收件人', '林安');
  await write('手机号', '13800138000');
  await choose('省份', '上海市');
  await choose('区县', '徐汇区');
  await write('详细地址', '武康路 100 号');
}

export async function addAddress(host: Host): Promise<void> {
  const { tap } = createPageDriver(host);
  await tap({ text: '新增地址' });
  await fillAddress(host);
  await tap({ text: '保存并使用' });
}

export async function addPersonalId(host: Host): Promise<void> {
  const { tap, write } = createPageDriver(host);
  await tap({ text: '新增清关人' });
  host.state.album.push(await createPhoto(), await createPhoto());
  await write('姓名', '林安');
  await write('身份证号', '11010519491231002X');
  await tap({ label: '人像面：点击上传' });
  await tap({ label: '国徽面：点击上传' });
  await tap({ text: /^同意处理我的敏感个人信息/ });
  await tap({ text: '保存并使用' });
}

/** Adds a photo to the open return form. */
export async function addReturnPhoto(host: Host): Promise<void> {
  const { tap, until } = createPageDriver(host);
  host.state.album.push(await createPhoto());
  await tap({ label: '添加照片' });
  await until(() => host.page().text().includes('1/6') && !host.page().has({ text: '正在上传' }));
}

/** Enters an unknown and a valid promo code. */
export async function applyPromoCode(host: Host): Promise<void> {
  const { tap, write } = createPageDriver(host);
  await write('优惠码', 'nosuchcode');
  await tap({ text: '使用' });
  expect(host.page().text()).toContain('优惠码有误，请核对后再试');
  await write('优惠码', ' elsewhere ');
  await tap({ text: '使用' });
  expect(host.page().text()).toContain('已使用，减 ¥200');
}

/** Pays at the sandbox cashier, whose URL the program has copied to the clipboard. */
export async function payAtCashier(host: Host, origin: string): Promise<void> {
  const body = new URLSearchParams({ outcome: 'pay' });
  const response = await fetch(origin + new URL(host.state.clipboard).pathname, {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  expect(response.status).toBe(303);
}

/** Refreshes the page until it contains the text: orders progress on the server. */
export async function refreshUntil(
  host: Host,
  text: string | RegExp,
  limit = 40_000,
): Promise<void> {
  const deadline = Date.now() + limit;
  while (!host.page().has({ text })) {
    if (Date.now() > deadline) throw new Error(`the text did not appear:\n${host.page().text()}`);
    host.pullDown();
    await host.idle();
  }
}
