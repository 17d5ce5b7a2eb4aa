import type { Messages } from '@vitrine/kit';

interface TrackingMessages {
  title: string;
  parcels: string;
  carrier: string;
  number: string;
  copied: string;
  expected: string;
  nothing: string;
  nothingHint: string;
  toOrder: string;
  needed: string;
  add: string;
}

export const messages: Messages<TrackingMessages> = {
  'zh-CN': {
    title: '物流信息',
    parcels: '包裹',
    carrier: '承运',
    number: '运单号',
    copied: '运单号已复制',
    expected: '预计送达',
    nothing: '还没有出库',
    nothingHint: '买手店出库后，可在这里一路看到签收',
    toOrder: '回到订单',
    needed: '海关在等收件人的身份信息',
    add: '补充身份信息',
  },
  'en-US': {
    title: 'Tracking',
    parcels: 'Parcels',
    carrier: 'Carrier',
    number: 'Number',
    copied: 'Tracking number copied',
    expected: 'Expected',
    nothing: 'It has not left yet',
    nothingHint: 'Once the boutique has sent it, you can follow it here to your door.',
    toOrder: 'Back to the order',
    needed: 'Customs wait for the personal ID of the recipient',
    add: 'Add personal ID',
  },
};
