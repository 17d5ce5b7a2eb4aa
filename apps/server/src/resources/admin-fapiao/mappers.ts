import {
  FAPIAO_OPERATOR_ACTIONS,
  FAPIAO_TRANSITIONS,
  type FapiaoRequest,
} from '@vitrine/contract/admin';
import { maskPersonName, maskTaxNumber } from '@vitrine/kit';
import type { Keyring } from '../../encryption/keyring.ts';
import { maskEmail } from '../admin-shoppers/mask-shopper.ts';
import { decryptEmail, decryptTitle } from '../fapiao/encryption.ts';
import type { FapiaoRecord } from '../fapiao/queries.ts';
import { getDueTime } from '../fapiao/rules.ts';
import { toOrderNumber } from '../orders/order-number.ts';

export function toFapiaoRequest(
  row: FapiaoRecord,
  { keyring, now }: { readonly keyring: Keyring; readonly now: number },
): FapiaoRequest {
  const { title, taxNumber } = decryptTitle(keyring, row);
  const email = decryptEmail(keyring, row);
  const dueAt = getDueTime(row);
  const amountDue = Number(row.amount_due);
  const amount = row.amount === null ? amountDue : Number(row.amount);
  return {
    id: row.id,
    orderId: row.order_id,
    orderNumber: toOrderNumber(row.order_id, row.placed_at),
    merchantOrderId: row.merchant_order_id,
    merchant: { id: row.merchant_id, name: row.merchant.name },
    status: row.status,
    actions: FAPIAO_OPERATOR_ACTIONS.filter((action) => FAPIAO_TRANSITIONS[row.status][action]),
    titleKind: row.title_kind,
    title: maskPersonName(title),
    taxNumber: taxNumber && maskTaxNumber(taxNumber),
    email: email && maskEmail(email),
    currency: row.currency,
    amount,
    amountDue,
    isOverdue: dueAt !== null && dueAt.getTime() < now,
    isToReverse: row.status === 'issued' && amountDue < amount,
    requestedAt: row.requested_at.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    number: row.number,
    issuedOn: row.issued_day,
    file: row.file_type ?? (row.url === null ? null : 'url'),
    url: row.url,
    refusedReason: row.refused_reason,
    reversalNumber: row.reversal_number,
    reversedOn: row.reversed_day,
    reversalReason: row.reversal_reason,
    version: row.version,
  };
}
