import type { OrderReturn, ReturnDeduction } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import { formatChosenSize } from '../../catalogue/facet-names.ts';
import type { Keyring } from '../../encryption/keyring.ts';
import type { ImageUrls } from '../images/image-urls.ts';
import type { ReturnItemRecord, ReturnRecord } from './queries.ts';
import { mapRequestPhotoToResponse, type RequestPhotoRow } from './request-photos.ts';
import { canCancelReturn, DEDUCTION_TEXT, RETURN_TEXT } from './rules.ts';

interface ReturnResponseContext {
  readonly keyring: Keyring;
  readonly now: () => number;
  readonly images: Pick<ImageUrls, 'views'>;
  readonly language: Language;
}

interface RelatedRecords {
  readonly items: readonly ReturnItemRecord[];
  readonly photos: readonly RequestPhotoRow[];
}

export const mapDeductionToResponse = ({
  deduction_amount,
  deduction_reason,
  deduction_note,
}: Pick<
  ReturnItemRecord,
  'deduction_amount' | 'deduction_reason' | 'deduction_note'
>): ReturnDeduction | null =>
  deduction_reason && {
    amount: Number(deduction_amount),
    reason: deduction_reason,
    note: deduction_note,
  };

const mapDeductionToShopper = (
  item: ReturnItemRecord,
  language: Language,
): OrderReturn['items'][number]['deduction'] => {
  const deduction = mapDeductionToResponse(item);
  return deduction && { ...deduction, reasonText: DEDUCTION_TEXT[deduction.reason][language] };
};

const mapReturnItemToResponse = (
  item: ReturnItemRecord,
  { images, language }: Pick<ReturnResponseContext, 'images' | 'language'>,
): OrderReturn['items'][number] => ({
  orderItemId: item.order_item_id,
  productId: item.product_id,
  brand: { id: item.brand_id, name: item.brand_name },
  shortDescription: item.short_description[language],
  images: images.views(item.image_keys.slice(0, 1)),
  sizeDescription: formatChosenSize(item.size, item.size_scale, language),
  quantity: item.quantity,
  amount: Number(item.amount),
  deduction: mapDeductionToShopper(item, language),
});

export const mapReturnToResponse = (
  record: ReturnRecord,
  { items, photos }: RelatedRecords,
  context: ReturnResponseContext,
): OrderReturn => ({
  id: record.id,
  orderId: record.order_id,
  merchantOrderId: record.merchant_order_id,
  status: record.status,
  statusText: RETURN_TEXT[record.status][context.language],
  reason: record.reason,
  note: record.note,
  photos: photos
    .filter(({ return_id }) => return_id === record.id)
    .map((photo) => mapRequestPhotoToResponse(photo, context)),
  pickup: { date: record.pickup_date, part: record.pickup_part },
  refundAmount: Number(record.refund_amount),
  refundedShipping: Number(record.shipping_amount),
  requestedAt: record.requested_at.toISOString(),
  pickedUpAt: record.picked_up_at?.toISOString() ?? null,
  refundedAt: record.refunded_at?.toISOString() ?? null,
  canCancel: canCancelReturn(record.status),
  items: items
    .filter(({ return_id }) => return_id === record.id)
    .map((item) => mapReturnItemToResponse(item, context)),
});
