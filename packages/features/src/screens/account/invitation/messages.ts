import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  title: ['好友的邀请', 'An invitation'],
  eyebrow: ['An invitation', 'An invitation'],
  letter: ['请你来看看', 'Come and see'],
  lead: [
    '收下这封信，新客礼即放进您的账户。',
    'Accept this letter and a welcome gift is put into your account.',
  ],
  accept: ['收下邀请', 'Accept'],
  acceptGuest: ['登录并收下', 'Sign in and accept'],
  look: ['先逛逛', 'Look around first'],
  done: ['已收下', 'Accepted'],
  doneHint: [
    '新客礼已放进您的账户，下单时可用。',
    'Your welcome gift is in your account, ready for your first order.',
  ],
  coupons: ['看看礼券', 'See your coupons'],
  failed: ['没能收下，请检查网络后再试', 'That did not work. Check your connection and try again.'],
});
