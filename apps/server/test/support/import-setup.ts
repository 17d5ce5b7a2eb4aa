import type { ImportChoices, OperatorJobKind } from '@vitrine/contract/admin';
import { knownImages } from '../../src/resources/imports/import-images.ts';
import { openStoredSource } from '../../src/resources/imports/import-source.ts';
import { type ImportOptions, runImport } from '../../src/resources/imports/run-import.ts';
import type { JobRow } from '../../src/resources/operator-jobs/mappers.ts';
import { createJob, findJob, findJobErrors } from '../../src/resources/operator-jobs/queries.ts';
import { takeJob } from '../../src/resources/operator-jobs/running-job.ts';
import { buildSyntheticCatalogue } from './synthetic-catalogue.ts';
import { insertCatalogue } from './synthetic-store.ts';
import { openTestShop } from './test-shop.ts';

export const NOW = Date.UTC(2026, 10, 25);

/** A category, a brand and a colour of the synthetic catalogue. */
export const NEW_PRODUCT = {
  product: 'P-1',
  brand: 'Maison Baha',
  style: 'ST-1',
  category: 'Women > Clothing > Coats',
  colour: 'colour-1',
  name_zh: '羊绒大衣',
  sku: 'A-1',
  merchant: 'Synthetic',
  size: '36',
  price: '100',
};

export type Row = Readonly<Record<string, unknown>>;

export const toJsonLines = (rows: readonly Row[]) =>
  rows.map((row) => JSON.stringify(row)).join('\n');

interface NewImport extends ImportChoices {
  kind?: OperatorJobKind;
  isDryRun?: boolean;
  merchantId?: string | null;
}

/** Opens a shop with a synthetic catalogue and a second merchant, and helpers that import files. */
export async function openImportHarness(products = 4) {
  const rows = buildSyntheticCatalogue(products, 7, NOW);
  const shop = await openTestShop({ seed: ({ db }) => insertCatalogue(db, rows) });
  const { db } = shop.database;
  const brand = rows.brands[0]?.name ?? '';
  const text = JSON.stringify({ 'zh-CN': '', 'en-US': '' });
  await db
    .insertInto('merchants')
    .values({
      id: '9002',
      name: 'Rive Nord',
      monogram: 'RN',
      city: text,
      country: text,
      founded_in: 1987,
      description: text,
    })
    .execute();

  const createImport = ({
    kind = 'import-products',
    isDryRun = false,
    merchantId = null,
    ...choices
  }: NewImport) =>
    createJob(db, {
      kind,
      input: JSON.stringify({
        fileName: 'file',
        isDryRun,
        hash: '',
        storageKey: 'imports/test',
        ...choices,
      }),
      merchant_id: merchantId,
      actor: 'test',
      created_at: new Date(NOW),
    });

  /** Takes a job and goes on with it, as a process does. */
  async function goOn(id: string, file: Uint8Array | string, options: Partial<ImportOptions> = {}) {
    const job = await takeJob(db, id, NOW);
    if (!job) throw new Error('the job has ended');
    const source = openStoredSource('file', Buffer.from(file));
    await runImport(job, {
      db,
      now: () => NOW,
      source,
      batchRows: 100,
      images: knownImages,
      ...options,
    });
  }

  async function read(id: string) {
    const job = (await findJob(db, id, null)) as JobRow;
    const rows = await findJobErrors(db, id, 1_000);
    const errors = rows.map(({ line, column_name, value, message }) => ({
      line,
      column: column_name,
      value,
      message: message['en-US'],
    }));
    return { job, errors };
  }

  async function importText(
    file: Uint8Array | string,
    given: NewImport & Partial<ImportOptions> = {},
  ) {
    const {
      kind,
      isDryRun,
      merchantId,
      createMissing,
      gender,
      brand,
      category,
      merchant,
      format,
      decimal,
      ...options
    } = given;
    const created = {
      ...{ createMissing, gender, brand, category, merchant, format, decimal },
      ...(kind && { kind }),
      ...(isDryRun && { isDryRun }),
      ...(merchantId && { merchantId }),
    };
    const { id } = await createImport(created);
    await goOn(id, file, options);
    return read(id);
  }

  const findVariant = (sku: string) =>
    db.selectFrom('variants').selectAll().where('sku', '=', sku).executeTakeFirst();

  return {
    ...shop,
    db,
    newProduct: { ...NEW_PRODUCT, brand },
    createImport,
    goOn,
    read,
    importText,
    importRows: (given: readonly Row[], options?: NewImport & Partial<ImportOptions>) =>
      importText(toJsonLines(given), options),
    findVariant,
  };
}

export type ImportHarness = Awaited<ReturnType<typeof openImportHarness>>;
