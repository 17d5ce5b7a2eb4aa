import type { FoundKind } from '@vitrine/contract/admin';
import { defineMessages } from '@vitrine/kit';

interface SearchTexts {
  open: string;
  label: string;
  hint: string;
  nothing: string;
  recent: string;
  screens: string;
  searching: string;
  failed: string;
  keys: string;
  kinds: Record<FoundKind, string>;
}

export const searchMessages = defineMessages<SearchTexts>({
  'zh-CN': {
    open: '搜索',
    label: '按号码或名称搜索',
    hint: '订单号、运单号、商品、SKU、顾客手机号、页面…',
    nothing: '没有找到“{text}”',
    recent: '最近搜索',
    screens: '功能',
    searching: '正在搜索',
    failed: '搜索失败，请重试',
    keys: '↑↓ 选择 · Enter 打开 · Ctrl+Enter 新标签页打开 · Esc 关闭',
    kinds: {
      'merchant-order': '订单',
      product: '商品',
      variant: '规格',
      shopper: '顾客',
      page: '页面',
      promotion: '优惠',
      operator: '员工',
      merchant: '商家',
    },
  },
  'en-US': {
    open: 'Search',
    label: 'Search by number or name',
    hint: 'Order or parcel number, product, SKU, mobile, page…',
    nothing: 'Nothing found for “{text}”',
    recent: 'Recent searches',
    screens: 'Screens',
    searching: 'Searching',
    failed: 'The search failed. Please try again',
    keys: '↑↓ to choose · Enter to open · Ctrl+Enter for a new tab · Esc to close',
    kinds: {
      'merchant-order': 'Orders',
      product: 'Products',
      variant: 'Sizes',
      shopper: 'Shoppers',
      page: 'Pages',
      promotion: 'Promotions',
      operator: 'Staff',
      merchant: 'Merchants',
    },
  },
});
