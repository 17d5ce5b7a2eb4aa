import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': {
    title: '退货',
    pickup: '取件 {when}',
    refund: '退款 {amount}',
    empty: '没有退货',
    emptyHint: '送达后十四天内，可在订单里申请',
    toOrders: '看订单',
  },
  'en-US': {
    title: 'Returns',
    pickup: 'Collected {when}',
    refund: 'Refund {amount}',
    empty: 'No returns',
    emptyHint: 'You can request one from your order within fourteen days of delivery.',
    toOrders: 'See orders',
  },
});
