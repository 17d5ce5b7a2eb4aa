import type { ShippingType } from '@vitrine/contract';
import type { Localised, ShippingCountryCode, ShippingOrigin } from '@vitrine/kit';

/** A shipping option of a merchant for one country, as stored in `merchants.shipping`. */
export interface StoredShippingOption {
  readonly type: ShippingType;
  readonly country: ShippingCountryCode;
  /** In minor units. */
  readonly fee: number;
  /** Shipping is free from this merchant subtotal on; null means never. */
  readonly freeFrom: number | null;
  /** Working days until delivery, customs included. */
  readonly minDays: number;
  readonly maxDays: number;
  /** Province codes that it is limited to; absent means the whole country. */
  readonly states?: readonly string[];
  /** Where this option sends from, unless it is where the merchant does. */
  readonly shipsFrom?: ShippingOrigin;
}

/** A merchant of a checkout order with its shipping options and the chosen one. */
export interface MerchantShippingChoice {
  readonly merchantId: string;
  readonly name: string;
  readonly monogram: string;
  readonly city: Localised;
  /** Absent in checkouts that were started before merchants said it. */
  readonly shipsFrom?: ShippingOrigin;
  readonly ways: readonly StoredShippingOption[];
  readonly chosen: ShippingType;
}

/**
 * A copy of the address, stored with the order in both languages so that later edits do not change it.
 */
export interface StoredShippingAddress {
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
