import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  title: ['物流信息', 'Tracking'],
  shipments: ['包裹', 'Parcels'],
  parcel: ['包裹', 'Parcel'],
  carrier: ['承运', 'Carrier'],
  number: ['运单号', 'Number'],
  copied: ['运单号已复制', 'Tracking number copied'],
  expected: ['预计送达', 'Expected'],
  notShipped: ['还没有出库', 'It has not left yet'],
  notShippedHint: [
    '出库后，可在这里一路看到签收',
    'Once it is sent, you can follow it here to your door.',
  ],
  toOrder: ['回到订单', 'Back to the order'],
  personalIdMissing: [
    '海关在等收件人的身份信息',
    'Customs wait for the personal ID of the recipient',
  ],
  addPersonalId: ['补充身份信息', 'Add personal ID'],
});
