import { describe, expect, it } from 'vitest';
import { BOOK, NAME, personalIdDesk } from './book-desk.ts';
import { resealSome } from './reseal.ts';
import { keyringOf, residentId } from './testing.ts';

const at = personalIdDesk();
const { open, storage, lines, person, create, add, both } = at;

describe('a new key', () => {
  it('takes over everything, and the old one can go', async () => {
    const idNumber = residentId();
    const { id } = await add({ idNumber, ...(await both()) });
    const rotated = { ...at.deps, keyring: keyringOf('new', 'old') };
    while (await resealSome(rotated));
    const only = { ...at.deps, keyring: keyringOf('new') };
    const after = await open(only);
    const asked = { visitor: at.visitor, body: person({ idNumber }) };
    expect((await after.ask('GET', `${BOOK}/${id}`, asked)).body.maskedName).toBe('林**');
    const thumbnail = `${BOOK}/${id}/images/back-thumbnail`;
    expect((await after.ask('GET', thumbnail, asked)).status).toBe(200);
    expect((await after.ask('POST', BOOK, asked)).body.error.reason).toBe('personal-id-exists');
    expect((await at.app.ask('GET', `${BOOK}/${id}`, { visitor: at.visitor })).status).toBe(500);
    await after.close();
    while (await resealSome({ ...at.deps, keyring: keyringOf('old', 'new') }));
  });
});

it('nobody is named in the log, not even when something breaks', async () => {
  const idNumber = residentId();
  const { id } = await add({ idNumber, ...(await both()) });
  storage.fail('the disk is full');
  const broken = await at.app.ask('GET', `${BOOK}/${id}/images/front-thumbnail`, {
    visitor: at.visitor,
  });
  expect(broken.status).toBe(500);
  storage.fail(undefined);
  await create({ idNumber });
  await create({ idNumber: `${idNumber.slice(0, 17)}Q`, name: NAME });
  const log = lines.join('');
  expect(log).toContain('the disk is full');
  expect(log).not.toContain(NAME);
  expect(log).not.toContain(idNumber);
  expect(log).not.toMatch(/\d{17}/);
});
