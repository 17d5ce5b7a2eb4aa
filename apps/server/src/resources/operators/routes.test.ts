import { PERMISSIONS } from '@vitrine/contract/admin';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type OperatorHarness,
  openOperatorHarness,
  PASSWORD,
} from '../../../test/admin/operator-harness.ts';

type Operator = Awaited<ReturnType<OperatorHarness['createOperator']>>;

let shop: OperatorHarness;
let owner: Operator;
beforeAll(async () => {
  shop = await openOperatorHarness();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.updateTable('operators').set({ status: 'disabled' }).execute();
  owner = await shop.createOperator('owner');
});

const asOwner = () => ({ session: owner.session });
const findOperator = async (id: string) =>
  (await shop.ask('GET', `operators/${id}`, asOwner())).body;
const listRecords = async (query: string) =>
  (await shop.ask('GET', `audit-records?${query}`, asOwner())).body.items;

describe('changing an operator', () => {
  const update = (id: string, change: object, version: number | undefined = 1) =>
    shop.ask('PUT', `operators/${id}`, {
      ...asOwner(),
      version,
      body: { name: '林', role: 'support', status: 'active', ...change },
    });

  it('keeps the change with who made it, before and after', async () => {
    const { id } = await shop.createOperator('support');
    const { body } = await update(id, { role: 'finance' });
    expect(body).toMatchObject({ name: '林', role: 'finance', version: 2 });
    const [record] = await listRecords(`targetType=operator&targetId=${id}`);
    expect(record).toMatchObject({
      operatorId: owner.id,
      action: 'updateOperator',
      before: { role: 'support', version: 1 },
      after: { role: 'finance', version: 2 },
      ip: '127.0.0.1',
    });
  });

  it('is rejected when it was made from an older version, or from none', async () => {
    const { id } = await shop.createOperator('support');
    expect((await update(id, {})).status).toBe(200);
    expect((await update(id, {})).status).toBe(412);
    expect(
      (
        await shop.ask('PUT', `operators/${id}`, {
          ...asOwner(),
          body: { name: '林', role: 'support', status: 'active' },
        })
      ).status,
    ).toBe(400);
  });

  it('logs a disabled operator out at once', async () => {
    const { id, session } = await shop.createOperator('support');
    await update(id, { status: 'disabled' });
    expect((await shop.ask('GET', 'session', { session })).status).toBe(401);
    const { email } = await findOperator(id);
    const body = { email, password: PASSWORD };
    expect((await shop.ask('POST', 'session', { body })).status).toBe(401);
  });

  it('keeps the last active owner', async () => {
    const demoted = await update(owner.id, { role: 'support' });
    expect([demoted.status, demoted.body.error.reason]).toEqual([409, 'last-owner']);
    expect((await update(owner.id, { role: 'owner', status: 'disabled' })).status).toBe(409);
    await shop.createOperator('owner');
    expect((await update(owner.id, { role: 'support' })).status).toBe(200);
  });

  it('lets one of two owners go who disable each other at the same moment', async () => {
    const other = await shop.createOperator('owner');
    const disable = (id: string, session: string) =>
      shop.ask('PUT', `operators/${id}`, {
        session,
        version: 1,
        body: { name: '林', role: 'owner', status: 'disabled' },
      });
    const responses = await Promise.all([
      disable(other.id, owner.session),
      disable(owner.id, other.session),
    ]);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it.each([
    ['merchant', null],
    ['support', '1'],
  ])('refuses the role %s with the merchant %s', async (role, merchantId) => {
    const { id } = await shop.createOperator('support');
    expect((await update(id, { role, merchantId })).status).toBe(400);
  });

  it('refuses a merchant that does not exist', async () => {
    const { id } = await shop.createOperator('support');
    expect((await update(id, { role: 'merchant', merchantId: '999' })).status).toBe(404);
  });

  it('lets an operator who lost the second factor set up a new one', async () => {
    const { id, email, session } = await shop.createOperator('support');
    const reset = await shop.ask('DELETE', `operators/${id}/second-factor`, asOwner());
    expect(reset.body.hasSecondFactor).toBe(false);
    expect((await shop.ask('GET', 'session', { session })).status).toBe(401);
    const { body } = await shop.ask('POST', 'session', { body: { email, password: PASSWORD } });
    expect(body.status).toBe('second-factor-required');
  });
});

describe('the list of operators', () => {
  it('is read in pages, by name, without a gap', async () => {
    for (let n = 0; n < 5; n++) await shop.createOperator('content');
    const names: string[] = [];
    let cursor = '';
    do {
      const { body } = await shop.ask('GET', `operators?role=content&size=2${cursor}`, asOwner());
      names.push(...body.items.map(({ name }: { name: string }) => name));
      cursor = body.nextCursor ? `&cursor=${body.nextCursor}` : '';
    } while (cursor);
    expect(names).toHaveLength(5);
    expect(names).toEqual([...names].sort());
  });

  it('is searched by a part of the name or e-mail', async () => {
    const { id, email } = await shop.createOperator('catalogue');
    const search = email.slice(2, 12).toUpperCase();
    const { body } = await shop.ask('GET', `operators?search=${search}`, asOwner());
    expect(body.items.map((item: { id: string }) => item.id)).toContain(id);
  });

  it.each(['x', 'WyJhIl0', 'WzEsMl0', 'bnVsbA'])('refuses the cursor %s', async (cursor) => {
    expect((await shop.ask('GET', `operators?cursor=${cursor}`, asOwner())).status).toBe(400);
  });
});

describe('an invitation', () => {
  const invite = (body: object) => shop.ask('POST', 'invitations', { ...asOwner(), body });
  const tokenOf = (url: string) => url.split('/').at(-1) ?? '';
  const accept = (token: string, email: string) =>
    shop.ask('POST', `invitations/${token}`, { body: { email, name: '新人', password: PASSWORD } });

  it('creates staff of a merchant', async () => {
    const merchantId = await shop.createMerchant('501');
    const { body } = await invite({ email: 'New@Example.cn', role: 'merchant', merchantId });
    expect(body.url).toMatch(/\/admin\/invitation\/[\w-]{43}$/);
    expect((await accept(tokenOf(body.url), 'new@example.cn')).status).toBe(200);
    const { body: found } = await shop.ask('GET', 'operators?search=new@', asOwner());
    expect(found.items[0]).toMatchObject({ role: 'merchant', merchantId });
  });

  it('is for its e-mail only', async () => {
    const { body } = await invite({ email: 'one@example.cn', role: 'support' });
    expect((await accept(tokenOf(body.url), 'two@example.cn')).status).toBe(409);
  });

  it('is refused for an e-mail that has an account', async () => {
    expect((await invite({ email: owner.email, role: 'support' })).status).toBe(409);
  });

  it('ends when it is withdrawn, replaced or three days old', async () => {
    const first = (await invite({ email: 'late@example.cn', role: 'support' })).body;
    const second = (await invite({ email: 'late@example.cn', role: 'support' })).body;
    expect((await shop.ask('GET', `invitations/${tokenOf(first.url)}`)).status).toBe(404);
    expect((await shop.ask('GET', `invitations/${tokenOf(second.url)}`)).status).toBe(200);
    await shop.ask('DELETE', `invitations/by-id/${second.id}`, asOwner());
    expect((await shop.ask('GET', `invitations/${tokenOf(second.url)}`)).status).toBe(404);
    const third = (await invite({ email: 'late@example.cn', role: 'support' })).body;
    const before = shop.clock.now;
    shop.clock.now += 3 * 86_400_000;
    expect((await shop.ask('GET', `invitations/${tokenOf(third.url)}`)).status).toBe(404);
    shop.clock.now = before;
  });
});

describe('an API key', () => {
  const createKey = async (body: object, session = owner.session) =>
    shop.ask('POST', 'api-keys', { session, body: { name: 'ERP', days: 30, ...body } });

  it('may do what it is allowed to, until it is revoked', async () => {
    const { body } = await createKey({ permissions: ['audit:read'] });
    const { key: apiKey, id } = body;
    expect((await shop.ask('GET', 'audit-records', { apiKey })).status).toBe(200);
    expect((await shop.ask('GET', 'operators', { apiKey })).status).toBe(403);
    expect((await shop.ask('GET', 'session', { apiKey })).status).toBe(403);
    const { body: keys } = await shop.ask('GET', 'api-keys', asOwner());
    expect(keys[0]).toMatchObject({
      id,
      prefix: apiKey.slice(0, 10),
      lastUsedAt: expect.any(String),
    });
    expect(JSON.stringify(keys)).not.toContain(apiKey);
    await shop.ask('DELETE', `api-keys/${id}`, asOwner());
    expect((await shop.ask('GET', 'audit-records', { apiKey })).status).toBe(401);
  });

  it('ends with its time, and with its creator', async () => {
    const { body } = await createKey({ permissions: ['audit:read'], days: 1 });
    const before = shop.clock.now;
    shop.clock.now += 86_400_000;
    expect((await shop.ask('GET', 'audit-records', { apiKey: body.key })).status).toBe(401);
    shop.clock.now = before;
    await shop.db
      .updateTable('operators')
      .set({ status: 'disabled' })
      .where('id', '=', owner.id)
      .execute();
    expect((await shop.ask('GET', 'audit-records', { apiKey: body.key })).status).toBe(401);
  });

  it('may never do more than its creator may do now', async () => {
    const creator = await shop.createOperator('owner');
    const permissions = ['operators:write', 'audit:read', 'shoppers:unmask', 'orders:read'];
    const { body } = await createKey({ permissions }, creator.session);
    const { key: apiKey, id } = body;
    const read = async (path: string) => (await shop.ask('GET', path, { apiKey })).status;
    expect([await read('operators'), await read('merchant-orders')]).toEqual([200, 200]);
    const demote = (change: object, version: number) =>
      shop.ask('PUT', `operators/${creator.id}`, {
        ...asOwner(),
        version,
        body: { name: '林', role: 'read-only', status: 'active', ...change },
      });
    await demote({}, 1);
    expect([await read('operators'), await read('audit-records')]).toEqual([403, 403]);
    expect(await read('merchant-orders')).toBe(200);
    const { body: keys } = await shop.ask('GET', `api-keys?createdBy=${creator.id}`, asOwner());
    expect(keys).toEqual([
      expect.objectContaining({
        id,
        permissions,
        allowed: ['orders:read'],
        createdBy: { id: creator.id, name: '林' },
      }),
    ]);
    const merchantId = await shop.createMerchant('509');
    await demote({ role: 'merchant', merchantId }, 2);
    expect(await read('merchant-orders')).toBe(403);
    expect((await shop.ask('GET', 'api-keys', asOwner())).body[0].allowed).toEqual([]);
    await demote({ status: 'disabled', role: 'owner' }, 3);
    expect(await read('merchant-orders')).toBe(401);
    await demote({ role: 'support' }, 4);
    expect([await read('operators'), await read('merchant-orders')]).toEqual([403, 200]);
  });

  it('may be given every permission', async () => {
    const { status, body } = await createKey({ permissions: PERMISSIONS });
    expect([status, body.allowed]).toEqual([200, PERMISSIONS]);
  });

  it('ends with a demotion that says so, which is recorded', async () => {
    const creator = await shop.createOperator('owner');
    const { body: key } = await createKey({ permissions: ['orders:read'] }, creator.session);
    const change = { name: '林', role: 'support', status: 'active', endsApiKeys: true };
    await shop.ask('PUT', `operators/${creator.id}`, { ...asOwner(), version: 1, body: change });
    expect((await shop.ask('GET', 'merchant-orders', { apiKey: key.key })).status).toBe(401);
    const [record] = await listRecords(`targetType=operator&targetId=${creator.id}`);
    expect(record.after).toMatchObject({
      role: 'support',
      endedApiKeys: [{ id: key.id, name: 'ERP' }],
    });
  });

  it('creates no other keys', async () => {
    const { body } = await createKey({ permissions: ['integrations:write'] });
    const answer = await shop.ask('POST', 'api-keys', {
      apiKey: body.key,
      body: { name: 'ERP', days: 1, permissions: ['integrations:write'] },
    });
    expect(answer.status).toBe(403);
  });
});

describe('audit records', () => {
  it('are never changed or deleted', async () => {
    await shop.ask('DELETE', 'session', asOwner());
    const change = shop.db.updateTable('audit_records').set({ actor: 'x' }).execute();
    await expect(change).rejects.toThrow('never changed');
    await expect(shop.db.deleteFrom('audit_records').execute()).rejects.toThrow('never changed');
  });

  it('are filtered by operator, action and time, and read in pages', async () => {
    for (const email of ['a@example.cn', 'b@example.cn', 'c@example.cn'])
      await shop.ask('POST', 'invitations', { ...asOwner(), body: { email, role: 'support' } });
    const query = `operatorId=${owner.id}&action=createInvitation`;
    const first = (await shop.ask('GET', `audit-records?${query}&size=2`, asOwner())).body;
    expect(first.items.map(({ after }: { after: { email: string } }) => after.email)).toEqual([
      'c@example.cn',
      'b@example.cn',
    ]);
    const next = `${query}&cursor=${first.nextCursor}`;
    expect(await listRecords(next)).toHaveLength(1);
    const later = new Date(shop.clock.now + 1_000).toISOString();
    expect(await listRecords(`${query}&from=${later}`)).toEqual([]);
  });
});
