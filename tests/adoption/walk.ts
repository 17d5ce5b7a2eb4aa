import { deepEqual, ok } from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { findFreePorts } from '../../apps/server/test/support/free-ports.ts';
import { launchBrowser } from '../support/browser.ts';
import { openSession, phone, waitForHydration } from '../support/browser-session.ts';
import { fillAddress, fillPersonalId } from '../support/forms.ts';
import { askAsOperator, createOwner } from '../support/operator-account.ts';
import type { OwnDatabase } from './databases.ts';
import { openPartners, type Partners } from './partners.ts';
import { drawPictures, writeBrand, writeShopFolder, writeTables } from './shop-files.ts';
import {
  type Environment,
  runInClone,
  type ServedShop,
  serveShop,
  startLater,
} from './shop-process.ts';
import { type AdoptedShop, CUSTOMS_WORDS } from './shops.ts';

const MOBILE = '13912340001';
const LIMIT_MS = 60_000;
const POLL_MS = 500;

interface Place {
  readonly clone: string;
  readonly folder: string;
  readonly database: OwnDatabase;
  readonly shop: AdoptedShop;
  /** Tells how long a step of the guide took. */
  readonly step: <T>(name: string, run: () => Promise<T>) => Promise<T>;
}

async function waitFor<T>(what: string, look: () => Promise<T | undefined | false>): Promise<T> {
  const until = Date.now() + LIMIT_MS;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > until) throw new Error(`${what} did not happen in time`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

const KEY = Buffer.alloc(32, 7).toString('base64');

async function createSettings(place: Place, partners: Partners): Promise<Environment> {
  const [port] = await findFreePorts(1);
  return {
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    TOKEN_KEY: `tokens-${KEY}`,
    PORTAL_KEY: `portals-${KEY}`,
    PERSONAL_ID_KEYS: `k1:${KEY}`,
    BRAND_DIR: writeBrand(place.clone, place.folder, place.shop),
    DATA_DIR: join(place.folder, 'data'),
    LOG_LEVEL: 'warn',
    ...partners.settings,
    ...place.database.settings,
  };
}

async function fillShop({ clone, folder, shop, step }: Place, settings: Environment) {
  const run = (...options: string[]) =>
    runInClone(clone, ['npm', 'run', '--silent', 'shop', '--', ...options], settings);
  const tables = writeTables(folder, shop);
  const pictures = await drawPictures(folder, shop);
  await step('migrate', () => run('migrate'));
  await step('import merchants', () => run('import', tables.merchants, '--kind', 'merchants'));
  const imported = ['import', tables.products, '--images', pictures, ...shop.options];
  await step('dry run of the products', () => run(...imported, '--dry-run'));
  await step('import products', () => run(...imported));
  await step('words and legal pages', () => run('deploy', writeShopFolder(folder, shop)));
}

/** What a shopper reads, to be searched for words at the end. */
type Readings = Map<string, string>;

async function logIn(page: Page, partners: Partners): Promise<void> {
  await waitForHydration(page);
  const sent = partners.messages.length;
  await page.getByLabel('手机号', { exact: true }).fill(MOBILE);
  await page.getByRole('button', { name: '获取验证码' }).click();
  const { values } = await waitFor('The security code', async () => partners.messages[sent]);
  await page.getByLabel('验证码', { exact: true }).fill(values.code ?? '');
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/user/login'));
}

async function addAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: '新增地址' }).click();
  await fillAddress(page.getByRole('dialog', { name: '新增地址' }));
}

async function addPersonalId(page: Page): Promise<void> {
  await page.getByRole('button', { name: '新增清关人' }).click();
  await fillPersonalId(page.getByRole('dialog', { name: '新增清关人' }));
}

