import { z } from 'zod';
import { codeId, numericId } from '../../../entities/common.ts';
import { draftText, fieldRule, limitOrNone, plannedTime, positionInList } from '../managed.ts';

const MAX_AMOUNT = 1_000_000_000;
const MAX_IDS = 500;

const minValue = z.int().min(0).max(MAX_AMOUNT).default(0).meta({ description: 'In minor units' });
const offer = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('money-off'),
    discountValue: z.int().min(1).max(MAX_AMOUNT),
    minValue,
  }),
  z.object({
    type: z.literal('percent-off'),
    discountPercentage: z.int().min(1).max(99),
    minValue,
  }),
  z.object({
    type: z.literal('percent-off-shipping'),
    discountPercentage: z.int().min(1).max(100),
    minValue,
  }),
]);

const ids = z.array(numericId).max(MAX_IDS).optional();
/** The products that an offer covers: those that any of the lists names. Null: everything. */
const scope = z
  .object({ productIds: ids, brandIds: ids, setIds: ids, categoryIds: ids })
  .nullable()
  .default(null);

const offerTerms = {
  promotionId: codeId,
  name: draftText(60),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default('CNY'),
  offers: z.array(offer).min(1).max(3),
  scope,
  validFrom: plannedTime,
  validTo: plannedTime,
  quantity: limitOrNone.meta({ description: 'How many there are in all' }),
  perShopper: z.int().min(1).max(1_000).default(1),
};

export const promotionFields = z.object({
  type: z.literal('promotion'),
  id: codeId,
  name: draftText(60),
  description: draftText(2_000),
  terms: z.array(draftText(500)).max(30).default([]),
  startsAt: plannedTime,
  endsAt: plannedTime,
});

/** A coupon that shoppers claim, or that is given as a reward. */
export const rewardPackageFields = z.object({
  ...offerTerms,
  type: z.literal('reward-package'),
  id: codeId,
  subscriptionId: codeId,
  description: draftText(2_000),
  claimsFrom: plannedTime,
  claimsTo: plannedTime,
  validDays: z.int().min(1).max(3_660).nullable().default(null),
  isListed: z.boolean().default(true).meta({ description: 'false: only given as a reward' }),
  claimWindow: z.enum(['day', 'week']).nullable().default(null),
  perWindow: limitOrNone,
  perShopperWindow: z.int().min(1).max(1_000).nullable().default(null),
  position: positionInList,
});

export const promoCodeText = z
  .string()
  .regex(/^[A-Z0-9][A-Z0-9-]{2,31}$/, 'must be 3 to 32 capital letters, digits or dashes');

/** A code that shoppers type, or a template whose terms generated codes have. */
export const promoCodeFields = z.object({
  ...offerTerms,
  type: z.literal('promo-code'),
  id: promoCodeText,
  isTemplate: z
    .boolean()
    .default(false)
    .meta({ description: 'true: shoppers cannot use the code itself, only generated ones' }),
});

interface Validity {
  validFrom: string;
  validTo: string;
}

const isValidityInOrder = ({ validFrom, validTo }: Validity) => validTo > validFrom;
const VALIDITY_RULE = fieldRule('validTo', 'must be after validFrom');

export const rewardPackageInput = rewardPackageFields
  .refine(isValidityInOrder, VALIDITY_RULE)
  .refine(
    ({ claimsFrom, claimsTo }) => claimsTo > claimsFrom,
    fieldRule('claimsTo', 'must be after claimsFrom'),
  )
  .refine(
    ({ claimWindow, perWindow, perShopperWindow }) =>
      claimWindow !== null || (perWindow === null && perShopperWindow === null),
    fieldRule('claimWindow', 'is needed for a limit of a day or week'),
  );
export const promoCodeInput = promoCodeFields.refine(isValidityInOrder, VALIDITY_RULE);

export const generatedPromoCode = z
  .object({ code: z.string(), uses: z.int(), isUsedUp: z.boolean() })
  .meta({ id: 'GeneratedPromoCode' });
