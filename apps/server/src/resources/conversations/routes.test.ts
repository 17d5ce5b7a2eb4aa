import type { Conversation, ConversationMessage, MessageList } from '@vitrine/contract';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { product, seedCatalogueFixture } from '../../../test/support/catalogue-fixture.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { logIn } from '../../app/log-in.ts';
import { findSession, openSession } from '../../sessions/store.ts';
import { eraseShopper } from '../privacy/erase-shopper.ts';
import { exportMessages } from './export-messages.ts';
import { pruneConversations } from './jobs.ts';
import { answerConversation, closeConversation, listWaitingConversations } from './service.ts';

const NOW = Date.UTC(2026, 10, 23, 4);
const DAY_MS = 86_400_000;
const BASE = '/api/v1/my/conversations';
const PRODUCT = product(40).id;

const clock = { now: NOW };
let test: TestApp;
let guest: string;
let conversation: Conversation;

beforeAll(async () => {
  test = await openTestApp({ seed: seedCatalogueFixture, now: () => clock.now });
}, 60_000);
afterAll(() => test.close());
beforeEach(async () => {
  clock.now += 3_600_000;
  guest = await openGuest();
  conversation = await open(guest);
});

const deps = () => test.shop.deps;
const openGuest = async () => (await openSession(deps().db, clock.now)).key;

interface Sent {
  status: number;
  body: unknown;
}

async function ask<T>(method: 'GET' | 'POST' | 'PUT', url: string, key: string, payload?: object) {
  const response = await test.app.inject({
    method,
    url,
    headers: { 'session-key': key },
    ...(payload ? { payload } : {}),
  });
  return { status: response.statusCode, body: response.json<T>() };
}

const open = async (key: string, topic = 'service') =>
  (await ask<Conversation>('POST', BASE, key, { topic })).body;
const send = (payload: object, key = guest, id = conversation.id) =>
  ask<ConversationMessage>('POST', `${BASE}/${id}/messages`, key, payload);
const list = async (query = '', key = guest) =>
  (await ask<MessageList>('GET', `${BASE}/${conversation.id}/messages${query}`, key)).body;
const find = async (key = guest) =>
  (await ask<Conversation[]>('GET', BASE, key)).body.find(({ id }) => id === conversation.id);
const answer = (text: string) =>
  answerConversation(deps(), { conversationId: conversation.id, author: '林', text });

describe('a conversation', () => {
  it('is opened once for a topic, also by simultaneous calls', async () => {
    const opened = await Promise.all([open(guest), open(guest), open(guest, 'stylist')]);
    expect(new Set(opened.map(({ id }) => id)).size).toBe(2);
    expect(opened[0]).toMatchObject({ state: 'open', unread: 0, lastMessage: null });
  });

  it('goes through its states', async () => {
    const states: unknown[] = [];
    await send({ text: '在吗' });
    states.push((await find())?.state);
    await answer('在');
    states.push((await find())?.state);
    expect(await closeConversation(deps().db, conversation.id)).toBe(true);
    expect(await closeConversation(deps().db, conversation.id)).toBe(false);
    states.push((await find())?.state);
    await send({ text: '还有一个问题' });
    states.push((await find())?.state);
    expect(states).toEqual(['waiting', 'answered', 'closed', 'waiting']);
  });

  it('is replaced by a new one of its topic once it is closed', async () => {
    await closeConversation(deps().db, conversation.id);
    expect((await open(guest)).id).not.toBe(conversation.id);
  });

  it('counts the answers that were not read', async () => {
    await send({ text: '在吗' });
    await answer('在');
    await answer('请说');
    expect(await find()).toMatchObject({ unread: 2, lastMessage: { text: '请说', author: '林' } });
    await ask('PUT', `${BASE}/${conversation.id}/read-position`, guest, { position: 2 });
    expect((await find())?.unread).toBe(1);
    await ask('PUT', `${BASE}/${conversation.id}/read-position`, guest, { position: 99 });
    expect((await find())?.unread).toBe(0);
  });

  it('becomes the shopper’s when the guest logs in, is exported and is erased', async () => {
    await send({ text: '来自访客' });
    const { db } = deps();
    const { id } = await db
      .insertInto('shoppers')
      .defaultValues()
      .returning('id')
      .executeTakeFirstOrThrow();
    const from = await findSession(db, guest, clock.now);
    const opened = await db
      .transaction()
      .execute((trx) => logIn(trx, { from, shopperId: id, now: clock.now }));
    if (!opened || opened === 'blocked') throw new Error('The log-in failed');
    const messages = await list('', opened.key);
    expect(messages.messages.map(({ text }) => text)).toEqual(['来自访客']);
    const { keyring } = deps();
    const exported = await exportMessages(db, id, keyring);
    expect(exported).toMatchObject([{ sender: 'shopper', text: '来自访客' }]);
    await db.transaction().execute((trx) => eraseShopper(trx, id, { keyring, now: clock.now }));
    expect(await exportMessages(db, id, keyring)).toEqual([]);
  });
});

