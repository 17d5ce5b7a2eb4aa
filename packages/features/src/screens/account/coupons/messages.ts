import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  title: ['我的礼券', 'Coupons'],
  tabsLabel: ['礼券状态', 'Where they stand'],
  tabs: {
    claimed: ['可用', 'To use'],
    claimable: ['待领取', 'To claim'],
    available: ['未开始', 'Soon'],
    expired: ['已失效', 'Past'],
  },
  empty: {
    claimed: {
      title: ['还没有可用的礼券', 'Nothing to use yet'],
      hint: ['看看有哪些可以领取', 'See what there is to claim.'],
    },
    claimable: {
      title: ['现在没有待领取的礼券', 'Nothing to claim just now'],
      hint: ['有新的会放在这里', 'New ones will appear here.'],
    },
    available: {
      title: ['没有即将开始的礼券', 'Nothing opening soon'],
      hint: ['有新的会放在这里', 'New ones will appear here.'],
    },
    expired: {
      title: ['没有失效的礼券', 'Nothing has expired'],
      hint: ['用过的和过期的会放在这里', 'Used and expired coupons will appear here.'],
    },
  },
  toClaimable: ['去领取', 'See what to claim'],
  look: ['去逛逛', 'Look around'],
  code: ['券码', 'Code'],
  copied: ['券码已复制', 'Code copied'],
  reserved: ['已用在一张未付款的订单里', 'Held by an order that is not paid yet'],
  rules: ['使用规则', 'How they work'],
  rule: [
    [
      '一张订单用一张礼券，在结算时选择。',
      '满减按优惠前的商品金额计算，不含运费。',
      '订单取消后，未过期的礼券会回到这里。',
    ],
    [
      'One coupon per order, chosen at checkout.',
      'The minimum spend is counted before reductions and without delivery.',
      'If an order is cancelled, its coupon comes back unless it has expired.',
    ],
  ],
  haveCode: ['手上有兑换码，请在结算时填写。', 'Have a promo code? Enter it at checkout.'],
  claimed: ['领取成功', 'Claimed'],
  failed: ['领取失败，请再尝试', 'That did not work. Please try again.'],
});
