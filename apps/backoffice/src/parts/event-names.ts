import type { WebhookEvent } from '@vitrine/contract/admin';
import { defineMessages, type MessagePair } from '@vitrine/kit';

/** The events of the shop, those of webhooks and the one that has messages to shoppers only. */
export const eventNames = defineMessages({
  'order.paid': ['订单已付款', 'Order paid'],
  'order.cancelled': ['订单已取消', 'Order cancelled'],
  'order.accepted': ['商家已接单', 'Order accepted'],
  'order.rejected': ['商家已拒单', 'Order rejected'],
  'order.packed': ['已打包', 'Order packed'],
  'order.shipped': ['已发货', 'Order shipped'],
  'order.clearing': ['清关中', 'In customs'],
  'order.identity-needed': ['清关需补身份信息', 'Customs need an ID'],
  'order.cleared': ['已清关', 'Customs cleared'],
  'order.delivered': ['已送达', 'Order delivered'],
  'order.refunded': ['订单已退款', 'Order refunded'],
  'return.requested': ['已申请退货', 'Return requested'],
  'return.approved': ['退货已同意', 'Return approved'],
  'return.refused': ['退货已拒绝', 'Return refused'],
  'return.received': ['已收到退货', 'Return received'],
  'return.inspected': ['退货已验收', 'Return inspected'],
  'return.refunded': ['退货已退款', 'Return refunded'],
  'fapiao.requested': ['已申请发票', 'Fapiao requested'],
  'fapiao.withdrawn': ['发票申请已撤回', 'Fapiao withdrawn'],
  'fapiao.issued': ['发票已开具', 'Fapiao issued'],
  'fapiao.refused': ['发票未能开具', 'Fapiao refused'],
  'fapiao.reversed': ['发票已冲红', 'Fapiao reversed'],
  'stock.changed': ['库存有变', 'Stock changed'],
  'product.changed': ['商品有变', 'Product changed'],
  'coupon.ending': ['优惠券即将到期', 'Coupon ends soon'],
} satisfies Record<WebhookEvent | 'coupon.ending', MessagePair>);
