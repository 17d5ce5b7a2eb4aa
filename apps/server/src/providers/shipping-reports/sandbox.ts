import { ProviderError } from '../provider-error.ts';
import type { SandboxDeps } from '../sandbox-deps.ts';
import type { ShippingReportsPort } from './port.ts';

/** Stores the parcels of each payment. After the last one it accepts no others, like WeChat. */
export const sandboxShippingReports = ({ db, now }: SandboxDeps): ShippingReportsPort => ({
  async report({ transactionId, trackingNumber, isLast }) {
    const known = await db
      .selectFrom('sandbox_shipping_reports')
      .select(['tracking_number', 'is_last'])
      .where('transaction_id', '=', transactionId)
      .execute();
    if (known.some((parcel) => parcel.tracking_number === trackingNumber)) return;
    if (known.some((parcel) => parcel.is_last))
      throw new ProviderError('refused', 'The last parcel is reported already', 'COMPLETE');
    await db
      .insertInto('sandbox_shipping_reports')
      .values({
        transaction_id: transactionId,
        tracking_number: trackingNumber,
        is_last: isLast,
        reported_at: new Date(now()),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
});
