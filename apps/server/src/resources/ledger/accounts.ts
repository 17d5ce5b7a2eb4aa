import type { LedgerEntry, LedgerKind } from '@vitrine/contract/admin';

/** The account that loses what a merchant gains by an entry of a kind. */
export const ACCOUNT_OF_KIND: Readonly<Record<LedgerKind, LedgerEntry['account']>> = {
  payment: 'provider',
  delivery: 'provider',
  refund: 'provider',
  commission: 'shop',
  duty: 'customs',
  payout: 'bank',
};
