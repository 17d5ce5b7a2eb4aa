import { isImported } from '@vitrine/kit';
import { formatChosenSize } from '../../catalogue/facet-names.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import { getCarrierLabel } from '../../providers/carriers/carrier-names.ts';
import { toOrderNumber } from '../orders/order-number.ts';
import type { CustomsRecord } from './customs-rules.ts';
import type { AdminOrderDeps } from './deps.ts';
import { readDetails } from './detail-queries.ts';
import { findMerchantOrder } from './lock-merchant-order.ts';
import { buildPaper, type Paper, type PaperOptions, type Slip } from './paper-model.ts';
import { adminOrderProblem } from './problems.ts';
import { findRefundableItems } from './refund-queries.ts';

type PaperRequest = Pick<PaperOptions, 'paper' | 'document'>;

const UNKNOWN: CustomsRecord = {
  hsCode: null,
  originCountry: null,
  netWeight: null,
  dutyRate: null,
};

/** Reads a paper of a merchant order. It names the recipient in full, so each reading is recorded. */
export async function readPaper(
  { db }: Pick<AdminOrderDeps, 'db'>,
  context: OperatorContext,
  id: string,
  { paper, document }: PaperRequest,
): Promise<Paper> {
  const { language } = context;
  const { status } = await findMerchantOrder(db, id, context);
  if (status === 'cancelled') throw adminOrderProblem('action-impossible', language);
  const { summary, items, parcels, customs } = await readDetails(db, id);
  if (document === 'customs' && !isImported(summary.ships_from))
    throw adminOrderProblem('no-customs', language);
  const left = new Map((await findRefundableItems(db, id)).map((item) => [item.id, item]));
  const lines = items.flatMap((item): Slip['lines'][0][] => {
    const { takenQuantity = 0, takenAmount = 0 } = left.get(item.id) ?? {};
    const quantity = item.quantity - takenQuantity;
    if (quantity <= 0) return [];
    return [
      {
        brand: item.brand_name,
        description: item.short_description[language],
        size: formatChosenSize(item.size, item.size_scale, language),
        quantity,
        amount: Number(item.amount_paid) - takenAmount,
        customs: customs.get(item.product_id) ?? UNKNOWN,
      },
    ];
  });
  const slip: Slip = {
    orderNumber: toOrderNumber(summary.order_id, summary.placed_at),
    merchant: summary.merchant,
    address: summary.shipping_address,
    currency: summary.currency,
    lines,
    parcels: parcels.map(({ carrier, tracking_number }) => ({
      carrier: getCarrierLabel(carrier)[language],
      trackingNumber: tracking_number,
    })),
  };
  await context.recordAudit(db, {
    target: { type: 'merchant-order', id },
    after: { document, paper },
    reason: 'recipient read for shipping',
  });
  return buildPaper(slip, { document, language });
}
