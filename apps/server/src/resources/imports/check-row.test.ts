import { expect, it } from 'vitest';
import { checkRow } from './check-row.ts';

it.each([
  ['there are several merchants', true, 'is needed, as there are several merchants'],
  [
    'the shop has no merchant at all',
    false,
    'is needed, and the shop has no merchant yet; please add one first',
  ],
])('tells a variant without a merchant that %s', (_, hasMerchants, message) => {
  const { errors } = checkRow(
    { line: 2, values: { sku: 'A-1' }, hasProductCells: false, errors: [] },
    {
      references: {
        brands: new Map(),
        merchants: new Map(),
        categories: new Map(),
        roots: new Map(),
        colours: new Map(),
        attributes: new Map(),
        sizeSystems: new Map(),
        hasMerchants,
        onlyMerchantId: undefined,
      },
      merchantId: null,
      findImageKey: () => undefined,
      findImageProblem: () => 'image-unknown',
    },
  );
  expect(errors).toMatchObject([{ line: 2, column: 'merchant', message: { 'en-US': message } }]);
});
