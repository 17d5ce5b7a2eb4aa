import { residentIdFault } from '@vitrine/kit';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { BOOK, NAME, personalIdDesk, START } from './book-desk.ts';
import { residentId } from './testing.ts';

const at = personalIdDesk();
const { storage, clock, create, add, read, book, patch, both } = at;

describe('a person', () => {
  it('is read as a mask, wherever they are read', async () => {
    const idNumber = residentId();
    const { id } = await add({ idNumber });
    const answers = await Promise.all(
      ['', '/default', `/${id}`, `/${id}/clearance-status`].map((path) =>
        at.app.ask('GET', `${BOOK}${path}`, { visitor: at.visitor }),
      ),
    );
    for (const { status, body } of answers) {
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

  it('is sealed where it is stored', async () => {
    const idNumber = residentId();
    await add({ idNumber, ...(await both()) });
    const rows = await at.deps.db.selectFrom('personal_ids').selectAll().execute();
    const stored = Buffer.concat(
      rows.flatMap((row) => [row.sealed_name, row.sealed_number, row.number_hash]),
    );
    expect(stored.includes(Buffer.from(NAME))).toBe(false);
    expect(stored.includes(Buffer.from(idNumber))).toBe(false);
    for (const bytes of storage.files.values())
      await expect(sharp(bytes).metadata()).rejects.toThrow('unsupported image format');
  });

  it('is in the book once, however their number is written', async () => {
    const idNumber = residentId();
    await add({ idNumber });
    const { status, body } = await create({ idNumber: ` ${idNumber.toLowerCase()} ` });
    expect([status, body.error.reason]).toEqual([409, 'personal-id-exists']);
    expect((await create({ idNumber }, await at.app.newShopper())).status).toBe(200);
  });

  it('is one of ten at most', async () => {
    for (let count = 0; count < 10; count++) await add();
    const { status, body } = await create();
    expect([status, body.error.reason]).toEqual([409, 'personal-ids-full']);
  });

  it.each([
    ['too short', '310104199005172', '身份证号应为 18 位'],
    ['not made of digits', '31010419900517234Z', '只能包含数字'],
    ['born on no day', '310104199002302344', '出生日期'],
    ['not adding up', '310104199005172340', '有误'],
  ])('is refused with a number that is %s', async (_, idNumber, words) => {
    expect(residentIdFault(idNumber, START)).toBeDefined();
    const { status, body } = await create({ idNumber });
    expect([status, body.error.reason]).toEqual([400, 'id-number-invalid']);
    expect(body.error.fields[0]).toMatchObject({ path: 'body.idNumber' });
    expect(body.error.fields[0].message).toContain(words);
  });

  it.each([
    ['name', '林'],
    ['name', '<b>'],
    ['hasConsented', false],
    ['hasConsented', undefined],
    ['frontImageId', 'x'],
  ])('is refused for their %s (%s)', async (field, value) => {
    const { status, body } = await create({ [field]: value });
    expect(status).toBe(400);
    expect(body.error.fields[0].path).toBe(`body.${field}`);
  });

  it('is nobody else’s', async () => {
    const { id } = await add(await both());
    const other = await at.app.newShopper();
    const asked = { visitor: other };
    for (const path of [
      '',
      '/images/front-thumbnail',
      '/images/back-thumbnail',
      '/clearance-status',
    ])
      expect((await at.app.ask('GET', `${BOOK}/${id}${path}`, asked)).status).toBe(404);
    expect((await patch(id, { name: '周景行' }, other)).status).toBe(404);
    expect((await at.app.ask('DELETE', `${BOOK}/${id}`, asked)).status).toBe(404);
    const body = { personalIdId: id };
    expect((await at.app.ask('PUT', `${BOOK}/default`, { ...asked, body })).status).toBe(404);
    expect(await book()).toHaveLength(1);
  });

  it.each([
    ['GET', BOOK],
    ['GET', `${BOOK}/default`],
    ['PUT', `${BOOK}/default`],
    ['POST', `${BOOK}/images`],
    ['POST', BOOK],
    ['GET', `${BOOK}/x`],
    ['PATCH', `${BOOK}/x`],
    ['DELETE', `${BOOK}/x`],
    ['GET', `${BOOK}/x/images/front-thumbnail`],
    ['GET', `${BOOK}/x/images/back-thumbnail`],
    ['GET', `${BOOK}/x/clearance-status`],
  ] as const)('needs a shopper: %s %s', async (method, path) => {
    expect((await at.app.ask(method, path, { body: {} })).status).toBe(401);
    const guest = await at.app.newGuest();
    expect((await at.app.ask(method, path, { body: {}, visitor: guest })).status).toBe(401);
  });
});

describe('the default', () => {
  const defaults = async () => (await book()).filter(({ isDefault }) => isDefault);

  it('is the first, until another is made it', async () => {
    expect((await at.app.ask('GET', `${BOOK}/default`, { visitor: at.visitor })).body).toBeNull();
    const first = await add();
    const second = await add();
    expect((await read('/default')).id).toBe(first.id);
    const body = { personalIdId: second.id };
    await at.app.ask('PUT', `${BOOK}/default`, { visitor: at.visitor, body });
    expect((await defaults()).map(({ id }) => id)).toEqual([second.id]);
    await patch(first.id, { isDefault: true });
    expect((await defaults()).map(({ id }) => id)).toEqual([first.id]);
    const third = await add({ isDefault: true });
    expect((await defaults()).map(({ id }) => id)).toEqual([third.id]);
  });

  it('passes to the newest other one when it is deleted', async () => {
    const first = await add();
    clock.now += 1;
    await add();
    clock.now += 1;
    const third = await add();
    await at.app.ask('DELETE', `${BOOK}/${first.id}`, { visitor: at.visitor });
    expect((await defaults()).map(({ id }) => id)).toEqual([third.id]);
  });

  it('is one, however many are made it at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => add({ isDefault: true })));
    expect(await defaults()).toHaveLength(1);
  });
});
