import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': {
    title: '到货与降价提醒',
    /** {size}: the size that is waited for. */
    backInStock: '等 {size} 到货',
    /** {price}: what the product cost when the alert was asked for. */
    priceDrop: '等价格低于 {price}',
    status: { waiting: '等待中', sent: '已通知', failed: '未能送达' },
    cancel: '取消',
    /** {name} of the product. */
    cancelOf: '取消 {name} 的提醒',
    empty: '还没有提醒',
    emptyHint: '售罄的尺码、心仪的价格，在单品页点一下，届时告诉您。',
    look: '看收藏',
    gone: '这一件已下架',
  },
  'en-US': {
    title: 'Stock and price alerts',
    backInStock: 'Waiting for {size}',
    priceDrop: 'Waiting for less than {price}',
    status: { waiting: 'Waiting', sent: 'Sent', failed: 'Not delivered' },
    cancel: 'Cancel',
    cancelOf: 'Cancel the alert for {name}',
    empty: 'No alerts yet',
    emptyHint: 'Ask for a size that has sold, or for a lower price, on the page of any piece.',
    look: 'See your wishlist',
    gone: 'This piece is no longer on sale',
  },
});
