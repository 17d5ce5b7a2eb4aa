import type { RequestParts } from '@vitrine/contract';
import {
  FAPIAO_TRANSITIONS,
  type FapiaoOperatorAction,
  type fapiaoRequests,
} from '@vitrine/contract/admin';
import { type Language, toChinaIsoDate } from '@vitrine/kit';
import type { Transaction, Updateable } from 'kysely';
import type { FapiaoTable } from '../../database/schema/fapiao.ts';
import type { Database } from '../../database/schema.ts';
import { getViolatedConstraint } from '../../database/violated-constraint.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import type { ShopEventType } from '../../notifications/events.ts';
import { recordEvent } from '../../notifications/record-event.ts';
import type { FapiaoRecord } from '../fapiao/queries.ts';
import { lockFapiao } from './lock-fapiao.ts';
import { adminFapiaoProblem } from './problems.ts';

type BodyOf<Name extends 'issueFapiao' | 'rejectFapiao' | 'reverseFapiao'> = RequestParts<
  (typeof fapiaoRequests)[Name]
>['body'];

export type FapiaoChange =
  | { readonly action: 'issue'; readonly body: BodyOf<'issueFapiao'> }
  | { readonly action: 'reject'; readonly body: BodyOf<'rejectFapiao'> }
  | { readonly action: 'reverse'; readonly body: BodyOf<'reverseFapiao'> };

type Problem = Parameters<typeof adminFapiaoProblem>[0];

const EVENTS: Readonly<Record<FapiaoOperatorAction, ShopEventType>> = {
  issue: 'fapiao.issued',
  reject: 'fapiao.refused',
  reverse: 'fapiao.reversed',
};

/** What stands against a change that the status allows. */
function findObstacle(row: FapiaoRecord, change: FapiaoChange, now: number): Problem | undefined {
  const today = toChinaIsoDate(now);
  if (change.action === 'issue') {
    if (Number(row.amount_due) === 0) return 'fapiao-nothing-due';
    if (change.body.issuedOn > today) return 'fapiao-day-invalid';
    return change.body.url || row.file_id ? undefined : 'fapiao-file-missing';
  }
  if (change.action === 'reject') return undefined;
  const { reversedOn, reason } = change.body;
  if (reversedOn > today || reversedOn < (row.issued_day ?? '')) return 'fapiao-day-invalid';
  const isRefunded = Number(row.amount_due) < Number(row.amount);
  return reason === 'refund' && !isRefunded ? 'fapiao-nothing-refunded' : undefined;
}

function toColumns(row: FapiaoRecord, change: FapiaoChange): Updateable<FapiaoTable> {
  if (change.action === 'issue') {
    const { number, issuedOn, url } = change.body;
    return { amount: row.amount_due, number, issued_on: issuedOn, url: url ?? null };
  }
  if (change.action === 'reject')
    return { refused_reason: change.body.reason, file_id: null, file_type: null };
  const { number, reversedOn, reason } = change.body;
  return { reversal_number: number, reversed_on: reversedOn, reversal_reason: reason };
}

async function saveOrThrow(
  trx: Transaction<Database>,
  id: string,
  values: Updateable<FapiaoTable>,
  language: Language,
): Promise<void> {
  try {
    await trx.updateTable('fapiao').set(values).where('id', '=', id).execute();
  } catch (error) {
    if (getViolatedConstraint(error)) throw adminFapiaoProblem('fapiao-number-taken', language);
    throw error;
  }
}

/** Issues, refuses or reverses a fapiao as its status allows. Returns it as it was before. */
export async function changeFapiao(
  trx: Transaction<Database>,
  context: OperatorContext,
  id: string,
  change: FapiaoChange,
  now: number,
): Promise<FapiaoRecord> {
  const { language } = context;
  const row = await lockFapiao(trx, context, id);
  const status = FAPIAO_TRANSITIONS[row.status][change.action];
  if (!status) throw adminFapiaoProblem('fapiao-action-impossible', language);
  const obstacle = findObstacle(row, change, now);
  if (obstacle) throw adminFapiaoProblem(obstacle, language);
  const version = row.version + 1;
  const values = { status, version, closed_at: new Date(now), ...toColumns(row, change) };
  await saveOrThrow(trx, id, values, language);
  await context.recordAudit(trx, {
    target: { type: 'fapiao', id },
    before: { status: row.status },
    after: { status, amount: Number(row.amount ?? row.amount_due), ...change.body },
  });
  await recordEvent(trx, { type: EVENTS[change.action], subjectId: id, now });
  return row;
}
