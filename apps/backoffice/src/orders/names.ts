import type {
  DeductionReason,
  ReturnReason,
  ReturnStatus,
  ShipmentStatus,
} from '@vitrine/contract';
import type { FulfilmentAction, RefundReason, ReturnAction } from '@vitrine/contract/admin';
import { defineMessages, type MessagePair } from '@vitrine/kit';

/** The names of steps, actions and reasons of orders and returns. */
export const orderNames = defineMessages({
  statuses: {
    paid: ['待接单', 'To accept'],
    accepted: ['待打包', 'To pack'],
    packed: ['待发货', 'To ship'],
    shipped: ['运输中', 'On its way'],
    clearing: ['清关中', 'In customs'],
    delivering: ['派送中', 'Out for delivery'],
    delivered: ['已签收', 'Delivered'],
    cancelled: ['已取消', 'Cancelled'],
  } satisfies Record<ShipmentStatus, MessagePair>,
  actions: {
    accept: ['接单', 'Accept'],
    reject: ['拒单', 'Reject'],
    pack: ['打包完成', 'Packed'],
    ship: ['发货', 'Ship'],
    depart: ['已离港', 'Departed'],
    arrive: ['已到港', 'Arrived'],
    'start-clearance': ['开始清关', 'Start clearance'],
    'request-personal-id': ['请求身份信息', 'Ask for personal ID'],
    clear: ['清关完成', 'Cleared'],
    'send-out': ['开始派送', 'Out for delivery'],
    deliver: ['已送达', 'Delivered'],
  } satisfies Record<FulfilmentAction, MessagePair>,
  refundReasons: {
    'out-of-stock': ['缺货', 'Out of stock'],
    'price-error': ['价格有误', 'Wrong price'],
    'price-difference': ['补差价', 'Price difference'],
    'shopper-request': ['顾客要求', 'Asked for by the shopper'],
    damaged: ['破损', 'Damaged'],
    lost: ['丢失', 'Lost'],
    late: ['延误', 'Delay'],
    goodwill: ['补偿', 'Goodwill'],
    other: ['其他', 'Other'],
  } satisfies Record<RefundReason, MessagePair>,
  refundStatuses: {
    requested: ['已申请', 'Requested'],
    processing: ['处理中', 'In progress'],
    done: ['已退款', 'Refunded'],
    failed: ['失败', 'Failed'],
  },
  returnStatuses: {
    requested: ['待审核', 'To approve'],
    scheduled: ['待取件', 'To collect'],
    'picked-up': ['待验货', 'To inspect'],
    inspected: ['待退款', 'To refund'],
    refunding: ['退款中', 'Being refunded'],
    refunded: ['已退款', 'Refunded'],
    cancelled: ['已取消', 'Cancelled'],
    refused: ['已拒绝', 'Refused'],
  } satisfies Record<ReturnStatus, MessagePair>,
  returnActions: {
    approve: ['同意退货', 'Approve'],
    receive: ['确认收到', 'Received'],
    inspect: ['记录验货', 'Record inspection'],
    refund: ['退款', 'Refund'],
    reject: ['拒绝', 'Refuse'],
  } satisfies Record<ReturnAction, MessagePair>,
  deductionReasons: {
    worn: ['有穿着痕迹', 'Signs of wear'],
    damaged: ['商品破损', 'Damaged'],
    'missing-parts': ['配件缺失', 'Parts are missing'],
    'missing-tags': ['吊牌缺失', 'Tags are missing'],
    other: ['其他', 'Other'],
  } satisfies Record<DeductionReason, MessagePair>,
  returnReasons: {
    size: ['尺码或规格不合适', 'Wrong size or version'],
    'changed-mind': ['不想要了', 'Changed their mind'],
    'not-as-pictured': ['与图片不符', 'Not as pictured'],
    faulty: ['质量问题', 'Faulty'],
    'wrong-item': ['发错商品', 'Wrong item'],
    other: ['其他', 'Other'],
  } satisfies Record<ReturnReason, MessagePair>,
});
