import { expect, test } from 'vitest';
import { EVERYBODY, haveSameTarget, pickTarget, toPreviewShopper } from './target.ts';

test('two targets are the same only in all respects', () => {
  expect(haveSameTarget(EVERYBODY, { ...EVERYBODY })).toBe(true);
  for (const other of [{ gender: 'men' }, { platform: 'ios' }, { visitor: 'new' }, { arm: 'b' }])
    expect(haveSameTarget(EVERYBODY, { ...EVERYBODY, ...(other as object) })).toBe(false);
});

test('picks the target of a draft', () => {
  const draft = { ...EVERYBODY, platform: 'ios', id: '5', title: 'Spring' } as const;
  expect(pickTarget(draft)).toEqual({ ...EVERYBODY, platform: 'ios' });
});

test('previews a variant as one of its shoppers sees it', () => {
  expect(toPreviewShopper(EVERYBODY)).toEqual({
    ...{ gender: null, benefits: [], country: 'CN', platform: 'web', visitor: 'new', arm: null },
  });
  const target = { ...EVERYBODY, benefit: 'gold', visitor: 'returning', arm: 'b' } as const;
  expect(toPreviewShopper(target)).toMatchObject({
    ...{ benefits: ['gold'], visitor: 'returning', arm: 'b' },
  });
});
