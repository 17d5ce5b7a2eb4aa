import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  title: ['到货与降价提醒', 'Stock and price alerts'],
  /** {size}: the size that is waited for. */
  backInStock: ['等 {size} 到货', 'Waiting for {size}'],
  /** Of a product that has no sizes. */
  anyBackInStock: ['等到货', 'Waiting until it is back'],
  /** {price}: what the product cost when the alert was asked for. */
  priceDrop: ['等价格低于 {price}', 'Waiting for less than {price}'],
  status: {
    waiting: ['等待中', 'Waiting'],
    sent: ['已通知', 'Sent'],
    failed: ['未能送达', 'Not delivered'],
  },
  cancel: ['取消', 'Cancel'],
  /** {name} of the product. */
  cancelOf: ['取消 {name} 的提醒', 'Cancel the alert for {name}'],
  empty: ['还没有提醒', 'No alerts yet'],
  emptyHint: [
    '售罄的尺码、心仪的价格，在商品页点一下，届时告诉您。',
    'Ask for a size that has sold, or for a lower price, on the page of any item.',
  ],
  look: ['看收藏', 'See your wishlist'],
  gone: ['这一件已下架', 'This item is no longer on sale'],
});
