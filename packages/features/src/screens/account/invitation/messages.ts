import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': {
    title: '好友的邀请',
    eyebrow: 'An invitation',
    letter: '请你来看看',
    lead: '收下这封信，新客礼即放进您的账户。',
    accept: '收下邀请',
    acceptGuest: '登录并收下',
    look: '先逛逛',
    done: '已收下',
    doneHint: '新客礼已放进您的账户，下单时可用。',
    coupons: '看看礼券',
    failed: '没能收下，请检查网络后再试',
  },
  'en-US': {
    title: 'An invitation',
    eyebrow: 'An invitation',
    letter: 'Come and see',
    lead: 'Accept this letter and a welcome gift is put into your account.',
    accept: 'Accept',
    acceptGuest: 'Sign in and accept',
    look: 'Look around first',
    done: 'Accepted',
    doneHint: 'Your welcome gift is in your account, ready for your first order.',
    coupons: 'See your coupons',
    failed: 'That did not work. Check your connection and try again.',
  },
});
