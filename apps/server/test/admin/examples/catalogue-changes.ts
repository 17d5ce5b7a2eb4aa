import { createJob } from '../../../src/resources/operator-jobs/queries.ts';
import type { AdminFixture } from '../admin-fixture.ts';
import { insertProduct, insertVariant } from '../product-fixture.ts';

interface ChangedStock {
  readonly productId: string;
  readonly changeId: string;
}

/** A product whose stock at the merchant of the tests was changed from 4 to 5. */
async function changeStock(
  fixture: AdminFixture,
  jobId: string | null = null,
): Promise<ChangedStock> {
  const { id: productId } = await insertProduct(fixture);
  const variantId = await insertVariant(fixture, { productId, quantity: 5 });
  const { id: changeId } = await fixture.db
    .insertInto('catalogue_changes')
    .values({
      at: new Date(fixture.deps.now()),
      actor: 'catalogue',
      job_id: jobId,
      target_type: 'variant',
      target_id: variantId,
      product_id: productId,
      merchant_id: '501',
      before: JSON.stringify({ quantity: 4 }),
      after: JSON.stringify({ quantity: 5 }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { productId, changeId };
}

const toChange = async (fixture: AdminFixture) => ({
  params: { id: (await changeStock(fixture)).changeId },
});

async function changeStockInBulk(fixture: AdminFixture) {
  const at = new Date(fixture.deps.now());
  const { id } = await createJob(fixture.db, {
    kind: 'change-stock',
    state: 'done',
    input: '{}',
    merchant_id: '501',
    actor: 'catalogue',
    created_at: at,
    ended_at: at,
  });
  await changeStock(fixture, id);
  return { params: { id } };
}

/** A valid request of every call about the history of the catalogue. */
export const catalogueChangeExamples = {
  listProductHistory: {
    valid: async (fixture: AdminFixture) => ({
      params: { id: (await changeStock(fixture)).productId },
      query: { size: '2' },
    }),
  },
  listCatalogueChanges: {
    valid: async (fixture: AdminFixture) => {
      const { changeId } = await changeStock(fixture);
      return { query: { size: '2', targetType: 'variant', targetId: changeId, jobId: '1' } };
    },
  },
  previewUndo: { valid: toChange },
  undoChange: {
    valid: async (fixture: AdminFixture) => ({
      ...(await toChange(fixture)),
      headers: { 'if-match': '1' },
    }),
  },
  undoJob: { valid: changeStockInBulk },
};
