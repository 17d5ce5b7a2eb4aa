import type { Handlers, promotions, RewardPackage } from '@vitrine/contract';
import { DAY_MS, type Language } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import { once } from '../../database/once.ts';
import { readQuotas } from '../../database/quotas.ts';
import type { Database } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import type { CallContexts } from '../../http/context.ts';
import { periodOf } from '../period.ts';
import { claim } from './claim.ts';
import { findCoupons, findPackageIds, findPackages, findPromotion } from './queries.ts';
import { claimQuotas, claimRefusal } from './rules.ts';
import { foremost, packageView, promoCodeView } from './views.ts';

export interface PromotionDeps {
  db: Kysely<Database>;
  now: () => number;
}

/** How long what is over is still shown. */
const SHOWN_AFTER_MS = 60 * DAY_MS;

interface Asked {
  shopperId: string;
  language: Language;
  now: number;
  promotionIds?: readonly string[] | undefined;
}

async function packagesOf(db: Kysely<Database>, asked: Asked): Promise<RewardPackage[]> {
  const { shopperId, now } = asked;
  const since = new Date(now - SHOWN_AFTER_MS);
  const rows = await findPackages(db, shopperId, since, asked.promotionIds);
  const coupons = await findCoupons(db, shopperId);
  const keys = rows.flatMap((row) => claimQuotas(row, shopperId, now).map(({ key }) => key));
  const taken = await readQuotas(db, keys);
  return rows.map((row) => {
    const held = foremost(coupons.filter((coupon) => coupon.package_id === row.id));
    // What is only given as a reward is never there to be claimed.
    const refusal = row.is_listed ? claimRefusal(row, shopperId, taken, now) : 'claims-over';
    return packageView(row, refusal, held, asked);
  });
}

export const promotionHandlers = ({
  db,
  now,
}: PromotionDeps): Handlers<typeof promotions, CallContexts> => ({
  async getPromotion({ params }, { language }) {
    const found = await findPromotion(db, params.id);
    if (!found) throw new ApiError('not-found');
    const packages = await findPackageIds(db, found.id);
    return {
      id: found.id,
      name: found.name[language],
      description: found.description[language],
      terms: found.terms.map((term) => term[language]),
      ...periodOf(found, now()),
      rewardPackageIds: packages.map(({ id }) => id),
    };
  },

  async listMyRewardPackages({ query }, { shopperId, language }) {
    const promotionIds = query['promotion-ids'];
    if (promotionIds?.length === 0) return [];
    const packages = await packagesOf(db, { shopperId, language, now: now(), promotionIds });
    return packages.filter(({ status }) => !query.status || query.status.includes(status));
  },

  async claimRewardPackage({ body }, { shopperId, language, idempotencyKey }) {
    const asked = { shopperId, language, now: now() };
    const packageId = body.rewardPackageId;
    const subscriptionId = body.rewardPackageSubscriptionId;
    await db.transaction().execute((trx) =>
      once(
        trx,
        { ...asked, scope: `claim:${shopperId}`, key: idempotencyKey, request: body },
        async () => {
          await claim(trx, { ...asked, packageId, subscriptionId });
          return null;
        },
      ),
    );
    const claimed = (await packagesOf(db, asked)).find(({ id }) => id === packageId);
    if (!claimed) throw new ApiError('not-found');
    return claimed;
  },

  async listMyPromoCodes(_, { shopperId, language }) {
    const coupons = await findCoupons(db, shopperId);
    return coupons
      .sort((left, right) => left.valid_to.getTime() - right.valid_to.getTime())
      .map((coupon) => promoCodeView(coupon, { language, now: now() }));
  },
});
