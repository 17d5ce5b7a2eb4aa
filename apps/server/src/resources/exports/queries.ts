import { type Kysely, type Selectable, sql } from 'kysely';
import type { ProductsTable, VariantsTable } from '../../database/schema/catalogue.ts';
import type { Database } from '../../database/schema.ts';

/** Products of a page: with their variants they are some hundred KB. */
const PAGE_SIZE = 250;

export interface ExportedProduct extends Selectable<ProductsTable> {
  readonly attributes: readonly string[];
}
export type ExportedVariant = Selectable<VariantsTable>;

export interface ExportPage {
  readonly products: readonly ExportedProduct[];
  readonly variants: readonly ExportedVariant[];
}

/** The names that stand in the file in place of ids. */
export interface ExportNames {
  readonly brands: ReadonlyMap<string, string>;
  readonly merchants: ReadonlyMap<string, string>;
}

export async function loadExportNames(db: Kysely<Database>): Promise<ExportNames> {
  const brands = await db.selectFrom('brands').select(['id', 'name']).execute();
  const merchants = await db.selectFrom('merchants').select(['id', 'name']).execute();
  return {
    brands: new Map(brands.map(({ id, name }) => [id, name])),
    merchants: new Map(merchants.map(({ id, name }) => [id, name])),
  };
}

/** The products after an id with their variants. A merchant gets only the products that it sells. */
export async function findExportPage(
  db: Kysely<Database>,
  afterId: string,
  merchantId: string | null,
): Promise<ExportPage> {
  const products = await db
    .selectFrom('products')
    .selectAll()
    .select(
      sql<string[]>`array(select attribute_code from product_attributes
        where product_id = products.id order by attribute_code)`.as('attributes'),
    )
    .where('id', '>', afterId)
    .$if(merchantId !== null, (query) =>
      query.where('id', 'in', (eb) =>
        eb
          .selectFrom('variants')
          .select('product_id')
          .where('merchant_id', '=', merchantId as string),
      ),
    )
    .orderBy('id')
    .limit(PAGE_SIZE)
    .execute();
  const ids = products.map(({ id }) => id);
  const variants = await db
    .selectFrom('variants')
    .selectAll()
    .where('product_id', '=', sql<string>`any(${sql.val(ids)}::bigint[])`)
    .$if(merchantId !== null, (query) => query.where('merchant_id', '=', merchantId as string))
    .orderBy('product_id')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return { products, variants };
}
