import type { CheckoutStatus, ShippingType } from '@vitrine/contract';
import type { Localised } from '@vitrine/kit';
import type { ColumnType, Generated } from 'kysely';
import type { PromotionDiscount } from '../../pricing/promotion-discount.ts';
import type { MerchantShippingChoice, StoredShippingAddress } from '../../pricing/stored-types.ts';
import type { BigId, Json, JsonOrNull, Time, TimeOrNull } from './columns.ts';

type OwnId = ColumnType<string, never, never>;

export interface BagsTable {
  id: string;
  created_at: Time;
  updated_at: Time;
}

export interface BagItemsTable {
  id: OwnId;
  bag_id: string;
  product_id: BigId;
  variant_id: BigId;
  merchant_id: BigId;
  size: string;
  size_scale: string;
  quantity: number;
  price_when_added: BigId;
  added_at: Time;
}

export interface CheckoutOrdersTable {
  id: OwnId;
  shopper_id: BigId;
  bag_id: string;
  status: ColumnType<CheckoutStatus, CheckoutStatus | undefined, CheckoutStatus>;
  currency: string;
  shipping_address: JsonOrNull<StoredShippingAddress>;
  merchants: Json<MerchantShippingChoice[]>;
  /** The shipping types that cost this shopper nothing. */
  free_shipping: Generated<ShippingType[]>;
  discount: JsonOrNull<PromotionDiscount>;
  personal_id_id: string | null;
  created_at: Time;
  expires_at: Time;
  placed_at: TimeOrNull;
  /** A transfer was chosen, so that it may wait for days beside other checkouts. */
  for_transfer: Generated<boolean>;
}

export interface CheckoutOrderItemsTable {
  id: OwnId;
  checkout_order_id: BigId;
  bag_item_id: BigId;
  position: number;
  variant_id: BigId;
  product_id: BigId;
  merchant_id: BigId;
  brand_id: BigId;
  brand_name: string;
  short_description: Json<Localised>;
  image_keys: Json<string[]>;
  size: string;
  size_scale: string;
  quantity: number;
  price: BigId;
  price_without_promotion: BigId;
  is_same_day: boolean;
}

export interface StockReservationsTable {
  checkout_order_id: BigId;
  variant_id: BigId;
  bag_id: string;
  quantity: number;
  expires_at: Time;
}

export interface IdempotencyKeysTable {
  scope: string;
  key: string;
  request_hash: Buffer;
  result: JsonOrNull<unknown>;
  created_at: Time;
}
