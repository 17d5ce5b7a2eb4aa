import type { ShopperConversation } from '@vitrine/contract/admin';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { openSession } from '../../sessions/store.ts';
import { lockConversation } from '../conversations/queries.ts';
import { addMessage, openConversation } from '../conversations/service.ts';

let harness: OperatorHarness;
let support: { id: string; session: string };
beforeAll(async () => {
  harness = await openOperatorHarness();
  support = await harness.createOperator('support');
});
afterAll(() => harness.close());

const write = (id: string, text: string) =>
  harness.db.transaction().execute(async (trx) => {
    const row = await lockConversation(trx, id);
    if (!row) throw new Error('no conversation');
    const { keyring, now } = harness.deps;
    await addMessage(trx, row, { sender: 'shopper', text }, { keyring, now: now() });
  });

async function openWaiting(): Promise<string> {
  const { db, deps } = harness;
  harness.clock.now += 60_000;
  const { session } = await openSession(db, deps.now());
  const owner = { bagId: session.bagId, language: 'zh-CN' as const };
  const { id } = await db
    .transaction()
    .execute((trx) => openConversation(trx, owner, 'service', deps.now()));
  await write(id, '这件外套偏大吗？');
  return id;
}

const answer = (id: string, body: object, key?: string) =>
  harness.ask('POST', `conversations/${id}/answers`, {
    session: support.session,
    body,
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  });

const list = async (query: string): Promise<ShopperConversation[]> =>
  (await harness.ask('GET', `conversations?${query}`, { session: support.session })).body.items;

it('lists the longest waiting conversation first, page by page', async () => {
  const ids = [await openWaiting(), await openWaiting(), await openWaiting()];
  const found: string[] = [];
  let cursor = '';
  do {
    const { body } = await harness.ask('GET', `conversations?size=1${cursor}`, {
      session: support.session,
    });
    found.push(...body.items.map(({ id }: ShopperConversation) => id));
    cursor = body.nextCursor ? `&cursor=${body.nextCursor}` : '';
  } while (cursor);
  expect(found.filter((id) => ids.includes(id))).toEqual(ids);
});

it('records who reads a conversation, once for as long as they read it', async () => {
  const id = await openWaiting();
  const read = (session: string, query = '') =>
    harness.ask('GET', `conversations/${id}${query}`, { session });
  const colleague = await harness.createOperator('support');
  const listReaders = async () =>
    (
      await harness.db
        .selectFrom('audit_records')
        .select('actor')
        .where('target_id', '=', id)
        .where('action', '=', 'getShopperConversation')
        .orderBy('id')
        .execute()
    ).map(({ actor }) => actor);
  await read(support.session);
  await read(support.session, '?before=1');
  harness.clock.now += 20 * 60_000;
  await read(support.session);
  expect(await listReaders()).toEqual(['support 1']);
  await read(colleague.session);
  harness.clock.now += 11 * 60_000;
  await read(support.session);
  expect(await listReaders()).toEqual(['support 1', 'support 2', 'support 1']);
});

it('answers under the name of the operator, and records no text of it', async () => {
  const id = await openWaiting();
  const { status, body } = await answer(id, { text: '建议选小一码。', lastPosition: 1 });
  expect(status).toBe(200);
  expect(body).toMatchObject({ from: 'shop', author: 'support 1', text: '建议选小一码。' });
  expect((await list('state=answered')).map((each) => each.id)).toContain(id);
  const record = await harness.db
    .selectFrom('audit_records')
    .selectAll()
    .where('target_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(record.action).toBe('answerShopper');
  expect(JSON.stringify(record)).not.toContain('小一码');
});

it('refuses an answer and an end that were made before a newer message', async () => {
  const id = await openWaiting();
  await write(id, '还有货吗？');
  expect((await answer(id, { text: '有的。', lastPosition: 1 })).status).toBe(409);
  const end = (lastPosition: number) =>
    harness.ask('PUT', `conversations/${id}/closure`, {
      session: support.session,
      body: { lastPosition },
    });
  expect((await end(1)).status).toBe(409);
  expect((await end(2)).body).toMatchObject({ state: 'closed' });
});

it('sends a repeated answer only once', async () => {
  const id = await openWaiting();
  const body = { text: '建议选小一码。', lastPosition: 1 };
  const first = await answer(id, body, 'answer-1');
  expect((await answer(id, body, 'answer-1')).body).toEqual(first.body);
  const { body: conversation } = await harness.ask('GET', `conversations/${id}`, {
    session: support.session,
  });
  expect(conversation.messages).toHaveLength(2);
});

it('refuses the order of another shopper as a card', async () => {
  const id = await openWaiting();
  const card = { kind: 'order', id: '1' };
  expect((await answer(id, { card, lastPosition: 1 })).status).toBe(404);
});

it.each([
  ['support', 200],
  ['operations', 200],
  ['finance', 409],
] as const)('lets a %s operator answer: %i', async (role, status) => {
  const id = await openWaiting();
  const { id: operatorId } = await harness.createOperator(role);
  const assign = await harness.ask('PUT', `conversations/${id}/operator`, {
    session: support.session,
    body: { operatorId },
  });
  expect(assign.status).toBe(status);
});

it('lists only the own conversations when asked', async () => {
  const id = await openWaiting();
  await openWaiting();
  await harness.ask('PUT', `conversations/${id}/operator`, {
    session: support.session,
    body: { operatorId: support.id },
  });
  expect((await list('mine=true')).map((each) => each.id)).toEqual([id]);
});
