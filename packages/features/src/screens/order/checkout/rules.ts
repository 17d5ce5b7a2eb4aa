import type {
  CheckoutItem,
  CheckoutOrder,
  CheckoutStatus,
  PersonalId,
  PromoOffer,
  RewardPackage,
} from '@vitrine/contract';
import {
  formatMessage,
  formatPrice,
  formatTenths,
  type Language,
  maskPersonName,
  normalisePersonName,
} from '@vitrine/kit';
import type { messages } from './messages.ts';
import type { sectionMessages } from './section-messages.ts';

type CheckoutMessages = (typeof messages)[Language];
type SectionMessages = (typeof sectionMessages)[Language];

export const STEPS = ['address', 'shipping', 'identity', 'offers', 'payment'] as const;
export type Step = (typeof STEPS)[number];

export const parseStep = (text: string | undefined): Step | undefined =>
  STEPS.find((step) => step === text);

/** The sections in their order. An order that does not cross customs has no personal ID section. */
export const listSections = ({
  isPersonalIdRequired,
}: Pick<CheckoutOrder, 'isPersonalIdRequired'>) =>
  STEPS.filter((step) => step !== 'identity' || isPersonalIdRequired);

export type ClosedStatus = Exclude<CheckoutStatus, 'open'>;

/** Why the checkout can no longer be changed; undefined while it can. */
export const getClosedStatus = (
  status: CheckoutStatus,
  seconds: number,
): ClosedStatus | undefined => {
  if (status !== 'open') return status;
  return seconds === 0 ? 'expired' : undefined;
};

const CLOSED_STATUS_BY_REASON: Readonly<Record<string, ClosedStatus>> = {
  'checkout-expired': 'expired',
  'checkout-closed': 'abandoned',
  'checkout-over': 'abandoned',
  'checkout-placed': 'placed',
};

/** The status that an error reason gives the checkout. */
export const closedStatusByReason = (reason: string | undefined): ClosedStatus | undefined =>
  CLOSED_STATUS_BY_REASON[reason ?? ''];

const STEP_BY_REASON: Readonly<Record<string, Step>> = {
  'address-needed': 'address',
  'cannot-send-there': 'address',
  'shipping-unavailable': 'shipping',
  'personal-id-needed': 'identity',
  'photos-needed': 'identity',
  'personal-id-refused': 'identity',
  'not-the-recipient': 'identity',
};

/** The section in which the shopper can fix the cause of an error. */
export const stepByReason = (reason = ''): Step | undefined =>
  reason.startsWith('promo-') ? 'offers' : STEP_BY_REASON[reason];

/** The messages about single items, by item id. */
export const readItemErrors = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([path]) => path.startsWith('items.'))
      .map(([path, message]) => [path.slice('items.'.length), message]),
  );

/** A masked name shows the family name and the length, which is enough to tell most names apart. */
export const matchesMaskedName = (name: string, { maskedName }: Pick<PersonalId, 'maskedName'>) =>
  maskPersonName(normalisePersonName(name)) === maskedName;

/** The personal ID that may be the recipient's, the default one first. */
export const findPersonalIdOf = (
  recipient: string | undefined,
  personalIds: readonly PersonalId[],
): PersonalId | undefined =>
  [...personalIds]
    .sort((left, right) => Number(right.isDefault) - Number(left.isDefault))
    .find((each) => recipient === undefined || matchesMaskedName(recipient, each));

/** The shared delivery fee of all boutiques, and how much it saves over single fees. */
export function formatFlatRate(
  { shippingOptions, priceInfo }: Pick<CheckoutOrder, 'shippingOptions' | 'priceInfo'>,
  t: Pick<CheckoutMessages, 'flatRate'>,
): string {
  let sharedFee = 0;
  let singleFees = 0;
  for (const { fee, options } of shippingOptions) {
    sharedFee += fee;
    singleFees += options.find(({ selected }) => selected)?.fee ?? 0;
  }
  const money = (minor: number) => formatPrice(minor, priceInfo.currencyIsoCode);
  return formatMessage(t.flatRate, {
    amount: money(sharedFee),
    saved: money(singleFees - sharedFee),
  });
}

/** The delivery fees that the shopper's benefits waive. */
export const sumWaivedFees = ({
  shippingOptions,
}: Pick<CheckoutOrder, 'shippingOptions'>): number =>
  shippingOptions
    .flatMap(({ options }) => options.filter(({ selected }) => selected))
    .reduce((sum, { fee, regularFee }) => sum + (regularFee - fee), 0);

export const countBoutiques = (items: readonly CheckoutItem[]): number =>
  new Set(items.map(({ merchantId }) => merchantId)).size;

/** The discount of a coupon, in short. */
export function formatDiscount(offer: PromoOffer, t: SectionMessages): string {
  const { offerMoneyOff: money, offerPercentOff: percent } = offer;
  if (money)
    return formatMessage(t.moneyOff, {
      value: formatPrice(money.discountValue, money.currencyCode),
    });
  if (!percent) return t.freeDelivery;
  const tenths = formatTenths(100 - percent.discountPercentage);
  return formatMessage(t.percentOff, { tenths, percent: percent.discountPercentage });
}

/** The minimum spend of a coupon; empty without one. */
export function formatMinimumSpend(offer: PromoOffer, t: SectionMessages): string {
  const terms = offer.offerMoneyOff ?? offer.offerPercentOff ?? offer.offerPercentOffShipping;
  if (!terms?.minValue) return '';
  return formatMessage(t.minimumSpend, { value: formatPrice(terms.minValue, terms.currencyCode) });
}

export const isUsable = ({ status, isUsed }: Pick<RewardPackage, 'status' | 'isUsed'>): boolean =>
  status === 'claimed' && !isUsed;

/** Trims a promo code and makes it upper case, as the server stores codes. */
export const normalisePromoCode = (text: string): string => text.trim().toUpperCase();
export const isPromoCode = (text: string): boolean =>
  /^[A-Z0-9-]{3,32}$/.test(normalisePromoCode(text));
