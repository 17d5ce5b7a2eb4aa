import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  title: ['订单确认', 'Order confirmed'],
  thanks: ['谢谢您，订单已收到', 'Thank you, we have your order'],
  lead: {
    own: [
      '我们正在为您备货，每一步都会记在订单里',
      'We are getting it ready. Every step is kept with the order.',
    ],
    boutiques: [
      '买手店正在为您备货，每一步都会记在订单里',
      'The boutiques are getting it ready. Every step is kept with the order.',
    ],
    merchants: [
      '商家正在为您备货，每一步都会记在订单里',
      'The merchants are getting it ready. Every step is kept with the order.',
    ],
  },
  number: ['订单号', 'Order number'],
  amount: ['实付', 'Paid'],
  sentTo: ['寄往', 'Going to'],
  itemCount: ['{n} 件', '{n} {n|item|items}'],
  personalIdMissing: ['海关还在等待您的身份信息', 'Customs are waiting for your personal ID'],
  personalIdHint: [
    '补齐后包裹才能放行，耗时约一分钟',
    'The parcel is let through once it is there. It takes a minute.',
  ],
  attach: ['去补充', 'Add it'],
  attachedTo: ['以 {name} 的名义清关', 'Cleared in the name of {name}'],
  checking: ['核验中，通过后会自动清关', 'Being checked; it is cleared by itself afterwards'],
  toOrder: ['查看订单', 'See the order'],
  continueShopping: ['继续逛逛', 'Look around'],
  nextTitle: ['接下来', 'What happens next'],
  packed: {
    own: ['接单并打包', 'We accept and pack it'],
    boutiques: ['买手店接单并打包', 'The boutiques accept and pack it'],
    merchants: ['商家接单并打包', 'The merchants accept and pack it'],
  },
  crossed: ['跨境运输与清关', 'It crosses the border and its customs'],
  released: ['保税仓清关放行', 'Customs release it from the bonded warehouse'],
  delivered: {
    /** {days}: for how long it can be returned. */
    imported: [
      '国内派送，签收后 {days} 天内可退',
      'It is delivered, and can be returned for {days} days',
    ],
    domestic: [
      '派送到您手中，签收后 {days} 天内可退',
      'It is delivered, and can be returned for {days} days',
    ],
  },
});

export type ConfirmationTexts = (typeof messages)['zh-CN'];
