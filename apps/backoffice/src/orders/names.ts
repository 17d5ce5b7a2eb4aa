import type { ReturnReason, ReturnStatus, ShipmentStatus } from '@vitrine/contract';
import type { FulfilmentAction, RefundReason, ReturnAction } from '@vitrine/contract/admin';
import { defineMessages } from '@vitrine/kit';

interface OrderNames {
  statuses: Record<ShipmentStatus, string>;
  actions: Record<FulfilmentAction, string>;
  refundReasons: Record<RefundReason, string>;
  refundStatuses: Record<'requested' | 'processing' | 'done' | 'failed', string>;
  returnStatuses: Record<ReturnStatus, string>;
  returnActions: Record<ReturnAction, string>;
  returnReasons: Record<ReturnReason, string>;
}

/** The names of steps, actions and reasons of orders and returns. */
export const orderNames = defineMessages<OrderNames>({
  'zh-CN': {
    statuses: {
      paid: '待接单',
      accepted: '待打包',
      packed: '待发货',
      shipped: '运输中',
      clearing: '清关中',
      delivering: '派送中',
      delivered: '已签收',
      cancelled: '已取消',
    },
    actions: {
      accept: '接单',
      reject: '拒单',
      pack: '打包完成',
      ship: '发货',
      depart: '已离港',
      arrive: '已到港',
      'start-clearance': '开始清关',
      'request-personal-id': '请求身份信息',
      clear: '清关完成',
      'send-out': '开始派送',
      deliver: '已送达',
    },
    refundReasons: {
      'out-of-stock': '缺货',
      'price-error': '价格有误',
      'shopper-request': '顾客要求',
      damaged: '破损',
      lost: '丢失',
      goodwill: '补偿',
      other: '其他',
    },
    refundStatuses: { requested: '已申请', processing: '处理中', done: '已退款', failed: '失败' },
    returnStatuses: {
      requested: '待审核',
      scheduled: '待取件',
      'picked-up': '待验货',
      inspected: '待退款',
      refunding: '退款中',
      refunded: '已退款',
      cancelled: '已取消',
      refused: '已拒绝',
    },
    returnActions: {
      approve: '同意退货',
      receive: '确认收到',
      inspect: '记录验货',
      refund: '退款',
      reject: '拒绝',
    },
    returnReasons: {
      size: '尺码不合适',
      'not-as-pictured': '与图片不符',
      faulty: '质量问题',
      'wrong-item': '发错商品',
      other: '其他',
    },
  },
  'en-US': {
    statuses: {
      paid: 'To accept',
      accepted: 'To pack',
      packed: 'To ship',
      shipped: 'On its way',
      clearing: 'In customs',
      delivering: 'Out for delivery',
      delivered: 'Delivered',
      cancelled: 'Cancelled',
    },
    actions: {
      accept: 'Accept',
      reject: 'Reject',
      pack: 'Packed',
      ship: 'Ship',
      depart: 'Departed',
      arrive: 'Arrived',
      'start-clearance': 'Start clearance',
      'request-personal-id': 'Ask for personal ID',
      clear: 'Cleared',
      'send-out': 'Out for delivery',
      deliver: 'Delivered',
    },
    refundReasons: {
      'out-of-stock': 'Out of stock',
      'price-error': 'Wrong price',
      'shopper-request': 'Asked for by the shopper',
      damaged: 'Damaged',
      lost: 'Lost',
      goodwill: 'Goodwill',
      other: 'Other',
    },
    refundStatuses: {
      requested: 'Requested',
      processing: 'In progress',
      done: 'Refunded',
      failed: 'Failed',
    },
    returnStatuses: {
      requested: 'To approve',
      scheduled: 'To collect',
      'picked-up': 'To inspect',
      inspected: 'To refund',
      refunding: 'Being refunded',
      refunded: 'Refunded',
      cancelled: 'Cancelled',
      refused: 'Refused',
    },
    returnActions: {
      approve: 'Approve',
      receive: 'Received',
      inspect: 'Record inspection',
      refund: 'Refund',
      reject: 'Refuse',
    },
    returnReasons: {
      size: 'Wrong size',
      'not-as-pictured': 'Not as pictured',
      faulty: 'Faulty',
      'wrong-item': 'Wrong item',
      other: 'Other',
    },
  },
});
