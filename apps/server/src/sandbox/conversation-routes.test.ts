import type { Conversation, MessageList } from '@vitrine/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../test/support/test-app.ts';
import { openSession } from '../sessions/store.ts';
import { answerAsAssistant } from './answer-as-assistant.ts';

const clock = { now: Date.UTC(2026, 10, 23, 4) };
const BASE = '/api/v1/my/conversations';
let test: TestApp;
let headers: Record<string, string>;
let id: string;

beforeAll(async () => {
  test = await openTestApp({ now: () => clock.now });
});
afterAll(() => test.close());
beforeEach(async () => {
  clock.now += 3_600_000;
  const { key } = await openSession(test.shop.deps.db, clock.now);
  headers = { 'session-key': key };
  id = (await post<Conversation>(BASE, { topic: 'service' })).id;
});

async function post<T>(url: string, payload: object): Promise<T> {
  return (await test.app.inject({ method: 'POST', url, headers, payload })).json<T>();
}
const send = (text: string) => post(`${BASE}/${id}/messages`, { text });
const list = async () => {
  const { messages } = (
    await test.app.inject({ url: `${BASE}/${id}/messages`, headers })
  ).json<MessageList>();
  return messages.map(({ author, text }) => (author ? `${author}：${text}` : text));
};
const runAssistant = () =>
  answerAsAssistant.run({
    database: test.shop.database,
    dataDir: '',
    now: () => clock.now,
    deps: test.shop.deps,
  });
const submit = (form: Record<string, string>) =>
  test.app.inject({
    method: 'POST',
    url: `/sandbox/conversations/${id}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });

it('the assistant answers each message once, after some seconds, and says what it is', async () => {
  await send('在吗');
  await runAssistant();
  expect(await list()).toHaveLength(1);
  clock.now += 4_000;
  await runAssistant();
  await runAssistant();
  const messages = await list();
  expect(messages).toHaveLength(2);
  expect(messages[1]).toMatch(/^演示客服：/);
});

it('the assistant is silent in a shop without sandboxes', async () => {
  await send('在吗');
  clock.now += 4_000;
  const { deps } = test.shop;
  const providers = { ...deps.settings.providers, sandbox: false };
  await answerAsAssistant.run({
    database: test.shop.database,
    dataDir: '',
    now: () => clock.now,
    deps: { ...deps, settings: { ...deps.settings, providers } },
  });
  expect(await list()).toHaveLength(1);
});

it('a developer reads, answers and closes a conversation', async () => {
  await send('<b>在吗</b>');
  const page = await test.app.inject({ url: `/sandbox/conversations/${id}` });
  expect(page.body).toContain('&lt;b&gt;在吗&lt;/b&gt;');
  expect((await submit({ text: '在的', action: 'answer' })).statusCode).toBe(303);
  expect(await list()).toEqual(['<b>在吗</b>', '演示客服：在的']);
  expect((await submit({ text: '', action: 'answer' })).statusCode).toBe(400);
  await submit({ action: 'close' });
  const index = await test.app.inject({ url: '/sandbox/conversations' });
  expect(index.body).toContain(`/sandbox/conversations/${id}">service, closed`);
});

it('has no page of an unknown conversation', async () => {
  const url = '/sandbox/conversations/0190a5c2-4d8e-7c3a-9f1b-2d6e8a7b5c40';
  expect((await test.app.inject({ url })).statusCode).toBe(404);
  expect((await test.app.inject({ url: '/sandbox/conversations/x' })).statusCode).toBe(404);
});
