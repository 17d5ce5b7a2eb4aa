import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  title: ['结算', 'Checkout'],
  /** {clock}: the time left. */
  reserved: ['商品为您保留 {clock}', 'Your items are held for {clock}'],
  reservedLabel: ['商品保留的剩余时间', 'Time left for which your items are held'],
  closed: {
    expired: {
      title: ['保留时间已过', 'The items are no longer held'],
      hint: [
        '商品已放回店中，仍在您的购物袋里，可以重新结算',
        'They are back in the shop and still in your bag, so you can start again.',
      ],
      action: ['回到购物袋', 'Back to the bag'],
    },
    abandoned: {
      title: ['这张结算单已失效', 'This checkout is over'],
      hint: [
        '您可能在其他设备上重新结算过，请从购物袋再来一次',
        'You may have started another one. Please begin again from the bag.',
      ],
      action: ['回到购物袋', 'Back to the bag'],
    },
    placed: {
      title: ['订单已提交', 'This order has been placed'],
      hint: [
        '无需重复支付，可在订单中查看进展',
        'There is nothing more to pay. Follow it among your orders.',
      ],
      action: ['查看订单', 'See the order'],
    },
  },
  shipping: ['配送方式', 'Delivery'],
  shippingOptions: {
    standard: ['标准配送', 'Standard'],
    express: ['特快配送', 'Express'],
    'same-day': ['当日达', 'Same day'],
  },
  customsIncluded: ['，含清关', ', customs included'],
  free: ['免费', 'Free'],
  flatRate: [
    '合并计收一份配送费 {amount}，比分别计收省 {saved}',
    'One delivery fee for all parcels: {amount}, {saved} less than one each.',
  ],
  /** {merchant}: the sender. */
  shippingFrom: ['{merchant} 的配送方式', 'Delivery from {merchant}'],
  payment: ['支付方式', 'Payment'],
  agree: {
    imported: [
      '我已阅读并同意跨境购买须知与个人信息处理规则',
      'I have read and accept the cross-border terms and how personal data is handled',
    ],
    domestic: [
      '我已阅读并同意购买须知与个人信息处理规则',
      'I have read and accept the terms of sale and how personal data is handled',
    ],
  },
  agreeFirst: ['请先阅读并同意', 'Please read and accept them first'],
  terms: {
    imported: ['跨境购买须知', 'Cross-border terms'],
    domestic: ['购买须知', 'Terms of sale'],
  },
  privacy: ['个人信息处理规则', 'Personal data'],
  summary: ['订单明细', 'Your order'],
  /** {n}: how many. */
  itemCount: ['共 {n} 件', '{n} {n|item|items}'],
  /** {n}: how many. */
  senderCount: {
    own: ['{n} 个包裹', '{n} {n|parcel|parcels}'],
    boutiques: ['{n} 家买手店', '{n} {n|boutique|boutiques}'],
    merchants: ['{n} 个商家', '{n} {n|merchant|merchants}'],
  },
  showItems: ['展开商品', 'Show items'],
  hideItems: ['收起商品', 'Hide items'],
  due: ['应付', 'To pay'],
  submit: ['提交订单', 'Place order'],
  /** {amount}: the amount to pay. */
  submitAmount: ['提交订单 {amount}', 'Place order, {amount}'],
  soldOutHint: [
    '请回到购物袋调整后再结算，其余商品仍在袋中',
    'Please go back to the bag and change it. Everything else is still there.',
  ],
  toBag: ['回到购物袋', 'Back to the bag'],
  failed: [
    '暂时没能保存，请检查网络后再试',
    'That could not be saved. Check your connection and try again.',
  ],
  /** {size} and {n}: the quantity. */
  sizeAndQuantity: ['{size} × {n}', '{size} × {n}'],
});
