import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': {
    title: '物流信息',
    shipments: '包裹',
    carrier: '承运',
    number: '运单号',
    copied: '运单号已复制',
    expected: '预计送达',
    notShipped: '还没有出库',
    notShippedHint: '买手店出库后，可在这里一路看到签收',
    toOrder: '回到订单',
    personalIdMissing: '海关在等收件人的身份信息',
    addPersonalId: '补充身份信息',
  },
  'en-US': {
    title: 'Tracking',
    shipments: 'Parcels',
    carrier: 'Carrier',
    number: 'Number',
    copied: 'Tracking number copied',
    expected: 'Expected',
    notShipped: 'It has not left yet',
    notShippedHint: 'Once the boutique has sent it, you can follow it here to your door.',
    toOrder: 'Back to the order',
    personalIdMissing: 'Customs wait for the personal ID of the recipient',
    addPersonalId: 'Add personal ID',
  },
});
