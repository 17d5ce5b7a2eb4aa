import type { Messages } from '@vitrine/kit';

interface ReturnedMessages {
  title: string;
  refund: string;
  progress: string;
  requested: string;
  pickedUp: string;
  inspected: string;
  refunded: string;
  pickup: string;
  reason: string;
  note: string;
  number: string;
  toOrder: string;
  withdraw: string;
  withdrawTitle: string;
  withdrawHint: string;
  keep: string;
  withdrawn: string;
}

export const messages: Messages<ReturnedMessages> = {
  'zh-CN': {
    title: '退货详情',
    refund: '退款 {amount}',
    progress: '退货进度',
    requested: '已申请',
    pickedUp: '上门取件',
    inspected: '买手店验看',
    refunded: '原路退款',
    pickup: '取件时间',
    reason: '退货原因',
    note: '补充说明',
    number: '退货编号',
    toOrder: '查看订单',
    withdraw: '撤销退货',
    withdrawTitle: '撤销这次退货？',
    withdrawHint: '取件会一并取消，商品留在您这里。',
    keep: '继续退货',
    withdrawn: '已撤销',
  },
  'en-US': {
    title: 'Return',
    refund: 'Refund {amount}',
    progress: 'Progress of the return',
    requested: 'Requested',
    pickedUp: 'Collection from your door',
    inspected: 'Check by the boutique',
    refunded: 'Refund',
    pickup: 'Collection',
    reason: 'Reason',
    note: 'Note',
    number: 'Return',
    toOrder: 'See the order',
    withdraw: 'Withdraw return',
    withdrawTitle: 'Withdraw this return?',
    withdrawHint: 'We will not come to collect it, and the pieces stay with you.',
    keep: 'Keep the return',
    withdrawn: 'Withdrawn',
  },
};
