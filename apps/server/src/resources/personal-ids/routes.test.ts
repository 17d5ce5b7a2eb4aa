import { findResidentIdFault } from '@vitrine/kit';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createResidentId } from '../../../test/support/personal-id-fixture.ts';
import {
  createPersonalIdHarness,
  NAME,
  PERSONAL_IDS,
  START,
} from '../../../test/support/personal-id-harness.ts';

const harness = createPersonalIdHarness();
const { storage, clock, create, add, read, list, patch, uploadBothSides } = harness;

describe('a customs ID', () => {
  it('is masked in every response', async () => {
    const idNumber = createResidentId();
    const { id } = await add({ idNumber });
    const responses = await Promise.all(
      ['', '/default', `/${id}`, `/${id}/clearance-status`].map((path) =>
        harness.app.ask('GET', `${PERSONAL_IDS}${path}`, { visitor: harness.visitor }),
      ),
    );
    for (const { status, body } of responses) {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toContain(NAME);
      expect(JSON.stringify(body)).not.toContain(idNumber);
    }
    expect(await read(`/${id}`)).toEqual({
      id,
      maskedName: '林**',
      maskedIdNumber: `3****************${idNumber.at(-1)}`,
      frontImageId: null,
      backImageId: null,
      hasImage: false,
      isDefault: true,
      clearanceStatus: 'checking',
      verifyLevel: 'none',
      alertType: 'none',
    });
  });

  it('is stored encrypted', async () => {
    const idNumber = createResidentId();
    await add({ idNumber, ...(await uploadBothSides()) });
    const rows = await harness.deps.db.selectFrom('personal_ids').selectAll().execute();
    const stored = Buffer.concat(
      rows.flatMap((row) => [row.encrypted_name, row.encrypted_number, row.number_hash]),
    );
    expect(stored.includes(Buffer.from(NAME))).toBe(false);
    expect(stored.includes(Buffer.from(idNumber))).toBe(false);
    for (const bytes of storage.files.values())
      await expect(sharp(bytes).metadata()).rejects.toThrow('unsupported image format');
  });

  it('is stored once for each number in any notation', async () => {
    const idNumber = createResidentId();
    await add({ idNumber });
    const { status, body } = await create({ idNumber: ` ${idNumber.toLowerCase()} ` });
    expect([status, body.error.reason]).toEqual([409, 'personal-id-exists']);
    expect((await create({ idNumber }, await harness.app.newShopper())).status).toBe(200);
  });

  it('is checked five times a day, also after it was deleted', async () => {
    for (let count = 0; count < 5; count++) {
      const { id } = await add();
      const { visitor } = harness;
      await harness.app.ask('DELETE', `${PERSONAL_IDS}/${id}`, { visitor });
    }
    const refused = await create();
    expect([refused.status, refused.body.error.reason]).toEqual([429, 'id-checks-used-up']);
    expect(await list()).toEqual([]);
    expect((await create({}, await harness.app.newShopper())).status).toBe(200);
    clock.now += 86_400_000;
    expect((await create()).status).toBe(200);
  });

  it('is not checked more often when the account is erased meanwhile', async () => {
    const { db } = harness.deps;
    for (let count = 0; count < 5; count++) await add();
    const returning = await harness.app.newShopper();
    await db
      .updateTable('shoppers')
      .set({ limit_account_id: harness.visitor.shopperId })
      .where('id', '=', returning.shopperId)
      .execute();
    expect((await create({}, returning)).status).toBe(429);
  });

  it('is refused when the shopper already has ten', async () => {
    for (let count = 0; count < 10; count++) {
      if (count % 5 === 0) clock.now += 86_400_000;
      await add();
    }
    const { status, body } = await create();
    expect([status, body.error.reason]).toEqual([409, 'personal-ids-full']);
  });

  it.each([
    ['too short', '310104199005172', '身份证号应为 18 位'],
    ['not made of digits', '31010419900517234Z', '只能包含数字'],
    ['born on no day', '310104199002302344', '出生日期'],
    ['not adding up', '310104199005172340', '有误'],
  ])('is refused with a number that is %s', async (_, idNumber, message) => {
    expect(findResidentIdFault(idNumber, START)).toBeDefined();
    const { status, body } = await create({ idNumber });
    expect([status, body.error.reason]).toEqual([400, 'id-number-invalid']);
    expect(body.error.fields[0]).toMatchObject({ path: 'body.idNumber' });
    expect(body.error.fields[0].message).toContain(message);
  });

  it.each([
    ['name', '林'],
    ['name', '<b>'],
    ['hasConsented', false],
    ['hasConsented', undefined],
    ['frontImageId', 'x'],
  ])('is refused for its %s (%s)', async (field, value) => {
    const { status, body } = await create({ [field]: value });
    expect(status).toBe(400);
    expect(body.error.fields[0].path).toBe(`body.${field}`);
  });

  it('cannot be read or changed by another shopper', async () => {
    const { id } = await add(await uploadBothSides());
    const other = await harness.app.newShopper();
    const options = { visitor: other };
    for (const path of [
      '',
      '/images/front-thumbnail',
      '/images/back-thumbnail',
      '/clearance-status',
    ])
      expect((await harness.app.ask('GET', `${PERSONAL_IDS}/${id}${path}`, options)).status).toBe(
        404,
      );
    expect((await patch(id, { name: '周景行' }, other)).status).toBe(404);
    expect((await harness.app.ask('DELETE', `${PERSONAL_IDS}/${id}`, options)).status).toBe(404);
    const body = { personalIdId: id };
    expect(
      (await harness.app.ask('PUT', `${PERSONAL_IDS}/default`, { ...options, body })).status,
    ).toBe(404);
    expect(await list()).toHaveLength(1);
  });

  it.each([
    ['GET', PERSONAL_IDS],
    ['GET', `${PERSONAL_IDS}/default`],
    ['PUT', `${PERSONAL_IDS}/default`],
    ['POST', `${PERSONAL_IDS}/images`],
    ['POST', PERSONAL_IDS],
    ['GET', `${PERSONAL_IDS}/x`],
    ['PATCH', `${PERSONAL_IDS}/x`],
    ['DELETE', `${PERSONAL_IDS}/x`],
    ['GET', `${PERSONAL_IDS}/x/images/front-thumbnail`],
    ['GET', `${PERSONAL_IDS}/x/images/back-thumbnail`],
    ['GET', `${PERSONAL_IDS}/x/clearance-status`],
  ] as const)('requires a shopper: %s %s', async (method, path) => {
    expect((await harness.app.ask(method, path, { body: {} })).status).toBe(401);
    const guest = await harness.app.newGuest();
    expect((await harness.app.ask(method, path, { body: {}, visitor: guest })).status).toBe(401);
  });
});