/** Buys the product on a phone, from the home page to the confirmation. Returns the id of the order. */
async function buy(page: Page, place: Place, partners: Partners, readings: Readings) {
  const { shop } = place;
  const read = async (name: string) => readings.set(name, await page.content());
  await page.goto('/');
  await waitForHydration(page);
  await read('home');
  await page.getByRole('link', { name: shop.productName }).first().click();
  await page.waitForURL('**/product/detail/*');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await read('product');
  await page.getByRole('button', { name: '加入购物袋' }).locator('visible=true').click();
  const sheet = page.getByRole('dialog', { name: '选择尺码' });
  const added = page.getByRole('link', { name: '去看看' });
  await sheet.or(added).first().waitFor();
  if (await sheet.isVisible()) {
    await sheet.getByRole('radio', { disabled: false }).first().focus();
    await page.keyboard.press('Space');
    await sheet.getByRole('button', { name: '加入购物袋' }).click();
  }
  await added.click();
  await page.waitForURL('**/bag');
  await page.getByRole('button', { name: /^去结算/ }).click();
  await page.waitForURL('**/user/login*');
  await read('log-in');
  await logIn(page, partners);
  await page.waitForURL('**/checkout/*');
  await addAddress(page);
  if (shop.importsGoods) await addPersonalId(page);
  await page.getByText('武康路 12 弄').waitFor();
  await read('checkout');
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: '提交订单', exact: true }).click();
  await page.getByRole('button', { name: '付款' }).click();
  await page.waitForURL('**/order/*/confirmation');
  await page.getByText('谢谢您，订单已收到').waitFor();
  await read('confirmation');
  return new URL(page.url()).pathname.split('/').at(-2) ?? '';
}

/** Reads the pages that lead nowhere in the walk, in both languages. */
async function readOtherPages(page: Page, orderId: string, readings: Readings): Promise<void> {
  const paths = [
    '',
    '/bag',
    '/user/me',
    '/product/list',
    `/user/orders/${orderId}`,
    '/user/orders',
  ];
  for (const language of ['', '/en'])
    for (const path of paths) {
      const url = `${language}${path}` || '/';
      const response = await page.goto(url);
      ok(response?.ok(), `${url} answers ${response?.status()}`);
      await waitForHydration(page);
      readings.set(url, await page.content());
    }
}

interface OperatorSession {
  ask(path: string, body?: object): Promise<Record<string, unknown>>;
  /** Creates a key that is valid longer than a session. */
  createKey(): Promise<string>;
}

async function logInOperator(served: ServedShop): Promise<OperatorSession> {
  const { cookie } = await createOwner({ origin: served.origin, server: served });
  const ask: OperatorSession['ask'] = async (path, body) =>
    (await askAsOperator(served.origin, path, { cookie, ...(body && { body }) })).data;
  return {
    ask,
    async createKey() {
      const { key } = await ask('api-keys', {
        name: '对账',
        permissions: ['money:write'],
        days: 30,
      });
      return String(key);
    },
  };
}

async function sendOrder(
  { ask }: OperatorSession,
  shop: AdoptedShop,
  readings: Readings,
): Promise<string> {
  const { items } = (await ask('merchant-orders')) as { items: { id: string }[] };
  const path = `merchant-orders/${items[0]?.id}`;
  await ask(`${path}/acceptance`, {});
  await ask(`${path}/packing`, {});
  await ask(`${path}/parcels`, { carrier: 'shunfeng', trackingNumber: 'SF1234567890123' });
  const slip = await ask(`${path}/packing-slip`, { paper: 'a6', document: 'packing-slip' });
  readings.set('packing slip', JSON.stringify(slip));
  const events = shop.importsGoods
    ? ['depart', 'arrive', 'start-clearance', 'clear', 'send-out', 'deliver']
    : ['send-out', 'deliver'];
  for (const action of events) await ask(`${path}/events`, { action });
  return path;
}

