import { defineMessages } from '@vitrine/kit';
import { useMemo } from 'react';
import { useMessages } from '../language/LanguageProvider.tsx';
import { toOptions } from './to-options.ts';

const templateNames = defineMessages<Readonly<Record<string, string>>>({
  'zh-CN': {
    'security-code': '验证码',
    'back-in-stock': '到货通知',
    'price-drop': '降价通知',
    'order-paid': '付款成功',
    'order-shipped': '已发货',
    'order-identity-needed': '清关需补身份信息',
    'order-delivered': '已送达',
    'order-refunded': '已退款',
    'fapiao-issued': '发票已开具',
    'fapiao-refused': '发票未能开具',
    'fapiao-reversed': '发票已冲红',
    'coupon-ending': '优惠券即将到期',
  },
  'en-US': {
    'security-code': 'Security code',
    'back-in-stock': 'Back in stock',
    'price-drop': 'Price drop',
    'order-paid': 'Paid',
    'order-shipped': 'Shipped',
    'order-identity-needed': 'Customs need an ID',
    'order-delivered': 'Delivered',
    'order-refunded': 'Refunded',
    'fapiao-issued': 'Fapiao issued',
    'fapiao-refused': 'Fapiao refused',
    'fapiao-reversed': 'Fapiao reversed',
    'coupon-ending': 'Coupon ends soon',
  },
});

/** Names a template of messages to shoppers. One that is new here keeps its code. */
export function useTemplateNames() {
  const names = useMessages(templateNames);
  return useMemo(
    () => ({ nameOf: (name: string): string => names[name] ?? name, options: toOptions(names) }),
    [names],
  );
}
