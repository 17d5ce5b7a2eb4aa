import type { ShippingType } from '@vitrine/contract';
import { DEFAULT_COUNTRY, namedCountry, type ShippingCountryCode } from '@vitrine/kit';
import type { ShippingCharge } from './price-order.ts';
import { sharesOf } from './shares.ts';
import type { ChosenShipping, ShippingWay } from './stored.ts';

/**
 * Standard delivery of one order never costs more than this, however many boutiques send: where their
 * fees add up to more, it is a flat-rate order and they share this fee.
 */
export const FLAT_RATE: Readonly<Record<ShippingCountryCode, number>> = { CN: 30_000, HK: 24_000 };

/** Where a parcel goes, as far as its way depends on it. */
export interface Destination {
  readonly countryCode: ShippingCountryCode;
  readonly stateCode?: string;
}

/** Where an order goes as long as nobody says anything of it. */
export const DEFAULT_DESTINATION: Destination = { countryCode: DEFAULT_COUNTRY };

/** Where a caller wants parcels to go; told of until an address is chosen. */
export const destinationIn = (country: string): Destination => ({
  countryCode: namedCountry(country) ?? DEFAULT_COUNTRY,
});

/** What a boutique sends, as far as its way depends on it. */
export interface Parcel {
  readonly merchantId: string;
  readonly amount: number;
  /** Every piece in it may go the same day. */
  readonly isSameDay: boolean;
}

/** Every way in which a boutique can send this parcel there. */
export const waysFor = (
  ways: readonly ShippingWay[],
  { countryCode, stateCode }: Destination,
  { isSameDay }: Pick<Parcel, 'isSameDay'>,
): ShippingWay[] =>
  ways
    .filter(({ country }) => country === countryCode)
    .filter(({ type }) => type !== 'same-day' || isSameDay)
    .filter(({ states }) => !states || (stateCode !== undefined && states.includes(stateCode)));

/** The chosen way where there is one, else the standard one, else the first. */
export const chosenWay = (
  ways: readonly ShippingWay[],
  chosen: ShippingType,
): ShippingWay | undefined =>
  ways.find(({ type }) => type === chosen) ??
  ways.find(({ type }) => type === 'standard') ??
  ways[0];

export const feeOf = ({ fee, freeFrom }: ShippingWay, amount: number): number =>
  freeFrom !== null && amount >= freeFrom ? 0 : fee;

/** What is missing until a way is free; null when it is free already, or never is. */
export const missingForFree = ({ freeFrom, fee }: ShippingWay, amount: number): number | null =>
  freeFrom === null || fee === 0 || amount >= freeFrom ? null : freeFrom - amount;

export interface ShippingCosts {
  readonly isFlatRateOrder: boolean;
  readonly charges: readonly ShippingCharge[];
}

/** What a parcel costs at most the standard way, and what a faster way costs beyond that. */
function costOf(ways: readonly ShippingWay[], chosen: ShippingType, amount: number) {
  const way = chosenWay(ways, chosen);
  const standard = chosenWay(ways, 'standard');
  if (!way || !standard) return { base: 0, extra: 0 };
  const fee = feeOf(way, amount);
  const base = Math.min(fee, feeOf(standard, amount));
  return { base, extra: fee - base };
}

/** What each boutique asks, the flat rate shared in proportion to what they would have asked. */
export function shippingCosts(
  merchants: readonly Pick<ChosenShipping, 'merchantId' | 'ways' | 'chosen'>[],
  parcels: readonly Parcel[],
  destination: Destination,
): ShippingCosts {
  const costs = parcels.map((parcel) => {
    const merchant = merchants.find(({ merchantId }) => merchantId === parcel.merchantId);
    const ways = waysFor(merchant?.ways ?? [], destination, parcel);
    return costOf(ways, merchant?.chosen ?? 'standard', parcel.amount);
  });
  const bases = costs.map(({ base }) => base);
  const flatRate = FLAT_RATE[destination.countryCode];
  const isFlatRateOrder = bases.reduce((sum, base) => sum + base, 0) > flatRate;
  const fees = isFlatRateOrder ? sharesOf(flatRate, bases) : bases;
  const charges = parcels.map(({ merchantId }, at) => ({
    merchantId,
    fee: (fees[at] ?? 0) + (costs[at]?.extra ?? 0),
  }));
  return { isFlatRateOrder, charges };
}

/** The parcels that lines make: one for each boutique, in the order in which they first come. */
export function parcelsOf(
  lines: readonly {
    merchantId: string;
    price: number;
    quantity: number;
    isSameDay: boolean;
  }[],
): Parcel[] {
  const parcels = new Map<string, Parcel>();
  for (const { merchantId, price, quantity, isSameDay } of lines) {
    const so = parcels.get(merchantId) ?? { merchantId, amount: 0, isSameDay: true };
    parcels.set(merchantId, {
      merchantId,
      amount: so.amount + price * quantity,
      isSameDay: so.isSameDay && isSameDay,
    });
  }
  return [...parcels.values()];
}

/** Boutiques that cannot send this parcel there at all. */
export const cannotSend = (
  merchants: readonly ChosenShipping[],
  parcels: readonly Parcel[],
  destination: Destination,
): ChosenShipping[] =>
  merchants.filter(({ merchantId, ways }) => {
    const parcel = parcels.find((each) => each.merchantId === merchantId);
    return parcel !== undefined && waysFor(ways, destination, parcel).length === 0;
  });
