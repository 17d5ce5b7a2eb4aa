import type { AdminFixture } from '../admin-fixture.ts';
import { insertProduct, insertVariant } from '../product-fixture.ts';

async function hideProduct(fixture: AdminFixture) {
  const { id } = await insertProduct(fixture);
  return {
    body: { selection: { ids: [id] }, change: { action: 'set-status', status: 'hidden' } },
  };
}

async function setStock(fixture: AdminFixture) {
  const id = await insertVariant(fixture);
  return { body: { selection: { ids: [id] }, change: { action: 'set-stock', quantity: 3 } } };
}

/** A valid request of every call that changes in bulk. */
export const bulkChangeExamples = {
  previewProductsInBulk: { valid: hideProduct },
  changeProductsInBulk: { valid: hideProduct },
  previewVariantsInBulk: { valid: setStock },
  changeVariantsInBulk: { valid: setStock },
};