describe('messages', () => {
  it('are listed in order, in pages from the last one', async () => {
    for (let n = 1; n <= 45; n++) await send({ text: String(n) });
    const last = await list();
    expect(last.messages.map(({ position }) => position).slice(0, 2)).toEqual([6, 7]);
    expect(last.hasEarlier).toBe(true);
    const first = await list('?before=6');
    expect(first.messages.map(({ text }) => text)).toEqual(['1', '2', '3', '4', '5']);
    expect(first.hasEarlier).toBe(false);
    expect((await list('?after=44')).messages).toHaveLength(1);
  });

  it('are sent once when a call with an Idempotency-Key is repeated', async () => {
    const url = `${BASE}/${conversation.id}/messages`;
    const headers = { 'session-key': guest, 'idempotency-key': 'one-message-only' };
    const payload = { text: '只发一次' };
    const attempt = () => test.app.inject({ method: 'POST', url, headers, payload });
    const sent = await Promise.all([attempt(), attempt()]);
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await list()).messages).toHaveLength(1);
  });

  it('are not readable in the database', async () => {
    await send({ text: '我的手机是 13900000000' });
    const { rows } = await sql<{ row: string }>`
      select encode(encrypted_text, 'escape') as row from conversation_messages
      where conversation_id = ${conversation.id}`.execute(deps().db);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain('13900000000');
  });

  it('belong to their shopper only', async () => {
    const other = await openGuest();
    const replies: Sent[] = [
      await ask('GET', `${BASE}/${conversation.id}`, other),
      await ask('GET', `${BASE}/${conversation.id}/messages`, other),
      await send({ text: '你好' }, other),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await find(other)).toBeUndefined();
  });

  it('are limited in an hour', async () => {
    const { db } = deps();
    await send({ text: '1' });
    await db.updateTable('quotas').set({ used: 120 }).where('key', 'like', 'messages:%').execute();
    const { status, body } = await send({ text: '太多' });
    expect([status, body]).toMatchObject([429, { error: { reason: 'messages-used-up' } }]);
    expect((await list()).messages).toHaveLength(1);
  });

  it('show a product as it is in the shop, and say when it is gone', async () => {
    const { body } = await send({ text: '有货吗', card: { kind: 'product', id: PRODUCT } });
    expect(body.card).toMatchObject({ kind: 'product', id: PRODUCT, isAvailable: true });
    expect(body.card?.amount).toBeGreaterThan(0);
    const missing = await send({ card: { kind: 'product', id: '999999' } });
    expect(missing.status).toBe(404);
  });

  it('show no order of another shopper', async () => {
    const { status } = await send({ card: { kind: 'order', id: '1' } });
    expect(status).toBe(404);
  });
});

describe('waiting for the next message', () => {
  it('ends when the shop answers', async () => {
    await send({ text: '在吗' });
    const waiting = list('?after=1&wait=20');
    await answer('在');
    expect((await waiting).messages.map(({ text }) => text)).toEqual(['在']);
  });

  it('ends without a message when the conversation is closed', async () => {
    await send({ text: '在吗' });
    const waiting = list('?after=1&wait=20');
    await closeConversation(deps().db, conversation.id);
    expect(await waiting).toMatchObject({ messages: [], state: 'closed' });
  });

  it('ends when its time is over', async () => {
    expect(await list('?after=0&wait=1')).toMatchObject({ messages: [], state: 'open' });
  });
});

