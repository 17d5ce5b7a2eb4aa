import type { Messages } from '@vitrine/kit';

interface OrderConfirmMessages {
  title: string;
  thanks: string;
  lead: string;
  number: string;
  amount: string;
  sentTo: string;
  delivery: string;
  /** {from} and {to}: days. */
  between: string;
  pieces: string;
  identity: string;
  identityMissing: string;
  identityHint: string;
  attach: string;
  attachedTo: string;
  checking: string;
  toOrder: string;
  goOn: string;
  nextTitle: string;
  next: readonly string[];
}

export const messages: Messages<OrderConfirmMessages> = {
  'zh-CN': {
    title: '订单确认',
    thanks: '谢谢您，订单已收到',
    lead: '买手店正在为您备货，每一步都会记在订单里',
    number: '订单号',
    amount: '实付',
    sentTo: '寄往',
    delivery: '预计送达',
    between: '{from} – {to}',
    pieces: '{n} 件',
    identity: '清关身份信息',
    identityMissing: '海关还在等待您的身份信息',
    identityHint: '补齐后包裹才能放行，耗时约一分钟',
    attach: '去补充',
    attachedTo: '以 {name} 的名义清关',
    checking: '核验中，通过后会自动清关',
    toOrder: '查看订单',
    goOn: '继续逛逛',
    nextTitle: '接下来',
    next: ['买手店接单并打包', '跨境运输与清关', '国内派送，签收后十四天内可退'],
  },
  'en-US': {
    title: 'Order confirmed',
    thanks: 'Thank you, we have your order',
    lead: 'The boutiques are getting it ready. Every step is kept with the order.',
    number: 'Order number',
    amount: 'Paid',
    sentTo: 'Going to',
    delivery: 'Expected',
    between: '{from} – {to}',
    pieces: '{n} {n|piece|pieces}',
    identity: 'Personal ID for customs',
    identityMissing: 'Customs are waiting for your personal ID',
    identityHint: 'The parcel is let through once it is there. It takes a minute.',
    attach: 'Add it',
    attachedTo: 'Cleared in the name of {name}',
    checking: 'Being checked; it is cleared by itself afterwards',
    toOrder: 'See the order',
    goOn: 'Look around',
    nextTitle: 'What happens next',
    next: [
      'The boutiques accept and pack it',
      'It crosses the border and its customs',
      'It is delivered, and can be returned for fourteen days',
    ],
  },
};
