import { describe, expect, it } from 'vitest';
import { createKeyring, createResidentId } from '../../../test/support/personal-id-fixture.ts';
import {
  createPersonalIdHarness,
  NAME,
  PERSONAL_IDS,
} from '../../../test/support/personal-id-harness.ts';
import { reencryptBatch } from './re-encrypt.ts';

const harness = createPersonalIdHarness();
const { open, storage, logLines, createBody, create, add, uploadBothSides } = harness;

describe('a new key', () => {
  it('re-encrypts everything, so that the old one can be removed', async () => {
    const idNumber = createResidentId();
    const { id } = await add({ idNumber, ...(await uploadBothSides()) });
    const withBothKeys = { ...harness.deps, keyring: createKeyring('new', 'old') };
    while (await reencryptBatch(withBothKeys));
    const withNewKey = { ...harness.deps, keyring: createKeyring('new') };
    const appWithNewKey = await open(withNewKey);
    const request = { visitor: harness.visitor, body: createBody({ idNumber }) };
    expect((await appWithNewKey.ask('GET', `${PERSONAL_IDS}/${id}`, request)).body.maskedName).toBe(
      '林**',
    );
    const thumbnail = `${PERSONAL_IDS}/${id}/images/back-thumbnail`;
    expect((await appWithNewKey.ask('GET', thumbnail, request)).status).toBe(200);
    expect((await appWithNewKey.ask('POST', PERSONAL_IDS, request)).body.error.reason).toBe(
      'personal-id-exists',
    );
    expect(
      (await harness.app.ask('GET', `${PERSONAL_IDS}/${id}`, { visitor: harness.visitor })).status,
    ).toBe(500);
    await appWithNewKey.close();
    while (await reencryptBatch({ ...harness.deps, keyring: createKeyring('old', 'new') }));
  });
});

it('logs no names or numbers, even in errors', async () => {
  const idNumber = createResidentId();
  const { id } = await add({ idNumber, ...(await uploadBothSides()) });
  storage.fail('the disk is full');
  const broken = await harness.app.ask('GET', `${PERSONAL_IDS}/${id}/images/front-thumbnail`, {
    visitor: harness.visitor,
  });
  expect(broken.status).toBe(500);
  storage.fail(undefined);
  await create({ idNumber });
  await create({ idNumber: `${idNumber.slice(0, 17)}Q`, name: NAME });
  const log = logLines.join('');
  expect(log).toContain('the disk is full');
  expect(log).not.toContain(NAME);
  expect(log).not.toContain(idNumber);
  expect(log).not.toMatch(/\d{17}/);
});
