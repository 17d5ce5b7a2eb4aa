import type { ShippingType } from '@vitrine/contract';
import {
  DEFAULT_COUNTRY,
  findShippingCountry,
  type ShippingCountryCode,
  type ShippingOrigin,
} from '@vitrine/kit';
import type { ShippingCharge } from './price-order.ts';
import { prorate } from './prorate.ts';
import type { MerchantShippingChoice, StoredShippingOption } from './stored-types.ts';

/**
 * The maximum fee for standard delivery of one order. When the fees of the merchants add up to more, the
 * order is a flat-rate order and this fee is split among them.
 */
export const FLAT_RATE: Readonly<Record<ShippingCountryCode, number>> = { CN: 30_000, HK: 24_000 };

/** The parts of an address that decide which shipping options apply. */
export interface ShippingDestination {
  readonly countryCode: ShippingCountryCode;
  readonly stateCode?: string;
}

/** The destination used while neither an address nor a country is known. */
export const DEFAULT_DESTINATION: ShippingDestination = { countryCode: DEFAULT_COUNTRY };

/** The destination of a caller's country, used until an address is chosen. */
export const parseDestination = (country: string): ShippingDestination => ({
  countryCode: findShippingCountry(country) ?? DEFAULT_COUNTRY,
});

/** The contents of one merchant's shipment, as far as shipping options depend on them. */
export interface ShipmentContents {
  readonly merchantId: string;
  readonly amount: number;
  /** Whether every item can be delivered on the same day. */
  readonly isSameDay: boolean;
}

/** The options with which a merchant can send this shipment to the destination. */
export const filterShippingOptions = (
  options: readonly StoredShippingOption[],
  { countryCode, stateCode }: ShippingDestination,
  { isSameDay }: Pick<ShipmentContents, 'isSameDay'>,
): StoredShippingOption[] =>
  options
    .filter(({ country }) => country === countryCode)
    .filter(({ type }) => type !== 'same-day' || isSameDay)
    .filter(({ states }) => !states || (stateCode !== undefined && states.includes(stateCode)));

/** The chosen option if it is available, otherwise the standard one, otherwise the first. */
export const selectShippingOption = (
  options: readonly StoredShippingOption[],
  chosen: ShippingType,
): StoredShippingOption | undefined =>
  options.find(({ type }) => type === chosen) ??
  options.find(({ type }) => type === 'standard') ??
  options[0];

export const calculateFee = ({ fee, freeFrom }: StoredShippingOption, amount: number): number =>
  freeFrom !== null && amount >= freeFrom ? 0 : fee;

/** Where an option of a merchant sends from. Before merchants said it, all goods came from abroad. */
export const getShippingOrigin = (
  merchant: Pick<MerchantShippingChoice, 'shipsFrom'>,
  option: Pick<StoredShippingOption, 'shipsFrom'> | undefined,
): ShippingOrigin => option?.shipsFrom ?? merchant.shipsFrom ?? 'abroad';

/** The amount missing until shipping is free, or null when it already is or never becomes free. */
export const amountUntilFree = (
  { freeFrom, fee }: StoredShippingOption,
  amount: number,
): number | null =>
  freeFrom === null || fee === 0 || amount >= freeFrom ? null : freeFrom - amount;

/** The option that a shopper gets unless they choose another one: one that costs them nothing. */
export const getDefaultShippingType = (freeTypes: readonly ShippingType[]): ShippingType =>
  freeTypes.includes('standard') ? 'standard' : (freeTypes[0] ?? 'standard');

/** The fee for a shopper to whom some types are free. */
export const calculateOwnFee = (
  option: StoredShippingOption,
  amount: number,
  freeTypes: readonly ShippingType[],
): number => (freeTypes.includes(option.type) ? 0 : calculateFee(option, amount));

export interface ShippingCosts {
  readonly isFlatRateOrder: boolean;
  readonly charges: readonly ShippingCharge[];
}

/** The fee up to the standard price, and the surcharge of a faster option. */
function splitCost(
  options: readonly StoredShippingOption[],
  chosen: ShippingType,
  amount: number,
  freeTypes: readonly ShippingType[],
) {
  const option = selectShippingOption(options, chosen);
  const standard = selectShippingOption(options, 'standard');
  if (!option || !standard) return { base: 0, extra: 0 };
  const fee = calculateOwnFee(option, amount, freeTypes);
  const base = Math.min(fee, calculateFee(standard, amount));
  return { base, extra: fee - base };
}

/**
 * The fee of each merchant. A flat rate is split in proportion to their regular fees. The free types are those
 * that cost this shopper nothing.
 */
export function calculateShippingCosts(
  merchants: readonly Pick<MerchantShippingChoice, 'merchantId' | 'ways' | 'chosen'>[],
  shipments: readonly ShipmentContents[],
  destination: ShippingDestination,
  freeTypes: readonly ShippingType[] = [],
): ShippingCosts {
  const costs = shipments.map((shipment) => {
    const merchant = merchants.find(({ merchantId }) => merchantId === shipment.merchantId);
    const options = filterShippingOptions(merchant?.ways ?? [], destination, shipment);
    return splitCost(options, merchant?.chosen ?? 'standard', shipment.amount, freeTypes);
  });
  const bases = costs.map(({ base }) => base);
  const flatRate = FLAT_RATE[destination.countryCode];
  const isFlatRateOrder = bases.reduce((sum, base) => sum + base, 0) > flatRate;
  const fees = isFlatRateOrder ? prorate(flatRate, bases) : bases;
  const charges = shipments.map(({ merchantId }, index) => ({
    merchantId,
    fee: (fees[index] ?? 0) + (costs[index]?.extra ?? 0),
  }));
  return { isFlatRateOrder, charges };
}

/** Groups lines into one shipment for each merchant, in the order of their first line. */
export function groupIntoShipments(
  lines: readonly {
    merchantId: string;
    price: number;
    quantity: number;
    isSameDay: boolean;
  }[],
): ShipmentContents[] {
  const shipments = new Map<string, ShipmentContents>();
  for (const { merchantId, price, quantity, isSameDay } of lines) {
    const current = shipments.get(merchantId) ?? { merchantId, amount: 0, isSameDay: true };
    shipments.set(merchantId, {
      merchantId,
      amount: current.amount + price * quantity,
      isSameDay: current.isSameDay && isSameDay,
    });
  }
  return [...shipments.values()];
}

/** The merchants that cannot send their shipment to this destination. */
export const findUnreachableMerchants = (
  merchants: readonly MerchantShippingChoice[],
  shipments: readonly ShipmentContents[],
  destination: ShippingDestination,
): MerchantShippingChoice[] =>
  merchants.filter(({ merchantId, ways }) => {
    const shipment = shipments.find((each) => each.merchantId === merchantId);
    return (
      shipment !== undefined && filterShippingOptions(ways, destination, shipment).length === 0
    );
  });
