import type { Order } from '@vitrine/contract';
import type { Messages } from '@vitrine/kit';
import type { Step } from '../order-parts/order-text.ts';

interface OrderMessages {
  title: string;
  expected: string;
  progress: string;
  steps: Record<Step, string>;
  delivery: string;
  allNews: string;
  notShipped: string;
  identity: string;
  identityMissing: string;
  identityAdd: string;
  identityChange: string;
  address: string;
  subtotal: string;
  shipping: string;
  free: string;
  promo: string;
  taxes: string;
  included: string;
  total: string;
  refunded: string;
  number: string;
  copied: string;
  placedAt: string;
  payment: string;
  methods: Record<Order['paymentMethod'], string>;
  cancel: string;
  cancelTitle: string;
  cancelHint: string;
  keep: string;
  cancelled: string;
  sign: string;
  signed: string;
  returns: string;
  returnedPieces: string;
  track: string;
  print: string;
}

export const messages: Messages<OrderMessages> = {
  'zh-CN': {
    title: '订单详情',
    expected: '预计 {day}送达',
    progress: '进度',
    steps: { paid: '付款', shipped: '出库', clearing: '清关', delivering: '派送', signed: '签收' },
    delivery: '物流',
    allNews: '全部物流信息',
    notShipped: '出库后可在这里查看物流',
    identity: '清关身份',
    identityMissing: '海关在等收件人的身份信息',
    identityAdd: '补充身份信息',
    identityChange: '更换',
    address: '收货地址',
    subtotal: '商品小计',
    shipping: '配送费',
    free: '免费',
    promo: '优惠',
    taxes: '进口税费',
    included: '已含',
    total: '合计',
    refunded: '已退款',
    number: '订单号',
    copied: '订单号已复制',
    placedAt: '下单时间',
    payment: '支付方式',
    methods: { messaging: '微信支付', douyin: '抖音支付', alipay: '支付宝' },
    cancel: '取消订单',
    cancelTitle: '取消这笔订单？',
    cancelHint: '尚未打包，款项将原路退回。',
    keep: '先不取消',
    cancelled: '订单已取消，款项原路退回',
    sign: '确认签收',
    signed: '已签收',
    returns: '申请退货',
    returnedPieces: '已申请退 {n} 件',
    track: '查看物流',
    print: '打印',
  },
  'en-US': {
    title: 'Order',
    expected: 'Expected by {day}',
    progress: 'Progress',
    steps: {
      paid: 'Paid',
      shipped: 'Sent',
      clearing: 'Customs',
      delivering: 'Delivery',
      signed: 'Received',
    },
    delivery: 'Delivery',
    allNews: 'Everything that happened',
    notShipped: 'You can follow it here once it has left',
    identity: 'For customs',
    identityMissing: 'Customs wait for the personal ID of the recipient',
    identityAdd: 'Add personal ID',
    identityChange: 'Change',
    address: 'Delivery address',
    subtotal: 'Subtotal',
    shipping: 'Delivery',
    free: 'Free',
    promo: 'Discount',
    taxes: 'Import duties',
    included: 'Included',
    total: 'Total',
    refunded: 'Paid back',
    number: 'Order',
    copied: 'Order number copied',
    placedAt: 'Placed',
    payment: 'Paid with',
    methods: { messaging: 'WeChat Pay', douyin: 'Douyin Pay', alipay: 'Alipay' },
    cancel: 'Cancel order',
    cancelTitle: 'Cancel this order?',
    cancelHint: 'Nothing is packed yet. The money goes back the way it came.',
    keep: 'Keep it',
    cancelled: 'Cancelled; the money goes back the way it came',
    sign: 'I have received it',
    signed: 'Received',
    returns: 'Return something',
    returnedPieces: '{n} going back',
    track: 'Track',
    print: 'Print',
  },
};
