import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { insertShopper } from '../../../test/support/buyer.ts';
import { checkNextPersonalId } from '../personal-ids/check-next.ts';
import { encryptDetails } from '../personal-ids/encryption.ts';
import { putImage } from '../personal-ids/images/image-store.ts';

let harness: OperatorHarness;
let session = '';
beforeAll(async () => {
  harness = await openOperatorHarness();
  session = (await harness.createOperator('operations')).session;
});
afterAll(() => harness.close());

const PERSON = { name: '林知夏', idNumber: '310104199005171234' };

/** Stores a personal ID with the photos of both sides. */
async function newPersonalId() {
  const { db, deps, clock } = harness;
  const id = randomUUID();
  const shopperId = await insertShopper(db);
  const at = new Date(clock.now);
  await db
    .insertInto('personal_ids')
    .values({
      id,
      shopper_id: shopperId,
      ...encryptDetails(deps.keyring, { id, shopperId }, PERSON),
      is_default: true,
      clearance_status: 'checking',
      check_at: at,
      consented_at: at,
      created_at: at,
      updated_at: at,
    })
    .execute();
  for (const side of ['front', 'back'] as const) {
    const imageId = randomUUID();
    await putImage(deps, imageId, { photo: Buffer.from(side), thumbnail: Buffer.from('x') });
    await db
      .insertInto('personal_id_images')
      .values({
        id: imageId,
        shopper_id: shopperId,
        personal_id_id: id,
        side,
        key_id: deps.keyring.current.id,
        created_at: at,
      })
      .execute();
  }
  return { id, updatedAt: at.toISOString() };
}

const post = (path: string, body: object) =>
  harness.ask('POST', `personal-ids/${path}`, { session, body });

it('lists personal IDs masked', async () => {
  const { id } = await newPersonalId();
  const { body } = await harness.ask('GET', 'personal-ids?size=200', { session });
  const review = body.items.find((each: { id: string }) => each.id === id);
  expect(review).toMatchObject({ maskedName: '林**', status: 'checking', hasPhotos: true });
  expect(JSON.stringify(body)).not.toContain(PERSON.idNumber);
});

it('reveals a personal ID only with a reason, which is recorded', async () => {
  const { id } = await newPersonalId();
  expect((await post(`${id}/reveal`, {})).status).toBe(400);
  const { body } = await post(`${id}/reveal`, { reason: '海关核验' });
  expect(body).toMatchObject(PERSON);
  expect([body.front, body.back].map((url: string) => atob(url.split(',')[1] ?? ''))).toEqual([
    'front',
    'back',
  ]);
  const records = await harness.db
    .selectFrom('audit_records')
    .selectAll()
    .where('target_id', '=', id)
    .execute();
  expect(records).toMatchObject([{ action: 'revealPersonalId', reason: '海关核验' }]);
  expect(JSON.stringify(records)).not.toContain(PERSON.idNumber);
});

it('approves and rejects what was looked at, and nothing newer', async () => {
  const { id, updatedAt } = await newPersonalId();
  const stale = { verdict: 'approve', updatedAt: '2020-01-01T00:00:00.000Z' };
  expect((await post(`${id}/decision`, stale)).status).toBe(412);
  const approved = await post(`${id}/decision`, { verdict: 'approve', updatedAt });
  expect(approved.body).toMatchObject({ status: 'passed', verifyLevel: 'images', reason: null });
  const reason = 'unclear-images';
  const rejected = await post(`${id}/decision`, { verdict: 'reject', reason, updatedAt });
  expect(rejected.body).toMatchObject({ status: 'failed', verifyLevel: 'none', reason });
});

it('keeps the decision when the register answers later', async () => {
  const { db, deps } = harness;
  await db.updateTable('personal_ids').set({ check_at: null }).execute();
  const { id, updatedAt } = await newPersonalId();
  const reason = 'unclear-images';
  const check = async () => {
    await post(`${id}/decision`, { verdict: 'reject', reason, updatedAt });
    return null;
  };
  await checkNextPersonalId({
    ...deps,
    providers: { ...deps.providers, personalIdCheck: { check } },
  });
  const row = await db
    .selectFrom('personal_ids')
    .select(['clearance_status', 'clearance_reason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ clearance_status: 'failed', clearance_reason: reason });
});

it('goes on after the last one of a page', async () => {
  await newPersonalId();
  await newPersonalId();
  const first = (await harness.ask('GET', 'personal-ids?size=1', { session })).body;
  const next = await harness.ask('GET', `personal-ids?size=1&cursor=${first.nextCursor}`, {
    session,
  });
  expect(next.body.items[0].id).not.toBe(first.items[0].id);
  const hostile = Buffer.from(JSON.stringify(['x', 'y'])).toString('base64url');
  expect((await harness.ask('GET', `personal-ids?cursor=${hostile}`, { session })).status).toBe(
    400,
  );
});
