import { defineProblems } from '../../http/problems.ts';

export const paymentProblem = defineProblems({
  'payment-not-found': { code: 'not-found', zh: '未找到该笔支付', en: 'There is no such payment' },
  'payment-over': {
    code: 'conflict',
    zh: '这次支付已结束，请重新支付',
    en: 'This payment is over; please pay again',
  },
  'payment-not-offered': {
    code: 'conflict',
    zh: '本店暂不支持这种支付方式，请换一种',
    en: 'The shop does not take this kind of payment; please choose another',
  },
  'too-many-transfers': {
    code: 'conflict',
    zh: '您已有 {limit} 笔订单等待转账，请先完成或取消其中一笔',
    en: '{limit} of your orders wait for a transfer already; please pay or cancel one of them first',
  },
  'messaging-needed': {
    code: 'conflict',
    zh: '请先绑定微信，再用微信支付',
    en: 'Please connect your messaging account before you pay with it',
  },
  'alipay-needed': {
    code: 'conflict',
    zh: '请先用支付宝登录，再用支付宝支付',
    en: 'Please sign in with Alipay before you pay with it',
  },
  'douyin-needed': {
    code: 'conflict',
    zh: '请先用抖音登录，再用抖音支付',
    en: 'Please sign in with Douyin before you pay with it',
  },
  'payment-unavailable': {
    code: 'unavailable',
    zh: '支付暂时不可用，商品仍为您保留，请稍后再试',
    en: 'Payment is not available right now; your items are still held, so please try again',
  },
});
