import { formatMessage, type Language, type Localised, localised } from '@vitrine/kit';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { problem } from './problems.ts';

/** How many products or sets are named; the others are counted. */
const MAX_NAMED = 3;

const USES = {
  colour: {
    products: (code: string) => sql`select short_description as name, count(*) over ()::int as total
      from products where colour_code = ${code} order by id limit ${MAX_NAMED}`,
    rule: 'colors',
  },
  attribute: {
    products: (code: string) => sql`select short_description as name, count(*) over ()::int as total
      from products join product_attributes on product_attributes.product_id = products.id
      where attribute_code = ${code} order by products.id limit ${MAX_NAMED}`,
    rule: 'attributes',
  },
} as const;

const TEXTS = {
  products: localised('{count} 个商品（{names}）', '{count} {count|product|products} ({names})'),
  sets: localised('{count} 个商品集（{names}）', '{count} {count|set|sets} ({names})'),
};
const SEPARATOR: Localised = localised('、', ', ');

interface Named {
  readonly name: Localised;
  /** How many there are in all. */
  readonly total: number;
}

function describeUses(kind: keyof typeof TEXTS, rows: readonly Named[], language: Language) {
  const [first] = rows;
  if (!first) return [];
  const names = rows.map(({ name }) => name[language] || name['zh-CN']);
  if (first.total > rows.length) names.push('…');
  const values = { count: first.total, names: names.join(SEPARATOR[language]) };
  return [formatMessage(TEXTS[kind][language], values)];
}

/** Refuses to delete a colour or an attribute that products have or that the rule of a set names. */
export async function requireUnused(
  trx: Transaction<Database>,
  type: keyof typeof USES,
  code: string,
  language: Language,
): Promise<void> {
  const { products: findProducts, rule } = USES[type];
  const products = await sql<Named>`${findProducts(code)}`.execute(trx);
  const sets = await sql<Named>`select name, count(*) over ()::int as total from sets
    where rule -> ${rule}::text @> to_jsonb(${code}::text) order by id limit ${MAX_NAMED}`.execute(
    trx,
  );
  const uses = [
    ...describeUses('products', products.rows, language),
    ...describeUses('sets', sets.rows, language),
  ];
  if (uses.length > 0)
    throw problem(`${type}-in-use`, language, { values: { uses: uses.join(SEPARATOR[language]) } });
}
