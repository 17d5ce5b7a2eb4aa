import type { Localised } from '@vitrine/kit';

const both = (zh: string, en: string): Localised => ({ 'zh-CN': zh, 'en-US': en });

/** What packing slips and customs papers say. */
export const PAPER_TEXT = {
  'packing-slip': both('装箱单', 'Packing slip'),
  customs: both('报关单', 'Customs declaration'),
  order: both('订单', 'Order'),
  from: both('发件', 'From'),
  to: both('收件', 'To'),
  item: both('商品', 'Item'),
  quantity: both('数量', 'Quantity'),
  hsCode: both('HS 编码', 'HS code'),
  origin: both('原产国', 'Country of origin'),
  netWeight: both('净重', 'Net weight'),
  unitValue: both('单价', 'Unit value'),
  value: both('申报价值', 'Declared value'),
  duty: both('关税', 'Duty'),
  vat: both('增值税', 'VAT'),
  total: both('合计', 'Total'),
  parcel: both('运单', 'Parcel'),
  missing: both('未填写', 'Missing'),
  incomplete: both(
    '有未填写的内容，请补全后再交给海关',
    'Some details are missing; complete them before customs get this paper',
  ),
  included: both('申报价值已含关税和增值税', 'The declared value includes duty and VAT'),
  gift: both('不是礼品，仅供个人使用', 'Not a gift; for personal use only'),
} as const;
