import { randomUUID } from 'node:crypto';
import type { Handlers, UploadedFile } from '@vitrine/contract';
import type {
  ImportChoices,
  importProductsQuery,
  OperatorJob,
  OperatorJobKind,
  operatorJobs,
} from '@vitrine/contract/admin';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../database/schema.ts';
import type { HandlerContexts, OperatorContext } from '../../http/handler-context.ts';
import type { Storage } from '../../providers/storage/port.ts';
import { toOperatorJob } from '../operator-jobs/mappers.ts';
import { createJob } from '../operator-jobs/queries.ts';
import { openStoredSource } from './import-source.ts';
import { addMappedColumns } from './mappings.ts';
import { openImport } from './open-import.ts';
import { explainFileProblem } from './problems.ts';
import { type ImportInput, readMapping } from './run-import.ts';

type ImportCalls = Pick<typeof operatorJobs, 'importProducts' | 'importStock'>;

export interface ImportDeps {
  readonly db: Kysely<Database>;
  readonly storage: Storage;
  readonly now: () => number;
}

interface NewImport {
  readonly kind: OperatorJobKind;
  readonly isDryRun: boolean;
  readonly file: UploadedFile;
  readonly choices: ImportChoices;
}

function toChoices({
  'create-missing': createMissing,
  gender,
  brand,
  category,
  merchant,
  format,
  mapping,
  decimal,
}: z.output<typeof importProductsQuery>): ImportChoices {
  return {
    ...(createMissing && { createMissing }),
    gender,
    brand,
    category,
    merchant,
    format,
    mapping,
    decimal,
  };
}

/** Checks that a file can be read, stores it and queues its import. */
async function startImport(
  { db, storage, now }: ImportDeps,
  context: OperatorContext,
  { kind, isDryRun, file, choices }: NewImport,
): Promise<OperatorJob> {
  const { operator, language } = context;
  const source = openStoredSource(file.name, Buffer.from(file.bytes));
  const mapped = await addMappedColumns(db, language, choices);
  const { hash, rows, format, decimal } = await explainFileProblem(language, () =>
    openImport(source, {
      ...choices,
      mapping: readMapping(mapped),
      isStockOnly: kind === 'import-stock',
    }),
  );
  const found = { ...mapped, format, decimal };
  return db.transaction().execute((trx) =>
    context.runOnce(trx, now(), { hash, isDryRun, ...choices }, async () => {
      const storageKey = `imports/${randomUUID()}`;
      const fileName = file.name.replaceAll('\0', '').toWellFormed();
      const input: ImportInput = { fileName, isDryRun, hash, storageKey, ...found };
      await storage.put(storageKey, file.bytes);
      const row = await createJob(trx, {
        kind,
        input: JSON.stringify(input),
        merchant_id: operator.merchantId,
        operator_id: operator.operatorId,
        actor: operator.name,
        total_rows: rows,
        created_at: new Date(now()),
      });
      const after = { kind, fileName, isDryRun, hash, rows, ...found };
      await context.recordAudit(trx, { target: { type: 'job', id: row.id }, after });
      return toOperatorJob(row, language);
    }),
  );
}

/** Operators upload files of products, and staff of merchants those of their stock. */
export const importHandlers = (deps: ImportDeps): Handlers<ImportCalls, HandlerContexts> => ({
  importProducts: ({ query, body: file }, context) =>
    startImport(deps, context, {
      kind: 'import-products',
      isDryRun: query['dry-run'],
      file,
      choices: toChoices(query),
    }),
  importStock: ({ query, body: file }, context) =>
    startImport(deps, context, {
      kind: 'import-stock',
      isDryRun: query['dry-run'],
      file,
      choices: {},
    }),
});
