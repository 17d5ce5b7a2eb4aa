import type { Language } from '@vitrine/kit';
import type { Transaction } from 'kysely';
import { findLimitAccountId } from '../../database/limit-account.ts';
import { takeQuotas } from '../../database/quotas.ts';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import { issueCoupon } from './issue-coupon.ts';
import { promotionProblem } from './problems.ts';
import { findPackage } from './queries.ts';
import { getClosedReason, listClaimQuotas } from './rules.ts';

interface PackageClaim {
  packageId: string;
  subscriptionId: string;
  shopperId: string;
  language: Language;
  now: number;
}

/**
 * Claims a reward package. Every quota is counted under its row lock, so concurrent claims cannot exceed
 * it.
 */
export async function claimRewardPackage(trx: Transaction<Database>, claim: PackageClaim) {
  const { shopperId, language, now } = claim;
  const terms = await findPackage(trx, claim.packageId);
  if (!terms?.is_listed || terms.subscription_id !== claim.subscriptionId)
    throw new ApiProblem('not-found');
  const closedReason = getClosedReason(terms, now);
  if (closedReason) throw promotionProblem(closedReason, language);
  const quotas = listClaimQuotas(terms, await findLimitAccountId(trx, shopperId), now);
  const exhausted = await takeQuotas(trx, quotas);
  const reason = quotas.find(({ key }) => key === exhausted?.key)?.reason;
  if (reason) throw promotionProblem(reason, language);
  await issueCoupon(trx, terms, { shopperId, now });
}
