import type {
  DeductionReason,
  ReturnReason,
  ReturnStatus,
  ShipmentEventCode,
  ShipmentStatus,
  ShippingType,
} from '@vitrine/contract';
import type { Localised, ShippingOrigin } from '@vitrine/kit';
import type { ColumnType, Generated } from 'kysely';
import type { StoredShippingAddress } from '../../pricing/stored-types.ts';
import type { BigId, GeneratedBigId, Json, JsonOrNull, Time, TimeOrNull } from './columns.ts';

type OwnId = ColumnType<string, never, never>;

export interface OrdersTable {
  id: OwnId;
  shopper_id: BigId;
  checkout_order_id: BigId;
  payment_id: string;
  /** Paid without money, by a tester. */
  is_test: Generated<boolean>;
  currency: string;
  shipping_address: Json<StoredShippingAddress>;
  discount_name: JsonOrNull<Localised>;
  sub_total: BigId;
  shipping_fee: BigId;
  discount: BigId;
  grand_total: BigId;
  is_personal_id_required: boolean;
  personal_id_id: string | null;
  placed_at: Time;
  cancelled_at: TimeOrNull;
  closed_at: TimeOrNull;
}

export interface OrderSearchTokensTable {
  order_id: BigId;
  /** The key of the tokens; null while they are to be computed. */
  key_id: string | null;
  tokens: Generated<string[]>;
}

/** The boutique as it was when the order was placed. */
export interface StoredMerchant {
  name: string;
  monogram: string;
  city: Localised;
}

export interface MerchantOrdersTable {
  id: OwnId;
  order_id: BigId;
  merchant_id: BigId;
  merchant: Json<StoredMerchant>;
  status: ColumnType<ShipmentStatus, ShipmentStatus | undefined, ShipmentStatus>;
  last_event: ShipmentEventCode;
  next_at: TimeOrNull;
  shipping_type: ShippingType;
  ships_from: Generated<ShippingOrigin>;
  shipping_paid: BigId;
  tracking_number: string | null;
  carrier: string;
  expected_from: string;
  expected_to: string;
  paid_at: Time;
  accepted_at: TimeOrNull;
  packed_at: TimeOrNull;
  shipped_at: TimeOrNull;
  cleared_at: TimeOrNull;
  delivered_at: TimeOrNull;
  return_days: Generated<number>;
  delivery_confirmed_at: TimeOrNull;
  cancelled_at: TimeOrNull;
  overdue_reported_at: TimeOrNull;
}

export interface OrderItemsTable {
  id: OwnId;
  order_id: BigId;
  merchant_order_id: BigId;
  position: number;
  variant_id: BigId;
  product_id: BigId;
  brand_id: BigId;
  brand_name: string;
  short_description: Json<Localised>;
  image_keys: Json<string[]>;
  size: string;
  size_scale: string;
  quantity: number;
  price: BigId;
  price_without_promotion: BigId;
  amount_paid: BigId;
}

export interface ShipmentEventsTable {
  id: OwnId;
  merchant_order_id: BigId;
  shipment_id: ColumnType<string | null, string | null | undefined, string | null>;
  code: ShipmentEventCode;
  place: JsonOrNull<Localised>;
  happened_at: Time;
}

export interface OrderReturnsTable {
  id: OwnId;
  shopper_id: BigId;
  order_id: BigId;
  merchant_order_id: BigId;
  status: ColumnType<ReturnStatus, ReturnStatus | undefined, ReturnStatus>;
  reason: ReturnReason;
  note: string;
  pickup_date: string;
  pickup_part: 'morning' | 'afternoon';
  /** What goes back: the amounts of the items without deductions, and the delivery. */
  refund_amount: BigId;
  shipping_amount: GeneratedBigId;
  next_at: TimeOrNull;
  requested_at: Time;
  picked_up_at: TimeOrNull;
  refunded_at: TimeOrNull;
  inspected_at: TimeOrNull;
  inspection_note: string | null;
  refused_at: TimeOrNull;
  refused_reason: string | null;
}

export interface OrderReturnItemsTable {
  return_id: BigId;
  order_item_id: BigId;
  quantity: number;
  amount: BigId;
  deduction_amount: GeneratedBigId;
  deduction_reason: DeductionReason | null;
  deduction_note: Generated<string>;
}
