import { hash, randomUUID } from 'node:crypto';
import type { Handlers } from '@vitrine/contract';
import type { fapiaoRequests } from '@vitrine/contract/admin';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import { parseCursor, toPage } from '../../http/cursor.ts';
import type { HandlerContexts, OperatorContext } from '../../http/handler-context.ts';
import type { FapiaoDeps } from '../fapiao/deps.ts';
import { decryptEmail, decryptTitle, toFileKey } from '../fapiao/encryption.ts';
import { detectFileType, putFile, readFile } from '../fapiao/files.ts';
import { changeFapiao, type FapiaoChange } from './change-fapiao.ts';
import { lockFapiao } from './lock-fapiao.ts';
import { toFapiaoRequest } from './mappers.ts';
import { adminFapiaoProblem } from './problems.ts';
import { findFapiao, findFapiaoPage } from './queries.ts';

/** Operators work through the fapiao of their merchant, or of all merchants. */
export function fapiaoRequestHandlers(
  deps: FapiaoDeps,
): Handlers<typeof fapiaoRequests, HandlerContexts> {
  const { db, keyring, storage, now } = deps;

  async function findOrThrow(from: Kysely<Database>, id: string, { operator }: OperatorContext) {
    const row = await findFapiao(from, id, operator.merchantId);
    if (!row) throw new ApiProblem('not-found');
    return row;
  }

  const read = async (from: Kysely<Database>, id: string, context: OperatorContext) =>
    toFapiaoRequest(await findOrThrow(from, id, context), { keyring, now: now() });

  /** Does the work once for a key, and then removes the file that it has replaced. */
  async function change(
    context: OperatorContext,
    id: string,
    request: unknown,
    work: (trx: Transaction<Database>) => Promise<string | null>,
  ) {
    const { replaced, after } = await db.transaction().execute(async (trx) => {
      const sent = { id, request };
      const fileId = await context.runOnce(trx, now(), sent, () => work(trx));
      return { replaced: fileId, after: await read(trx, id, context) };
    });
    if (replaced) await storage.remove(toFileKey(id, replaced));
    return after;
  }

  const act = (context: OperatorContext, id: string, input: FapiaoChange) =>
    change(context, id, input, async (trx) => {
      const { file_id } = await changeFapiao(trx, context, id, input, now());
      return input.action === 'reject' ? file_id : null;
    });

  return {
    async listFapiao({ query }, { operator: { merchantId: own } }) {
      const [after] = parseCursor(query.cursor, ['id']) ?? [];
      const at = now();
      const rows = await findFapiaoPage(db, query, { after, own, now: at });
      const map = (row: (typeof rows)[0]) => toFapiaoRequest(row, { keyring, now: at });
      return toPage(rows, query.size, map, ({ id }) => [id]);
    },
    getFapiao: ({ params: { id } }, context) => read(db, id, context),
    async revealFapiaoTitle({ params: { id } }, context) {
      const row = await findOrThrow(db, id, context);
      const reason = 'title read for the fapiao';
      await context.recordAudit(db, { target: { type: 'fapiao', id }, reason });
      return { ...decryptTitle(keyring, row), email: decryptEmail(keyring, row) };
    },
    async uploadFapiaoFile({ params: { id }, body: { bytes } }, context) {
      const fileType = detectFileType(bytes);
      if (!fileType) throw adminFapiaoProblem('fapiao-file-unreadable', context.language);
      return change(context, id, hash('sha256', bytes), async (trx) => {
        const row = await lockFapiao(trx, context, id);
        if (row.status !== 'requested')
          throw adminFapiaoProblem('fapiao-action-impossible', context.language);
        const fileId = randomUUID();
        await trx
          .updateTable('fapiao')
          .set({ file_id: fileId, file_type: fileType, version: row.version + 1 })
          .where('id', '=', id)
          .execute();
        const after = { fileId, fileType };
        await context.recordAudit(trx, { target: { type: 'fapiao', id }, after });
        await putFile(deps, id, fileId, bytes);
        return row.file_id;
      });
    },
    async downloadFapiaoFile({ params: { id } }, context) {
      const file = await readFile(deps, await findOrThrow(db, id, context));
      if (!file) throw new ApiProblem('not-found');
      await context.recordAudit(db, { target: { type: 'fapiao', id }, reason: 'file read' });
      return file;
    },
    issueFapiao: ({ params: { id }, body }, context) => act(context, id, { action: 'issue', body }),
    rejectFapiao: ({ params: { id }, body }, context) =>
      act(context, id, { action: 'reject', body }),
    reverseFapiao: ({ params: { id }, body }, context) =>
      act(context, id, { action: 'reverse', body }),
  };
}
