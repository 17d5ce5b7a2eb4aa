import type { AccessWindow } from '@vitrine/contract/admin';
import type { Language, Localised } from '@vitrine/kit';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

const HOUR_MS = 3_600_000;

interface WindowRow {
  readonly id: string;
  readonly productId: string | null;
  readonly saleId: string | null;
  readonly name: Localised;
  readonly benefit: string;
  readonly benefitName: Localised;
  readonly opensAt: Date;
  readonly version: number;
  readonly early: readonly { readonly tier: Localised; readonly hours: number }[];
}

interface ReadOptions {
  readonly language: Language;
  readonly now: number;
}

const toWindow = (row: WindowRow, { language, now }: ReadOptions): AccessWindow => ({
  id: row.id,
  target:
    row.productId === null
      ? { kind: 'sale', id: row.saleId ?? '', name: row.name[language] }
      : { kind: 'product', id: row.productId, name: row.name[language] },
  benefit: { code: row.benefit, name: row.benefitName[language] },
  opensAt: row.opensAt.toISOString(),
  state: row.opensAt.getTime() > now ? 'coming' : 'open',
  early: row.early.map(({ tier, hours }) => ({
    ...{ tier: tier[language], hours },
    from: new Date(row.opensAt.getTime() - hours * HOUR_MS).toISOString(),
  })),
  version: row.version,
});

/** Windows with the names of what they are about, and the tiers that enter earlier. */
async function selectWindows(
  db: Kysely<Database>,
  condition: RawBuilder<unknown>,
  limit: number,
  options: ReadOptions,
): Promise<AccessWindow[]> {
  const { rows } = await sql<WindowRow>`
    select opening.id::text as id, opening.product_id::text as "productId",
      opening.sale_id::text as "saleId", coalesce(products.short_description, sales.name) as name,
      benefits.code as benefit, benefits.name as "benefitName", opening.opens_at as "opensAt",
      opening.version, coalesce((
        select jsonb_agg(jsonb_build_object('tier', tier.name, 'hours', (given.terms ->> 'hours')::integer)
          order by (given.terms ->> 'hours')::integer desc, tier.from_amount)
        from tier_benefits given join membership_tiers tier on tier.code = given.tier_code
        where given.benefit_code = benefits.code and given.terms ->> 'hours' is not null
          and tier.archived_at is null), '[]') as early
    from access_windows opening join benefits on benefits.code = opening.benefit_code
    left join products on products.id = opening.product_id
    left join sales on sales.id = opening.sale_id
    where ${condition} order by opening.id desc limit ${limit}`.execute(db);
  return rows.map((row) => toWindow(row, options));
}

interface PageQuery {
  readonly size: number;
  readonly state: AccessWindow['state'] | undefined;
}

/** Windows before an id, the newest first, and one more than a page. */
export function findWindows(
  db: Kysely<Database>,
  { size, state }: PageQuery,
  beforeId: string | undefined,
  options: ReadOptions,
): Promise<AccessWindow[]> {
  const at = new Date(options.now);
  const conditions = [
    beforeId === undefined ? sql`true` : sql`opening.id < ${beforeId}`,
    state === undefined
      ? sql`true`
      : sql`(opening.opens_at > ${at}) = ${state === 'coming'}::boolean`,
  ];
  return selectWindows(db, sql.join(conditions, sql` and `), size + 1, options);
}

export async function findWindow(
  db: Kysely<Database>,
  id: string,
  options: ReadOptions,
): Promise<AccessWindow | undefined> {
  const [found] = await selectWindows(db, sql`opening.id = ${id}`, 1, options);
  return found;
}

export const findBenefitKind = (trx: Transaction<Database>, code: string) =>
  trx
    .selectFrom('benefits')
    .select('kind')
    .where('code', '=', code)
    .where('archived_at', 'is', null)
    .forShare()
    .executeTakeFirst();

export const findSale = (trx: Transaction<Database>, id: string) =>
  trx.selectFrom('sales').select(['id', 'ends_at']).where('id', '=', id).executeTakeFirst();

export async function hasProducts(
  trx: Transaction<Database>,
  ids: readonly string[],
): Promise<boolean> {
  const rows = await trx.selectFrom('products').select('id').where('id', 'in', ids).execute();
  return rows.length === ids.length;
}

/** What a window is about: products, or a sale with all it has. */
export interface WindowScope {
  readonly productIds: readonly string[];
  readonly saleId: string | null;
}

/** How many products are named; the others are left out. */
const MAX_NAMED = 3;

/** The names of products that another window closes as well: shoppers would need the benefits of both. */
export async function findClosedTwice(
  trx: Transaction<Database>,
  { productIds, saleId }: WindowScope,
  exceptId: string,
  now: number,
): Promise<Localised[]> {
  const { rows } = await sql<{ name: Localised }>`
    with own as (
      select unnest(${sql.val([...productIds])}::bigint[]) as id
      union select product_id from sale_products where sale_id = ${saleId}
    ),
    others as (
      select * from access_windows where opens_at > ${new Date(now)} and id <> ${exceptId}
    )
    select name from (
      select sales.name, sales.id from others join sales on sales.id = others.sale_id
      where others.sale_id = ${saleId}
      union all
      select products.short_description, products.id from own join products on products.id = own.id
      where exists (
        select from others where others.product_id = own.id or others.sale_id in (
          select sale_id from sale_products where product_id = own.id))
    ) closed order by id limit ${MAX_NAMED}`.execute(trx);
  return rows.map(({ name }) => name);
}

export interface WindowChange {
  readonly benefitCode: string;
  readonly opensAt: string;
}

/** Inserts a window for each product, or one for the sale, and returns their ids. */
export async function insertWindows(
  trx: Transaction<Database>,
  { productIds, saleId }: WindowScope,
  { benefitCode, opensAt }: WindowChange,
): Promise<string[]> {
  const common = { benefit_code: benefitCode, opens_at: opensAt };
  const targets =
    saleId === null ? productIds.map((product_id) => ({ product_id })) : [{ sale_id: saleId }];
  const rows = await trx
    .insertInto('access_windows')
    .values(targets.map((target) => ({ ...target, ...common })))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export const updateWindow = (
  trx: Transaction<Database>,
  { id, version }: Pick<AccessWindow, 'id' | 'version'>,
  { benefitCode, opensAt }: WindowChange,
) =>
  trx
    .updateTable('access_windows')
    .set({ benefit_code: benefitCode, opens_at: opensAt, version })
    .where('id', '=', id)
    .execute();
