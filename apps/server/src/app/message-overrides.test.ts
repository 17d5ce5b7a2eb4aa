import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { onPostgresql, openTestShop, type TestShop } from '../../test/support/test-shop.ts';
import type { OpenDatabase } from '../database/database.ts';
import { renderEmail } from '../providers/messages/render-email.ts';
import { TEMPLATES } from '../providers/messages/templates.ts';
import { type App, createApp } from './create-app.ts';

let test: TestShop;
let databases: OpenDatabase[];
let apps: App[];

/** What is stored in a language, as files or operators write it. */
async function store(language: 'zh-CN' | 'en-US', value: object): Promise<void> {
  const stored = JSON.stringify(value);
  await test.database.db
    .insertInto('flat_contents')
    .values({ code: 'messages', language, value: stored })
    .onConflict((conflict) => conflict.columns(['code', 'language']).doUpdateSet({ value: stored }))
    .execute();
}

beforeAll(async () => {
  test = await openTestShop();
  databases = [test.database, onPostgresql ? await test.reopen() : test.database];
  apps = [];
  for (const database of databases)
    apps.push(await createApp({ settings: test.settings, database }));
});

afterAll(async () => {
  for (const { app } of apps) await app.close();
  if (onPostgresql) await databases[1]?.close();
  await test.close();
});

async function ask(at: number, url: string, language = 'zh-CN') {
  const response = await apps[at]?.app.inject({ url, headers: { 'accept-language': language } });
  return { status: response?.statusCode, body: response?.json() };
}

const readShop = async (at: number) =>
  (await ask(at, '/api/v1/contents/flat-contents/shop')).body.value;

it('names no overrides to shoppers while the merchant wrote none', async () => {
  expect(await readShop(0)).not.toHaveProperty('messagesVersion');
  expect((await ask(0, '/api/v1/contents/flat-contents/messages')).status).toBe(404);
  expect(apps[0]?.shop.overrides.ofScreens('zh-CN')).toBeUndefined();
});

it('follows a change in every process, each language by itself', async () => {
  await store('zh-CN', {
    'order.bag.title': '我的购物袋',
    'order.bag.itemCount': '几件',
    'server.error.not-found': '这里什么也没有',
  });
  for (const at of [0, 1])
    await vi.waitFor(async () =>
      expect((await ask(at, '/api/v1/contents/flat-contents/messages')).body.value).toEqual({
        'order.bag.title': '我的购物袋',
      }),
    );
  const { messagesVersion } = await readShop(1);
  expect(messagesVersion).toMatch(/^[\w-]{22}$/);
  expect((await ask(1, '/api/v1/contents/flat-contents/messages', 'en-US')).status).toBe(404);
  expect((await ask(0, '/api/v1/contents/flat-contents/none')).body.error.message).toBe(
    '这里什么也没有',
  );

  await store('zh-CN', { 'order.bag.title': '购物篮' });
  await vi.waitFor(async () =>
    expect((await readShop(1)).messagesVersion).not.toBe(messagesVersion),
  );
  await vi.waitFor(async () =>
    expect((await ask(0, '/api/v1/contents/flat-contents/none')).body.error.message).toBe(
      '未找到所请求的内容',
    ),
  );
});

it('writes e-mails with what the merchant says, escaped like the default', async () => {
  const key = 'server.message.order-paid.text.subject';
  await store('en-US', { [key]: 'Thank you <3 for {order}' });
  const { sample } = TEMPLATES['order-paid'];
  const render = () => renderEmail(test.settings.brand, 'order-paid', 'en-US', sample);
  await vi.waitFor(() => expect(render().subject).toBe('Thank you <3 for 202611251001'));
  expect(render().html).toContain('Thank you &lt;3 for 202611251001');
});
