import type { ShippingType } from '@vitrine/contract';
import type { Localised, ShippingCountryCode } from '@vitrine/kit';

/** One way in which a boutique sends to one country, as `merchants.shipping` holds it. */
export interface ShippingWay {
  readonly type: ShippingType;
  readonly country: ShippingCountryCode;
  /** Minor units. */
  readonly fee: number;
  /** Free from this subtotal at the boutique on; null: never. */
  readonly freeFrom: number | null;
  /** Working days until it is there, customs included. */
  readonly minDays: number;
  readonly maxDays: number;
  /** Only to these provinces, by code; absent: everywhere in the country. */
  readonly states?: readonly string[];
}

/** A boutique of a checkout order: who it is, how it sends, and which way was chosen. */
export interface ChosenShipping {
  readonly merchantId: string;
  readonly name: string;
  readonly monogram: string;
  readonly city: Localised;
  readonly ways: readonly ShippingWay[];
  readonly chosen: ShippingType;
}

/** An address as the checkout order keeps it: in both languages, and for good. */
export interface ChosenAddress {
  readonly id: string;
  readonly name: string;
  readonly mobileCountry: ShippingCountryCode;
  readonly mobile: string;
  readonly countryCode: ShippingCountryCode;
  readonly stateId: string;
  readonly stateCode: string;
  readonly stateName: Localised;
  readonly city: string;
  readonly district: string;
  readonly addressLine: string;
  readonly zipCode: string | null;
}
