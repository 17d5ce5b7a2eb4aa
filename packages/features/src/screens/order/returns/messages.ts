import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  title: ['退货', 'Returns'],
  pickup: ['取件 {when}', 'Collected {when}'],
  refund: ['退款 {amount}', 'Refund {amount}'],
  empty: ['没有退货', 'No returns'],
  /** {days}: for how long an order can be returned. */
  emptyHint: [
    '送达后 {days} 天内，可在订单里申请',
    'You can request one from your order within {days} days of delivery.',
  ],
  toOrders: ['看订单', 'See orders'],
});
