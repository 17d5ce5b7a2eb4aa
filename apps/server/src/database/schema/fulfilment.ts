import type { ColumnType, Generated } from 'kysely';
import type { BigId, BigIdOrNull, GeneratedBigId, Time, TimeOrNull } from './columns.ts';

type OwnId = ColumnType<string, never, never>;

export interface ShipmentsTable {
  id: OwnId;
  merchant_order_id: BigId;
  carrier: string;
  tracking_number: string;
  shipped_at: Time;
  delivered_at: TimeOrNull;
  subscribe_at: TimeOrNull;
  subscribe_attempts: Generated<number>;
  subscribed_at: TimeOrNull;
  /** When the parcel is reported to the payment provider next; null when it is reported or need not be. */
  payment_report_at: TimeOrNull;
  payment_report_attempts: Generated<number>;
  payment_reported_at: TimeOrNull;
}

export interface ShipmentItemsTable {
  shipment_id: BigId;
  order_item_id: BigId;
  quantity: number;
}

export interface CarrierReportsTable {
  shipment_id: BigId;
  report_key: string;
  state: string;
  content: string;
  happened_at: Time;
  received_at: Time;
}

export interface OrderRefundsTable {
  id: OwnId;
  order_id: BigId;
  merchant_order_id: BigId;
  reason: string;
  note: string;
  item_amount: BigId;
  shipping_amount: BigId;
  created_by: string;
  created_at: Time;
}

export interface OrderRefundItemsTable {
  refund_id: BigId;
  order_item_id: BigId;
  quantity: number;
  unshipped_quantity: number;
  /** All that goes back for the item. */
  amount: BigId;
  /** The part of the amount that is goodwill. */
  goodwill_amount: GeneratedBigId;
}

export interface OrderNotesTable {
  id: OwnId;
  merchant_order_id: BigId;
  author: string;
  content: string;
  created_at: Time;
}

export interface SandboxParcelsTable {
  carrier: string;
  tracking_number: string;
  callback_url: string;
  step: Generated<number>;
  due_at: TimeOrNull;
}

export interface SandboxShippingReportsTable {
  transaction_id: string;
  tracking_number: string;
  is_last: boolean;
  reported_at: Time;
}

export interface ReturnRequestPhotosTable {
  id: string;
  shopper_id: BigId;
  return_id: BigIdOrNull;
  position: Generated<number>;
  encrypted_photo: Buffer;
  encrypted_thumbnail: Buffer;
  width: number;
  height: number;
  key_id: string;
  created_at: Time;
}

export interface OrderReturnPhotosTable {
  id: string;
  return_id: BigId;
  created_by: string;
  created_at: Time;
  key_id: string | null;
  unreadable_at: TimeOrNull;
}
