import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  subtotal: ['商品小计', 'Subtotal'],
  shipping: ['配送费', 'Delivery'],
  free: ['免费', 'Free'],
  taxes: ['进口税费', 'Import duties'],
  included: ['已含', 'Included'],
  total: ['合计', 'Total'],
  refunded: ['已退款', 'Paid back'],
});
