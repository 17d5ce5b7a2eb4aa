import { describe, expect, it } from 'vitest';
import type { IdentityCheckPort } from '../../providers/identity-check/port.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import { NAME, personalIdDesk } from './book-desk.ts';
import { checkNext } from './check-due.ts';
import { residentId } from './testing.ts';

const at = personalIdDesk();
const { clock, add, read, patch, image, both, checkAll } = at;

describe('the check', () => {
  it.each([
    ['123', {}, { status: 'passed', verifyLevel: 'number', reason: null, message: null }],
    ['404', {}, { status: 'failed', reason: 'unknown-number', alertType: 'check-failed' }],
    ['409', {}, { status: 'failed', reason: 'name-mismatch', verifyLevel: 'none' }],
    ['415', {}, { status: 'passed', verifyLevel: 'number' }],
    ['503', {}, { status: 'checking', reason: null, checkedAt: null }],
  ])('of a number with %s in it', async (sequence, more, expected) => {
    const { id } = await add({ idNumber: residentId(sequence), ...more });
    await checkAll();
    expect(await read(`/${id}/clearance-status`)).toMatchObject(expected);
  });

  it('looks at the photos when there are two', async () => {
    const { id } = await add({ ...(await both()) });
    const unclear = await add({ idNumber: residentId('415'), ...(await both()) });
    await checkAll();
    expect(await read(`/${id}`)).toMatchObject({
      clearanceStatus: 'passed',
      verifyLevel: 'images',
    });
    expect(await read(`/${unclear.id}/clearance-status`)).toMatchObject({
      reason: 'unclear-images',
      message: '证件照片不清晰，请重新拍摄',
    });
  });

  it('waits for the other half of a card', async () => {
    const { id } = await add({ frontImageId: await image() });
    await checkAll();
    expect(await read(`/${id}`)).toMatchObject({
      clearanceStatus: 'incomplete',
      alertType: 'images-needed',
    });
    await patch(id, { backImageId: await image() });
    await checkAll();
    expect(await read(`/${id}`)).toMatchObject({ clearanceStatus: 'passed', alertType: 'none' });
  });

  it('is made again when the person changes, and only then', async () => {
    const { id } = await add();
    await checkAll();
    await patch(id, { isDefault: true });
    await patch(id, { name: NAME });
    expect((await read(`/${id}`)).clearanceStatus).toBe('passed');
    expect((await patch(id, { name: '周景行' })).body).toMatchObject({
      maskedName: '周**',
      clearanceStatus: 'checking',
      verifyLevel: 'none',
    });
  });

  it('of somebody who was corrected meanwhile does not count', async () => {
    const { id } = await add({ idNumber: residentId('404') });
    const check = at.deps.providers.identityCheck.check;
    clock.now += 10_000;
    await checkNext({
      ...at.deps,
      providers: {
        identityCheck: {
          async check(asked) {
            clock.now += 1;
            await patch(id, { idNumber: residentId('123') });
            return check(asked);
          },
        },
      },
    });
    expect((await read(`/${id}`)).clearanceStatus).toBe('checking');
    await checkAll();
    expect((await read(`/${id}`)).clearanceStatus).toBe('passed');
  });

  it('asks again a minute after nobody answered', async () => {
    const { id } = await add();
    const away: IdentityCheckPort = {
      check: () => Promise.reject(new ProviderError('unreachable', 'away')),
    };
    clock.now += 10_000;
    expect(await checkNext({ ...at.deps, providers: { identityCheck: away } })).toBe(false);
    expect(await checkNext(at.deps)).toBe(false);
    clock.now += 60_000;
    expect(await checkNext(at.deps)).toBe(true);
    expect((await read(`/${id}`)).clearanceStatus).toBe('passed');
  });
});
