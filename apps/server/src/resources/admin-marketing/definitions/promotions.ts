import {
  itemReferences,
  promoCodeFields,
  promotionFields,
  rewardPackageFields,
} from '@vitrine/contract/admin';
import { sql } from 'kysely';
import { defineItem, type FoundFault } from '../../managed-items/definition.ts';
import { requireUsableScope } from '../require-usable-scope.ts';

const promotion = defineItem({
  type: 'promotion',
  shape: promotionFields,
  table: 'promotions',
  period: { from: 'startsAt', to: 'endsAt' },
  pausesWith: [
    { table: 'reward_packages', column: 'promotion_id' },
    { table: 'promo_codes', column: 'promotion_id' },
  ],
  counts: {
    packages: (id) => sql`select count(*) from reward_packages where promotion_id = ${id}`,
    codes: (id) =>
      sql`select count(*) from promo_codes where promotion_id = ${id} and not is_template`,
    couponsIssued: (id) => sql`select count(*) from coupons
      join reward_packages package on package.id = package_id where package.promotion_id = ${id}`,
    ordersWithCoupon: (id) => sql`select count(*) from promo_redemptions
      join coupons on coupons.id = coupon_id
      join reward_packages package on package.id = package_id where package.promotion_id = ${id}`,
    ordersWithCode: (id) => sql`select count(*) from promo_redemptions
      join promo_codes code on code.code = promo_redemptions.code where code.promotion_id = ${id}`,
  },
});

interface Discount {
  readonly type: string;
  readonly discountValue?: number;
  readonly minValue: number;
}

const findHighDiscounts = ({ offers }: { offers: readonly Discount[] }): FoundFault[] =>
  offers.flatMap(({ discountValue = 0, minValue }, index) =>
    discountValue > minValue
      ? [{ code: 'discount-above-minimum' as const, field: `offers.${index}.minValue` }]
      : [],
  );

const rewardPackage = defineItem({
  type: 'reward-package',
  shape: rewardPackageFields,
  table: 'reward_packages',
  period: { from: 'claimsFrom', to: 'claimsTo' },
  usableTo: 'validTo',
  references: itemReferences,
  check: findHighDiscounts,
  requireFit: (trx, { scope }, language) => requireUsableScope(trx, scope ?? {}, language),
  counts: {
    issued: (id) => sql`select count(*) from coupons where package_id = ${id}`,
    givenAsReward: (id) =>
      sql`select count(*) from coupons where package_id = ${id} and reward_id is not null`,
    usedInOrders: (id) => sql`select count(*) from promo_redemptions
      join coupons on coupons.id = coupon_id where package_id = ${id}`,
    claimed: (id) => sql`select coalesce(sum(used), 0) from quotas where key = ${`package:${id}`}`,
  },
});

const promoCode = defineItem({
  type: 'promo-code',
  shape: promoCodeFields,
  table: 'promo_codes',
  key: 'code',
  period: { from: 'validFrom', to: 'validTo' },
  // Generated codes belong to their template.
  where: sql`template_code is null`,
  references: itemReferences,
  pausesWith: [{ table: 'promo_codes', column: 'template_code' }],
  check: findHighDiscounts,
  requireFit: (trx, { scope }, language) => requireUsableScope(trx, scope ?? {}, language),
  counts: {
    generated: (id) => sql`select count(*) from promo_codes where template_code = ${id}`,
    usedInOrders: (id) => sql`select count(*) from promo_redemptions
      join promo_codes code on code.code = promo_redemptions.code
      where code.code = ${id} or code.template_code = ${id}`,
  },
  async afterUpdate(trx, id) {
    await sql`update promo_codes generated set promotion_id = template.promotion_id,
        name = template.name, currency = template.currency, offers = template.offers,
        scope = template.scope, valid_from = template.valid_from, valid_to = template.valid_to,
        per_shopper = template.per_shopper
      from promo_codes template
      where template.code = ${id} and generated.template_code = template.code`.execute(trx);
  },
});

export const promotionDefinitions = {
  promotion,
  'reward-package': rewardPackage,
  'promo-code': promoCode,
};
