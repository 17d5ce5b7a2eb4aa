import { describe, expect, it } from 'vitest';
import { createResidentId } from '../../../test/support/personal-id-fixture.ts';
import { createPersonalIdHarness, NAME } from '../../../test/support/personal-id-harness.ts';
import type { PersonalIdCheckPort } from '../../providers/personal-id-check/port.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import { checkNextPersonalId } from './check-next.ts';

const harness = createPersonalIdHarness();
const { clock, add, read, patch, uploadImage, uploadBothSides, checkAll } = harness;

describe('the check of a customs ID', () => {
  it.each([
    ['123', {}, { status: 'passed', verifyLevel: 'number', reason: null, message: null }],
    ['404', {}, { status: 'failed', reason: 'unknown-number', alertType: 'check-failed' }],
    ['409', {}, { status: 'failed', reason: 'name-mismatch', verifyLevel: 'none' }],
    ['415', {}, { status: 'passed', verifyLevel: 'number' }],
    ['503', {}, { status: 'checking', reason: null, checkedAt: null }],
  ])('returns the verdict for a number with %s', async (sequence, more, expected) => {
    const { id } = await add({ idNumber: createResidentId(sequence), ...more });
    await checkAll();
    expect(await read(`/${id}/clearance-status`)).toMatchObject(expected);
  });

  it('checks the photos when both are present', async () => {
    const { id } = await add({ ...(await uploadBothSides()) });
    const unclear = await add({ idNumber: createResidentId('415'), ...(await uploadBothSides()) });
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

  it('waits for the second photo', async () => {
    const { id } = await add({ frontImageId: await uploadImage() });
    await checkAll();
    expect(await read(`/${id}`)).toMatchObject({
      clearanceStatus: 'incomplete',
      alertType: 'images-needed',
    });
    await patch(id, { backImageId: await uploadImage() });
    await checkAll();
    expect(await read(`/${id}`)).toMatchObject({ clearanceStatus: 'passed', alertType: 'none' });
  });

  it('is repeated only when name or number change', async () => {
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

  it('ignores the verdict when the customs ID was changed meanwhile', async () => {
    const { id } = await add({ idNumber: createResidentId('404') });
    const check = harness.deps.providers.personalIdCheck.check;
    clock.now += 10_000;
    await checkNextPersonalId({
      ...harness.deps,
      providers: {
        personalIdCheck: {
          async check(details) {
            clock.now += 1;
            await patch(id, { idNumber: createResidentId('123') });
            return check(details);
          },
        },
      },
    });
    expect((await read(`/${id}`)).clearanceStatus).toBe('checking');
    await checkAll();
    expect((await read(`/${id}`)).clearanceStatus).toBe('passed');
  });

  it('retries a minute after the provider failed', async () => {
    const { id } = await add();
    const unreachable: PersonalIdCheckPort = {
      check: () => Promise.reject(new ProviderError('unreachable', 'away')),
    };
    clock.now += 10_000;
    expect(
      await checkNextPersonalId({ ...harness.deps, providers: { personalIdCheck: unreachable } }),
    ).toBe(false);
    expect(await checkNextPersonalId(harness.deps)).toBe(false);
    clock.now += 60_000;
    expect(await checkNextPersonalId(harness.deps)).toBe(true);
    expect((await read(`/${id}`)).clearanceStatus).toBe('passed');
  });
});
