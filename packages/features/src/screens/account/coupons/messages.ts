import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': {
    title: '我的礼券',
    tabsLabel: '礼券状态',
    tabs: { claimed: '可用', claimable: '待领取', available: '未开始', expired: '已失效' },
    empty: {
      claimed: { title: '还没有可用的礼券', hint: '看看有哪些可以领取' },
      claimable: { title: '现在没有待领取的礼券', hint: '有新的会放在这里' },
      available: { title: '没有即将开始的礼券', hint: '有新的会放在这里' },
      expired: { title: '没有失效的礼券', hint: '用过的和过期的会放在这里' },
    },
    toClaimable: '去领取',
    look: '去逛逛',
    code: '券码',
    copied: '券码已复制',
    reserved: '已用在一张未付款的订单里',
    rules: '使用规则',
    rule: [
      '一张订单用一张礼券，在结算时选择。',
      '满减按优惠前的商品金额计算，不含运费。',
      '订单取消后，未过期的礼券会回到这里。',
    ],
    haveCode: '手上有兑换码，请在结算时填写。',
    claimed: '领取成功',
    failed: '领取失败，请再尝试',
  },
  'en-US': {
    title: 'Coupons',
    tabsLabel: 'Where they stand',
    tabs: { claimed: 'To use', claimable: 'To claim', available: 'Soon', expired: 'Past' },
    empty: {
      claimed: { title: 'Nothing to use yet', hint: 'See what there is to claim.' },
      claimable: { title: 'Nothing to claim just now', hint: 'New ones will appear here.' },
      available: { title: 'Nothing opening soon', hint: 'New ones will appear here.' },
      expired: { title: 'Nothing has expired', hint: 'Used and expired coupons will appear here.' },
    },
    toClaimable: 'See what to claim',
    look: 'Look around',
    code: 'Code',
    copied: 'Code copied',
    reserved: 'Held by an order that is not paid yet',
    rules: 'How they work',
    rule: [
      'One coupon per order, chosen at checkout.',
      'The minimum spend is counted before reductions and without delivery.',
      'If an order is cancelled, its coupon comes back unless it has expired.',
    ],
    haveCode: 'Have a promo code? Enter it at checkout.',
    claimed: 'Claimed',
    failed: 'That did not work. Please try again.',
  },
});