async function returnProduct(page: Page, orderId: string, readings: Readings): Promise<string> {
  await page.goto(`/user/orders/${orderId}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: '确认签收' }).first().click();
  await page.getByRole('link', { name: '申请退货' }).first().click();
  await page.getByRole('checkbox', { checked: true }).waitFor();
  readings.set('return', await page.content());
  await page.getByLabel('退货原因').selectOption({ index: 1 });
  await page.getByRole('button', { name: '提交申请' }).click();
  await page.waitForURL('**/user/returns/*');
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function takeBack({ ask }: OperatorSession, id: string): Promise<void> {
  await ask(`returns/${id}/approval`, {});
  await ask(`returns/${id}/receipt`, {});
  await ask(`returns/${id}/inspection`, { note: '完好', isSellable: true });
  await ask(`returns/${id}/refund`, {});
}

async function approvePersonalId({ ask }: OperatorSession): Promise<void> {
  const { items } = (await ask('personal-ids')) as { items: { id: string }[] };
  ok(items.length === 1, 'No personal ID waits for a review');
  for (const { id } of items) {
    const { updatedAt } = await ask(`personal-ids/${id}/reveal`, { reason: '核对收件人的证件' });
    await ask(`personal-ids/${id}/decision`, { verdict: 'approve', updatedAt });
  }
}

interface Bill {
  readonly status: string;
  readonly lines: number | null;
  readonly openDifferences: number;
}

/** By then the bill of the day has been made. */
const LATER_HOURS = 36;

/** Waits until the bill of the day is compared with the money of the shop, on the next day. */
async function reconcile(place: Place, settings: Environment, key: string): Promise<void> {
  await place.database.setClockForward(LATER_HOURS);
  const later = await serveShop(place.clone, { ...settings, ...startLater(LATER_HOURS) });
  try {
    const bill = await waitFor('The comparison of the bill', async () => {
      const response = await fetch(`${later.origin}/admin/api/v1/provider-bills`, {
        headers: { authorization: `Bearer ${key}`, connection: 'close' },
      });
      const { items } = (await response.json()) as { items: Bill[] };
      return items.find(({ status }) => status === 'compared');
    }).catch((error: Error) => {
      throw new Error(`${error.message}\n${later.log()}`);
    });
    deepEqual([bill.lines, bill.openDifferences], [2, 0]);
  } finally {
    await later.stop();
  }
}

/** Refuses what speaks of customs in a shop that imports nothing. */
function checkWords({ shop, folder }: Place, partners: Partners, readings: Readings): void {
  readings.set('messages', JSON.stringify(partners.messages));
  mkdirSync(join(folder, 'readings'));
  for (const [index, [name, text]] of [...readings].entries()) {
    writeFileSync(join(folder, 'readings', `${index}.html`), `<!-- ${name} -->\n${text}`);
    const [found] = CUSTOMS_WORDS.exec(text) ?? [];
    ok(shop.importsGoods || !found, `"${name}" says "${found}"`);
  }
  const all = [...readings.values()].join('');
  ok(!shop.importsGoods || CUSTOMS_WORDS.test(all), 'A shop that imports says nothing of customs');
}

/** Plays the way of a merchant from an installed clone to a sale that is returned, refunded and reconciled. */
export async function walkShop(place: Place): Promise<void> {
  const partners = await openPartners();
  const settings = await createSettings(place, partners);
  const readings: Readings = new Map();
  await fillShop(place, settings);
  const served = await place.step('serve', () => serveShop(place.clone, settings));
  const browser = await launchBrowser();
  try {
    const operator = await place.step('owner', () => logInOperator(served));
    const { page, close } = await openSession(browser, served.origin, phone);
    const orderId = await place.step('first sale', () => buy(page, place, partners, readings));
    if (place.shop.importsGoods) await approvePersonalId(operator);
    await place.step('send', () => sendOrder(operator, place.shop, readings));
    await readOtherPages(page, orderId, readings);
    const returned = await place.step('return', () => returnProduct(page, orderId, readings));
    await place.step('refund', () => takeBack(operator, returned));
    await waitFor('The refund', async () => {
      await page.reload();
      return page.getByText('已退款').first().isVisible();
    });
    readings.set('refund', await page.content());
    await close();
    const key = await operator.createKey();
    await served.stop();
    await place.step('reconcile', () => reconcile(place, settings, key));
  } finally {
    await browser.close();
    await served.stop();
    await partners.close();
  }
  checkWords(place, partners, readings);
}
