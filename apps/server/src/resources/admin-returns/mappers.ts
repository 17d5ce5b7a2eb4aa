import {
  type MerchantReturn,
  RETURN_TRANSITIONS,
  type ReturnAction,
} from '@vitrine/contract/admin';
import type { Language } from '@vitrine/kit';
import { formatChosenSize } from '../../catalogue/facet-names.ts';
import { toOrderNumber } from '../orders/order-number.ts';
import { mapDeductionToResponse } from '../returns/mappers.ts';
import type { ReturnItemRecord } from '../returns/queries.ts';
import type { MerchantReturnRecord } from './queries.ts';

const toIsoString = (time: Date | null) => time?.toISOString() ?? null;

export const toMerchantReturn = (
  record: MerchantReturnRecord,
  items: readonly ReturnItemRecord[],
  language: Language,
): MerchantReturn => ({
  id: record.id,
  orderId: record.order_id,
  orderNumber: toOrderNumber(record.order_id, record.placed_at),
  merchantOrderId: record.merchant_order_id,
  merchant: { id: record.merchant_id, name: record.merchant.name },
  status: record.status,
  actions: Object.keys(RETURN_TRANSITIONS[record.status]) as ReturnAction[],
  reason: record.reason,
  note: record.note,
  pickup: { date: record.pickup_date, part: record.pickup_part },
  currency: record.currency,
  refundAmount: Number(record.refund_amount),
  refundedShipping: Number(record.shipping_amount),
  shippingLeft: Number(record.shipping_left),
  requestedAt: record.requested_at.toISOString(),
  pickedUpAt: toIsoString(record.picked_up_at),
  inspectedAt: toIsoString(record.inspected_at),
  inspectionNote: record.inspection_note,
  refundedAt: toIsoString(record.refunded_at),
  refusedAt: toIsoString(record.refused_at),
  refusedReason: record.refused_reason,
  items: items
    .filter(({ return_id }) => return_id === record.id)
    .map((item) => ({
      orderItemId: item.order_item_id,
      productId: item.product_id,
      brand: item.brand_name,
      description: item.short_description[language],
      size: formatChosenSize(item.size, item.size_scale, language),
      quantity: item.quantity,
      amount: Number(item.amount),
      deduction: mapDeductionToResponse(item),
    })),
});
