import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  title: ['我的订单', 'Orders'],
  tabs: {
    unpaid: ['待付款', 'To pay'],
    active: ['进行中', 'Under way'],
    history: ['历史订单', 'Past orders'],
  },
  over: ['保留时间已过，商品仍在您的购物袋里', 'No longer held. The items are still in your bag.'],
  toBag: ['回到购物袋', 'Back to the bag'],
  itemCount: ['共 {n} 件', '{n} {n|item|items}'],
  track: ['查看物流', 'Track'],
  test: ['测试', 'Test'],
  detail: ['订单详情', 'Details'],
  addPersonalId: ['补充身份信息', 'Add personal ID'],
  end: {
    active: ['进行中的订单到此为止', 'That is everything under way'],
    history: ['历史订单到此为止', 'That is all'],
  },
  more: ['更早的订单', 'Earlier orders'],
  moreFailed: ['没能加载，请再试一次', 'They did not load. Please try again.'],
  empty: {
    unpaid: ['没有待付款的订单', 'Nothing to pay'],
    active: ['没有进行中的订单', 'Nothing under way'],
    history: ['还没有历史订单', 'No past orders yet'],
  },
  emptyHint: {
    unpaid: [
      '提交后未付款的订单会在这里等您，商品为您保留片刻',
      'An order that you have not paid yet waits here, for as long as its items are held.',
    ],
    active: [
      '下单之后，可在这里一路看到签收',
      'Once you order, you can follow it here to your door.',
    ],
    history: ['签收或取消的订单会收在这里', 'Orders you have received or cancelled are kept here.'],
  },
  shop: ['去逛逛', 'Look around'],
  history: ['看历史订单', 'See past orders'],
});
