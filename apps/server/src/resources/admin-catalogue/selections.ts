import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import type { SalesTable, SetsTable } from '../../database/schema/catalogue.ts';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import { addRow, changeRow, removeRow } from '../records/change-rows.ts';
import {
  findChosenProducts,
  listChosenProducts,
  replaceChosenProducts,
} from './chosen-products.ts';
import type { AdminCatalogueDeps } from './deps.ts';

interface Tables {
  readonly set: SetsTable;
  readonly sale: SalesTable;
}
const TABLES = { set: sql.table('sets'), sale: sql.table('sales') } as const;

interface SelectionType<Kind extends keyof Tables, Data, Input> {
  readonly kind: Kind;
  readonly order: RawBuilder<unknown>;
  toData(row: Selectable<Tables[Kind]>, productIds: string[]): Data;
  /** The columns that an operator writes. */
  toRow(input: Input): Readonly<Partial<Record<keyof Tables[Kind], unknown>>>;
}

type Check = (trx: Transaction<Database>) => Promise<void>;

/** The rows of sets or of sales with the products that were chosen for them. */
export function createSelections<
  Kind extends keyof Tables,
  Data extends { readonly id: string; readonly version: number },
  Input extends { readonly productIds: string[] },
>(
  { db, now }: Pick<AdminCatalogueDeps, 'db' | 'now'>,
  { kind, order, toData, toRow }: SelectionType<Kind, Data, Input>,
) {
  type Row = Selectable<Tables[Kind]> & { readonly id: string };
  const table = TABLES[kind];

  async function find(trx: Kysely<Database>, id: string, lock = sql``): Promise<Data | undefined> {
    const { rows } = await sql<Row>`select * from ${table} where id = ${id} ${lock}`.execute(trx);
    return rows[0] && toData(rows[0], await findChosenProducts(trx, kind, id));
  }

  async function store(trx: Transaction<Database>, write: RawBuilder<Row>, { productIds }: Input) {
    const [row] = (await write.execute(trx)).rows;
    if (!row) throw new ApiProblem('not-found');
    await replaceChosenProducts(trx, kind, row.id, productIds);
    return toData(row, productIds);
  }

  function insert(input: Input): RawBuilder<Row> {
    const row = toRow(input);
    const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
    return sql`insert into ${table} (${columns}) values (${sql.join(Object.values(row))}) returning *`;
  }

  function update(id: string, version: number, input: Input): RawBuilder<Row> {
    const changes = Object.entries({ ...toRow(input), version });
    const columns = changes.map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
    return sql`update ${table} set ${sql.join(columns)} where id = ${id} returning *`;
  }

  const lockRow = (id: string) => (trx: Transaction<Database>) => find(trx, id, sql`for update`);

  return {
    async list(): Promise<{ row: Row; data: Data }[]> {
      const { rows } = await sql<Row>`select * from ${table} order by ${order}`.execute(db);
      const chosen = await listChosenProducts(db, kind);
      return rows.map((row) => ({ row, data: toData(row, chosen.get(row.id) ?? []) }));
    },
    async get(id: string): Promise<Data> {
      const found = await find(db, id);
      if (!found) throw new ApiProblem('not-found');
      return found;
    },
    create: (context: OperatorContext, input: Input): Promise<Data> =>
      addRow(db, context, {
        type: kind,
        once: { request: input, now: now() },
        getId: ({ id }) => id,
        add: (trx) => store(trx, insert(input), input),
      }),
    update: (context: OperatorContext, id: string, input: Input, check?: Check): Promise<Data> =>
      changeRow(db, context, {
        target: { type: kind, id },
        lock: lockRow(id),
        write: async (trx, { version }) => {
          await check?.(trx);
          return store(trx, update(id, version + 1, input), input);
        },
      }),
    remove: (context: OperatorContext, id: string, check?: Check): Promise<{ done: true }> =>
      removeRow(db, context, {
        target: { type: kind, id },
        lock: lockRow(id),
        remove: async (trx) => {
          await check?.(trx);
          await sql`delete from ${table} where id = ${id}`.execute(trx);
        },
      }),
  };
}
