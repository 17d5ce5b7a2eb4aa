import { defineMessages, type Messages } from '@vitrine/kit';
import { useMemo } from 'react';
import { useMessages } from '../language/LanguageProvider.tsx';
import { toOptions } from './to-options.ts';

const templateNames: Messages<Readonly<Record<string, string>>> = defineMessages({
  'security-code': ['验证码', 'Security code'],
  'back-in-stock': ['到货通知', 'Back in stock'],
  'price-drop': ['降价通知', 'Price drop'],
  'order-paid': ['付款成功', 'Paid'],
  'order-shipped': ['已发货', 'Shipped'],
  'order-identity-needed': ['清关需补身份信息', 'Customs need an ID'],
  'order-delivered': ['已送达', 'Delivered'],
  'order-refunded': ['已退款', 'Refunded'],
  'return-deducted': ['退货扣款', 'Return kept back in part'],
  'fapiao-issued': ['发票已开具', 'Fapiao issued'],
  'fapiao-refused': ['发票未能开具', 'Fapiao refused'],
  'fapiao-reversed': ['发票已冲红', 'Fapiao reversed'],
  'coupon-ending': ['优惠券即将到期', 'Coupon ends soon'],
});

/** Names a template of messages to shoppers. One that is new here keeps its code. */
export function useTemplateNames() {
  const names = useMessages(templateNames);
  return useMemo(
    () => ({ nameOf: (name: string): string => names[name] ?? name, options: toOptions(names) }),
    [names],
  );
}
