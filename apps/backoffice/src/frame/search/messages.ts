import type { FoundKind } from '@vitrine/contract/admin';
import { defineMessages, type MessagePair } from '@vitrine/kit';

export const searchMessages = defineMessages({
  open: ['搜索', 'Search'],
  label: ['按号码或名称搜索', 'Search by number or name'],
  hint: [
    '订单号、运单号、收件人、手机号、商品、SKU、页面…',
    'Order, parcel, recipient, mobile, product, SKU, page…',
  ],
  nothing: ['没有找到“{text}”', 'Nothing found for “{text}”'],
  tooShort: ['请至少输入 2 个字', 'Type at least 2 characters'],
  recent: ['最近搜索', 'Recent searches'],
  screens: ['功能', 'Screens'],
  searching: ['正在搜索', 'Searching'],
  failed: ['搜索失败，请重试', 'The search failed. Please try again'],
  keys: [
    '↑↓ 选择 · Enter 打开 · Ctrl+Enter 新标签页打开 · Esc 关闭',
    '↑↓ to choose · Enter to open · Ctrl+Enter for a new tab · Esc to close',
  ],
  kinds: {
    'merchant-order': ['订单', 'Orders'],
    product: ['商品', 'Products'],
    variant: ['规格', 'Sizes'],
    shopper: ['顾客', 'Shoppers'],
    page: ['页面', 'Pages'],
    promotion: ['优惠', 'Promotions'],
    operator: ['员工', 'Staff'],
    merchant: ['商家', 'Merchants'],
  } satisfies Record<FoundKind, MessagePair>,
});