describe('answering', () => {
  it('lists the conversations that wait, the longest waiting first', async () => {
    await deps().db.updateTable('conversations').set({ state: 'closed' }).execute();
    await send({ text: '先' });
    clock.now += 1_000;
    const other = await openGuest();
    const second = await open(other);
    await send({ text: '后' }, other, second.id);
    const waiting = await listWaitingConversations(deps().db, 10);
    expect(waiting.map(({ id }) => id)).toEqual([conversation.id, second.id]);
    await answer('好');
    expect((await listWaitingConversations(deps().db, 10)).map(({ id }) => id)).toEqual([
      second.id,
    ]);
  });

  it('does not answer a message that another one has followed', async () => {
    await send({ text: '一' });
    await send({ text: '二' });
    const late = { conversationId: conversation.id, author: '林', text: '答一', to: 1 };
    expect(await answerConversation(deps(), late)).toBe(false);
    expect((await list()).messages).toHaveLength(2);
  });
});

describe('a picture', () => {
  const BOUNDARY = 'a-boundary-of-the-tests';

  async function upload(bytes: Buffer, key = guest) {
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
    const response = await test.app.inject({
      method: 'POST',
      url: `${BASE}/${conversation.id}/images`,
      headers: {
        'session-key': key,
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      },
      payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
    });
    return { status: response.statusCode, body: response.json<{ id: string }>() };
  }

  const draw = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#7a8f82' } })
      .withExif({ IFD0: { Copyright: 'someone' } })
      .jpeg()
      .toBuffer();

  it('is sent re-encoded, and shown by its signed URL only', async () => {
    const { body } = await upload(await draw(2400, 1200));
    const { image } = (await send({ imageId: body.id })).body;
    expect(image).toMatchObject({ width: 1600, height: 800 });
    const show = (url: string) => test.app.inject({ url });
    const shown = await show(image?.url ?? '');
    expect(shown.headers['content-type']).toBe('image/jpeg');
    expect((await sharp(shown.rawPayload).metadata()).exif).toBeUndefined();
    expect((await sharp((await show(image?.thumbnailUrl ?? '')).rawPayload).metadata()).width).toBe(
      360,
    );
    const forged = image?.url.replace(/signature=.{4}/, 'signature=AAAA') ?? '';
    expect((await show(forged)).statusCode).toBe(404);
    clock.now += DAY_MS;
    expect((await show(image?.url ?? '')).statusCode).toBe(404);
  });

  it('is sent once, and by its own shopper', async () => {
    const { body } = await upload(await draw(200, 200));
    expect((await send({ imageId: body.id })).status).toBe(200);
    expect((await send({ imageId: body.id })).status).toBe(409);
    const other = await openGuest();
    expect((await upload(await draw(200, 200), other)).status).toBe(404);
    const another = await open(other);
    const stolen = await send({ imageId: body.id }, other, another.id);
    expect(stolen.status).toBe(404);
  });

  it('is not accepted when it is no picture', async () => {
    const { status, body } = await upload(Buffer.from('<svg onload="alert(1)"/>'));
    expect([status, body]).toMatchObject([400, { error: { reason: 'photo-unreadable' } }]);
  });
});

describe('the prune-conversations job', () => {
  it('deletes old conversations and unsent pictures, and keeps the others', async () => {
    const { db } = deps();
    await send({ text: '旧' });
    clock.now += 91 * DAY_MS;
    guest = await openGuest();
    const kept = await open(guest);
    const context = { database: test.shop.database, dataDir: '', now: () => clock.now };
    await pruneConversations.run({}, context);
    const rows = await db.selectFrom('conversations').select('id').execute();
    const ids = rows.map(({ id }) => id);
    expect([ids.includes(kept.id), ids.includes(conversation.id)]).toEqual([true, false]);
    const messages = await db
      .selectFrom('conversation_messages')
      .select('id')
      .where('conversation_id', '=', conversation.id)
      .execute();
    expect(messages).toEqual([]);
  });
});
