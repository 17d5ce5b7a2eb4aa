import type { Language } from '@vitrine/kit';
import type { Transaction } from 'kysely';
import { takeQuotas } from '../../database/quotas.ts';
import type { Database } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import { giveCoupon } from './coupons.ts';
import { findPackage } from './queries.ts';
import { refuse } from './refuse.ts';
import { claimQuotas, claimsClosed } from './rules.ts';

interface Claim {
  packageId: string;
  subscriptionId: string;
  shopperId: string;
  language: Language;
  now: number;
}

/** Claims a package: every limit is counted up under its lock, so that no rush gets past one. */
export async function claim(trx: Transaction<Database>, asked: Claim) {
  const { shopperId, language, now } = asked;
  const terms = await findPackage(trx, asked.packageId);
  if (!terms?.is_listed || terms.subscription_id !== asked.subscriptionId)
    throw new ApiError('not-found');
  const closed = claimsClosed(terms, now);
  if (closed) throw refuse(closed, language);
  const quotas = claimQuotas(terms, shopperId, now);
  const spent = await takeQuotas(trx, quotas);
  const refusal = quotas.find(({ key }) => key === spent?.key)?.refusal;
  if (refusal) throw refuse(refusal, language);
  await giveCoupon(trx, terms, { shopperId, now });
}
