import type { CatalogueProduct, CatalogueVariant } from '@vitrine/contract/admin';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { toCatalogueProduct } from './mappers.ts';

/** What the history tells of a product. */
export const toProductHistory = ({
  id: _id,
  updatedAt: _updatedAt,
  version: _version,
  images,
  ...fields
}: CatalogueProduct) => ({
  ...fields,
  images: images.map(({ key, alt, focalPoint }) => ({ key, alt, focalPoint })),
});

/** What the history tells of a variant. Its price is the one outside of scheduled prices. */
export const toVariantHistory = (variant: CatalogueVariant) => ({
  productId: variant.productId,
  size: variant.size,
  scale: variant.scale,
  position: variant.position,
  sku: variant.sku,
  externalId: variant.externalId,
  price: variant.price,
  originalPrice: variant.originalPrice,
  quantity: variant.quantity,
});

export interface ProductState extends ReturnType<typeof toProductHistory> {
  /** Ids of the sets to which the product was added by hand. */
  readonly sets: readonly string[];
}

interface ProductParts {
  readonly id: string;
  readonly attributes: string[];
  readonly sets: string[];
}

const anyOf = (ids: readonly string[]) => sql<string>`any(${sql.val([...ids])}::bigint[])`;

async function findParts(db: Kysely<Database>, ids: readonly string[]) {
  const { rows } = await sql<ProductParts>`
    select p.id::text, array(select attribute_code from product_attributes a
        where a.product_id = p.id order by 1) as attributes,
      array(select s.set_id::text from set_products s join sets on sets.id = s.set_id
        where s.product_id = p.id and sets.rule is null order by s.set_id) as sets
    from products p where p.id = ${anyOf(ids)}`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Reads what the history tells of products, by their ids. */
export async function readProductStates(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProductState>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('products').selectAll().where('id', '=', anyOf(ids)).execute();
  const parts = await findParts(db, ids);
  const images = await db
    .selectFrom('product_images')
    .selectAll()
    .where('product_id', '=', anyOf(ids))
    .execute();
  const imagesOf = Map.groupBy(images, ({ product_id }) => product_id);
  return new Map(
    rows.map((row) => {
      const { attributes = [], sets = [] } = parts.get(row.id) ?? {};
      const product = toCatalogueProduct(row, attributes, imagesOf.get(row.id) ?? []);
      return [row.id, { ...toProductHistory(product), sets }];
    }),
  );
}
