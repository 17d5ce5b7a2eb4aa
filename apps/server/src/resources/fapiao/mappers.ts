import type { Fapiao, OrderFapiao } from '@vitrine/contract';
import { FAPIAO_TRANSITIONS } from '@vitrine/contract/admin';
import type { Keyring } from '../../encryption/keyring.ts';
import { decryptEmail, decryptTitle } from './encryption.ts';
import { signFileUrl } from './file-urls.ts';
import type { FapiaoPartRecord, FapiaoRecord } from './queries.ts';
import { canRequestFapiao } from './rules.ts';

interface ViewContext {
  readonly keyring: Keyring;
  readonly now: number;
  /** A mini-program needs the whole URL. */
  readonly publicUrl: string | undefined;
}

function findFileUrl(
  row: FapiaoRecord,
  { keyring, now, publicUrl = '' }: ViewContext,
): string | null {
  // The file may be there before it is issued, while the operator fills in the form.
  if (row.number === null) return null;
  return row.file_id ? publicUrl + signFileUrl(keyring, row.id, now) : row.url;
}

const toFapiao = (row: FapiaoRecord, context: ViewContext): Fapiao => ({
  id: row.id,
  status: row.status,
  titleKind: row.title_kind,
  ...decryptTitle(context.keyring, row),
  email: decryptEmail(context.keyring, row) ?? '',
  amount: Number(row.amount ?? row.amount_due),
  requestedAt: row.requested_at.toISOString(),
  number: row.number,
  issuedOn: row.issued_day,
  fileUrl: findFileUrl(row, context),
  refusedReason: row.refused_reason,
  reversedOn: row.reversed_day,
  canChange: FAPIAO_TRANSITIONS[row.status].change !== undefined,
});

export const toOrderFapiao = (
  parts: readonly FapiaoPartRecord[],
  email: string | null,
  context: ViewContext,
): OrderFapiao => ({
  email,
  canRequest: parts.some(canRequestFapiao),
  merchantOrders: parts.map((part) => {
    const [newest] = part.fapiao;
    return {
      id: part.id,
      merchantName: part.merchant.name,
      amount: part.amountDue,
      canRequest: canRequestFapiao(part),
      fapiao: newest ? toFapiao(newest, context) : null,
    };
  }),
});