describe('the default customs ID', () => {
  const listDefaults = async () => (await list()).filter(({ isDefault }) => isDefault);

  it('is the first one until another is made the default', async () => {
    expect(
      (await harness.app.ask('GET', `${PERSONAL_IDS}/default`, { visitor: harness.visitor })).body,
    ).toBeNull();
    const first = await add();
    const second = await add();
    expect((await read('/default')).id).toBe(first.id);
    const body = { personalIdId: second.id };
    await harness.app.ask('PUT', `${PERSONAL_IDS}/default`, { visitor: harness.visitor, body });
    expect((await listDefaults()).map(({ id }) => id)).toEqual([second.id]);
    await patch(first.id, { isDefault: true });
    expect((await listDefaults()).map(({ id }) => id)).toEqual([first.id]);
    const third = await add({ isDefault: true });
    expect((await listDefaults()).map(({ id }) => id)).toEqual([third.id]);
  });

  it('becomes the newest other one when it is deleted', async () => {
    const first = await add();
    clock.now += 1;
    await add();
    clock.now += 1;
    const third = await add();
    await harness.app.ask('DELETE', `${PERSONAL_IDS}/${first.id}`, { visitor: harness.visitor });
    expect((await listDefaults()).map(({ id }) => id)).toEqual([third.id]);
  });

  it('is exactly one after concurrent requests', async () => {
    await Promise.all(Array.from({ length: 8 }, () => add({ isDefault: true })));
    expect(await listDefaults()).toHaveLength(1);
  });
});
