import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  title: ['退货详情', 'Return'],
  refund: ['退款 {amount}', 'Refund {amount}'],
  progress: ['退货进度', 'Progress of the return'],
  requested: ['已申请', 'Requested'],
  pickedUp: ['上门取件', 'Collection from your door'],
  inspected: ['验看', 'Check of the items'],
  refunded: ['原路退款', 'Refund'],
  delivery: ['退还运费', 'Delivery refunded'],
  deducted: ['扣除 {amount}：{reason}', '{amount} kept back: {reason}'],
  pickup: ['取件时间', 'Collection'],
  reason: ['退货原因', 'Reason'],
  note: ['补充说明', 'Note'],
  photos: ['照片', 'Photos'],
  photo: ['照片 {n}', 'Photo {n}'],
  number: ['退货编号', 'Return'],
  toOrder: ['查看订单', 'See the order'],
  withdraw: ['撤销退货', 'Withdraw return'],
  withdrawTitle: ['撤销这次退货？', 'Withdraw this return?'],
  withdrawHint: [
    '取件会一并取消，商品留在您这里。',
    'We will not come to collect it, and the items stay with you.',
  ],
  keep: ['继续退货', 'Keep the return'],
  withdrawn: ['已撤销', 'Withdrawn'],
});
