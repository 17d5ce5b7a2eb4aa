import type { RequestParts } from '@vitrine/contract';
import type { CatalogueProduct, catalogueProducts } from '@vitrine/contract/admin';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import { recordCatalogueChanges, toChangeSource } from '../catalogue-history/record-changes.ts';
import { changeProduct } from './change-product.ts';
import type { AdminProductDeps } from './deps.ts';
import { readCatalogueProduct } from './mappers.ts';
import { problem, withConstraintProblems } from './problems.ts';
import { toProductHistory } from './product-fields.ts';
import { toProductColumns } from './product-rows.ts';
import { STATUS_CHANGES, toProductStatus, toStoredStatus } from './status.ts';

type Calls = typeof catalogueProducts;
type CreateBody = RequestParts<Calls['createProduct']>['body'];
type UpdateBody = RequestParts<Calls['updateProduct']>['body'];
type TargetStatus = RequestParts<Calls['changeProductStatus']>['body']['status'];

async function insertAttributes(
  trx: Transaction<Database>,
  productId: string,
  codes: readonly string[],
): Promise<void> {
  const rows = [...new Set(codes)].map((attribute_code) => ({
    product_id: productId,
    attribute_code,
  }));
  if (rows.length > 0) await trx.insertInto('product_attributes').values(rows).execute();
}

/** Creates a draft. It is published once it has images and sizes. */
export function createProduct(
  { db, now }: AdminProductDeps,
  context: OperatorContext,
  body: CreateBody,
): Promise<CatalogueProduct> {
  const { externalId, ...fields } = body;

  async function write(trx: Transaction<Database>): Promise<CatalogueProduct> {
    const at = new Date(now());
    const row = await trx
      .insertInto('products')
      .values({
        ...toProductColumns(fields),
        ...(externalId === undefined ? {} : { external_id: externalId }),
        image_keys: '[]',
        is_online: false,
        offline_status: 'draft',
        published_at: at,
        updated_at: at,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await insertAttributes(trx, row.id, fields.attributes);
    const after = await readCatalogueProduct(trx, row);
    const { id } = row;
    await context.recordAudit(trx, { target: { type: 'product', id }, after });
    await recordCatalogueChanges(trx, toChangeSource(context.operator, now()), [
      { type: 'product', id, productId: id, after: toProductHistory(after) },
    ]);
    return after;
  }

  return withConstraintProblems(context.language, () =>
    db.transaction().execute((trx) => context.runOnce(trx, now(), body, () => write(trx))),
  );
}

export const updateProduct = (
  deps: AdminProductDeps,
  context: OperatorContext,
  id: string,
  { externalId, ...fields }: UpdateBody,
): Promise<CatalogueProduct> =>
  changeProduct(deps, context, {
    id,
    checksVersion: true,
    async write(trx) {
      await trx.deleteFrom('product_attributes').where('product_id', '=', id).execute();
      await insertAttributes(trx, id, fields.attributes);
      return { ...toProductColumns(fields), external_id: externalId };
    },
  });

const hasVariants = (trx: Transaction<Database>, productId: string) =>
  trx.selectFrom('variants').select('id').where('product_id', '=', productId).executeTakeFirst();

/** Publishes, hides or archives. The first publication of a draft is its date in the shop. */
export const changeProductStatus = (
  deps: AdminProductDeps,
  context: OperatorContext,
  id: string,
  status: TargetStatus,
): Promise<CatalogueProduct> =>
  changeProduct(deps, context, {
    id,
    checksVersion: true,
    async write(trx, row, { images }) {
      const before = toProductStatus(row);
      if (!STATUS_CHANGES[before].includes(status))
        throw problem('status-not-allowed', context.language);
      if (status === 'published' && (images.length === 0 || !(await hasVariants(trx, id))))
        throw problem('product-incomplete', context.language);
      const isFirst = before === 'draft' && status === 'published';
      return {
        ...toStoredStatus(status),
        ...(isFirst ? { published_at: new Date(deps.now()) } : {}),
      };
    },
  });
