import type {
  CheckoutItem,
  CheckoutOrder,
  CheckoutStatus,
  PersonalId,
  PromoOffer,
  RewardPackage,
  ShippingOption,
} from '@vitrine/contract';
import {
  asPersonName,
  fill,
  formatPrice,
  inTenths,
  type Language,
  maskPersonName,
  twoDigits,
} from '@vitrine/kit';
import type { chosenWords } from './chosen-words.ts';
import type { messages } from './messages.ts';

type Words = (typeof messages)[Language];
type ChosenWords = (typeof chosenWords)[Language];

export const STEPS = ['address', 'shipping', 'identity', 'offers', 'payment'] as const;
export type Step = (typeof STEPS)[number];

export const stepOf = (text: string | undefined): Step | undefined =>
  STEPS.find((step) => step === text);

/** The sections as they are numbered: what stays out of customs asks for nobody. */
export const sectionsOf = ({ isPersonalIdRequired }: Pick<CheckoutOrder, 'isPersonalIdRequired'>) =>
  STEPS.filter((step) => step !== 'identity' || isPersonalIdRequired);

export const secondsLeft = (expiresAt: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / 1000));

/** 14:05 */
export const clockOf = (seconds: number): string =>
  `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;

export type Over = Exclude<CheckoutStatus, 'open'>;

/** What it is over by; undefined while it can still be changed. */
export const overBy = (status: CheckoutStatus, seconds: number): Over | undefined => {
  if (status !== 'open') return status;
  return seconds === 0 ? 'expired' : undefined;
};

const OVER_BY_REASON: Readonly<Record<string, Over>> = {
  'checkout-expired': 'expired',
  'checkout-closed': 'abandoned',
  'checkout-over': 'abandoned',
  'checkout-placed': 'placed',
};

/** A refusal that says that the checkout is over. */
export const overByReason = (reason: string | undefined): Over | undefined =>
  OVER_BY_REASON[reason ?? ''];

const STEP_BY_REASON: Readonly<Record<string, Step>> = {
  'address-needed': 'address',
  'cannot-send-there': 'address',
  'shipping-unavailable': 'shipping',
  'personal-id-needed': 'identity',
  'photos-needed': 'identity',
  'personal-id-refused': 'identity',
};

/** The section where a refusal can be put right; offers are told beneath their own field. */
export const stepByReason = (reason = ''): Step | undefined =>
  reason.startsWith('promo-') ? 'offers' : STEP_BY_REASON[reason];

/** What is said of items that sold out, by the id of the item. */
export const lackingOf = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([path]) => path.startsWith('items.'))
      .map(([path, words]) => [path.slice('items.'.length), words]),
  );

/** Masks tell the family name and the length: enough to see that it is somebody else. */
export const isSamePerson = (name: string, { maskedName }: Pick<PersonalId, 'maskedName'>) =>
  maskPersonName(asPersonName(name)) === maskedName;

/** What the boutiques ask together, and how much less that is than what each would ask. */
export function flatRateText(
  { shippingOptions, priceInfo }: Pick<CheckoutOrder, 'shippingOptions' | 'priceInfo'>,
  words: Pick<Words, 'flatRate'>,
): string {
  let together = 0;
  let apart = 0;
  for (const { fee, options } of shippingOptions) {
    together += fee;
    apart += options.find(({ selected }) => selected)?.fee ?? 0;
  }
  const money = (minor: number) => formatPrice(minor, priceInfo.currencyIsoCode);
  return fill(words.flatRate, { amount: money(together), saved: money(apart - together) });
}

export function daysOf({ minDays, maxDays, type }: ShippingOption, words: Words): string {
  if (type === 'same-day' || maxDays === 0) return words.today;
  return fill(minDays === maxDays ? words.oneDay : words.days, { from: minDays, to: maxDays });
}

export const piecesOf = (items: readonly CheckoutItem[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

export const boutiquesOf = (items: readonly CheckoutItem[]): number =>
  new Set(items.map(({ merchantId }) => merchantId)).size;

/** What a coupon takes off, in two words. */
export function worthOf(offer: PromoOffer, words: ChosenWords): string {
  const { offerMoneyOff: money, offerPercentOff: percent } = offer;
  if (money)
    return fill(words.moneyOff, { value: formatPrice(money.discountValue, money.currencyCode) });
  if (!percent) return words.freeDelivery;
  const tenths = inTenths(100 - percent.discountPercentage);
  return fill(words.percentOff, { tenths, percent: percent.discountPercentage });
}

/** What must be spent for it; nothing when anything will do. */
export function conditionOf(offer: PromoOffer, words: ChosenWords): string {
  const terms = offer.offerMoneyOff ?? offer.offerPercentOff ?? offer.offerPercentOffShipping;
  if (!terms?.minValue) return '';
  return fill(words.above, { value: formatPrice(terms.minValue, terms.currencyCode) });
}

export const isUsable = ({ status, isUsed }: Pick<RewardPackage, 'status' | 'isUsed'>): boolean =>
  status === 'claimed' && !isUsed;

/** As the shop takes it: blanks around it and small letters do not matter. */
export const asCode = (text: string): string => text.trim().toUpperCase();
export const isCode = (text: string): boolean => /^[A-Z0-9-]{3,32}$/.test(asCode(text));
