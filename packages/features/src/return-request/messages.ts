import type { Messages } from '@vitrine/kit';
import type { ReturnFault } from './rules.ts';

interface ReturnRequestMessages {
  title: string;
  lead: string;
  pieces: string;
  howMany: string;
  reason: string;
  choose: string;
  note: string;
  noteHint: string;
  day: string;
  part: string;
  from: string;
  refund: string;
  submit: string;
  sent: string;
  closed: string;
  closedHint: string;
  toOrder: string;
  failed: string;
  faults: Record<ReturnFault, string>;
}

export const messages: Messages<ReturnRequestMessages> = {
  'zh-CN': {
    title: '申请退货',
    lead: '上门取件，运费由我们承担。请保留吊牌与原包装。',
    pieces: '要退的商品',
    howMany: '退货件数',
    reason: '退货原因',
    choose: '请选择',
    note: '补充说明',
    noteHint: '选填，说得具体些，处理会更快',
    day: '取件日期',
    part: '取件时段',
    from: '取件地址',
    refund: '买手店验看后原路退款，含已付的进口税费。',
    submit: '提交申请',
    sent: '已提交，取件员会按时上门',
    closed: '这个包裹不能退货',
    closedHint: '签收前，或送达十四天之后，不再受理退货',
    toOrder: '回到订单',
    failed: '没能提交，请检查网络后再试',
    faults: {
      pieces: '请选择要退的商品',
      reason: '请选择退货原因',
      note: '请说明原因',
    },
  },
  'en-US': {
    title: 'Return',
    lead: 'We collect from your door and pay the postage. Please keep the tags and packaging.',
    pieces: 'What to return',
    howMany: 'Pieces to return',
    reason: 'Reason',
    choose: 'Choose',
    note: 'Anything else',
    noteHint: 'Optional; the more we know, the quicker it goes',
    day: 'Collection day',
    part: 'Time of day',
    from: 'Collect from',
    refund: 'Once the boutique has checked it, you are refunded in full, import tax included.',
    submit: 'Request collection',
    sent: 'Request sent. We will come to collect it.',
    closed: 'This parcel can no longer be returned',
    closedHint: 'Returns open on delivery and close fourteen days later.',
    toOrder: 'Back to the order',
    failed: 'It could not be sent. Check your connection and try again.',
    faults: {
      pieces: 'Choose what to return',
      reason: 'Choose a reason',
      note: 'Please tell us why',
    },
  },
};
