import type { Handlers } from '@vitrine/contract';
import type { shopperSupport } from '@vitrine/contract/admin';
import type { Selectable, Transaction } from 'kysely';
import type { PrivacyRequestsTable } from '../../database/schema/privacy-requests.ts';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import { parseCursor, toPage } from '../../http/cursor.ts';
import type { HandlerContexts, OperatorContext } from '../../http/handler-context.ts';
import { eraseShopper } from '../privacy/erase-shopper.ts';
import { readPersonalData } from '../privacy/read-personal-data.ts';
import type { AdminShopperDeps } from './deps.ts';
import { findRequests, lockRequest, toPrivacyRequest } from './privacy-request-queries.ts';
import {
  closeRequest,
  computeDueTime,
  isPossibleReceipt,
  type PrivacyAction,
} from './privacy-request-rules.ts';
import { problem } from './problems.ts';
import { lockShopperRow } from './queries.ts';

type Calls = Pick<
  typeof shopperSupport,
  | 'listPrivacyRequests'
  | 'createPrivacyRequest'
  | 'exportForPrivacyRequest'
  | 'eraseForPrivacyRequest'
  | 'rejectPrivacyRequest'
>;
type RequestRow = Selectable<PrivacyRequestsTable>;

export function privacyRequestHandlers({
  db,
  keyring,
  now,
}: AdminShopperDeps): Handlers<Calls, HandlerContexts> {
  /** Closes a request by an action, which is done in the same transaction, and records both. */
  function close<T>(
    context: OperatorContext,
    { id, action, reason }: { id: string; action: PrivacyAction; reason: string },
    work: (trx: Transaction<Database>, closed: RequestRow) => Promise<T>,
  ): Promise<T> {
    return db.transaction().execute(async (trx) => {
      const row = await lockRequest(trx, id);
      if (!row) throw new ApiProblem('not-found');
      const outcome = closeRequest(row.status, row.kind, action);
      if (outcome === 'request-closed' || outcome === 'request-of-other-kind')
        throw problem(outcome, context.language);
      const closed = await trx
        .updateTable('privacy_requests')
        .set({ status: outcome, closed_at: new Date(now()) })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      const result = await work(trx, closed);
      await context.recordAudit(trx, {
        target: { type: 'privacy-request', id },
        before: toPrivacyRequest(row, now()),
        after: toPrivacyRequest(closed, now()),
        reason,
      });
      return result;
    });
  }

  return {
    async listPrivacyRequests({ query: { cursor, size, status, late } }) {
      const [afterId = '0'] = parseCursor(cursor, ['id']) ?? [];
      const rows = await findRequests(db, { size, status, late }, afterId, now());
      const map = (row: RequestRow) => toPrivacyRequest(row, now());
      return toPage(rows, size, map, ({ id }) => [id]);
    },
    createPrivacyRequest({ params: { id }, body: { kind, channel, receivedAt } }, context) {
      const { language } = context;
      const received = receivedAt === undefined ? now() : Date.parse(receivedAt);
      if (!isPossibleReceipt(received, now())) throw problem('received-later', language);
      return db.transaction().execute(async (trx) => {
        const shopper = await lockShopperRow(trx, id);
        if (!shopper) throw new ApiProblem('not-found');
        if (shopper.erased_at) throw problem('shopper-erased', language);
        const row = await trx
          .insertInto('privacy_requests')
          .values({
            shopper_id: id,
            kind,
            channel,
            received_at: new Date(received),
            due_at: computeDueTime(received),
          })
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .executeTakeFirst();
        if (!row) throw problem('request-open', language);
        const after = toPrivacyRequest(row, now());
        await context.recordAudit(trx, {
          target: { type: 'privacy-request', id: row.id },
          after,
        });
        return after;
      });
    },
    exportForPrivacyRequest: ({ params: { id }, body: { reason } }, context) =>
      close(context, { id, action: 'export', reason }, async (trx, { shopper_id }) => ({
        exportedAt: new Date(now()).toISOString(),
        sections: await readPersonalData(trx, shopper_id, keyring),
      })),
    eraseForPrivacyRequest: ({ params: { id }, body: { reason } }, context) =>
      close(context, { id, action: 'erase', reason }, async (trx, { shopper_id }) => {
        const isErased = await eraseShopper(trx, shopper_id, { keyring, now: now() });
        if (!isErased) throw problem('order-under-way', context.language);
        return { done: true as const };
      }),
    rejectPrivacyRequest: ({ params: { id }, body: { reason } }, context) =>
      close(context, { id, action: 'reject', reason }, async (_, closed) =>
        toPrivacyRequest(closed, now()),
      ),
  };
}
