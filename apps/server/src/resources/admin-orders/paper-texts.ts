import { localised } from '@vitrine/kit';

/** What packing slips and customs papers say. */
export const PAPER_TEXT = {
  'packing-slip': localised('装箱单', 'Packing slip'),
  customs: localised('报关单', 'Customs declaration'),
  order: localised('订单', 'Order'),
  from: localised('发件', 'From'),
  to: localised('收件', 'To'),
  item: localised('商品', 'Item'),
  quantity: localised('数量', 'Quantity'),
  hsCode: localised('HS 编码', 'HS code'),
  origin: localised('原产国', 'Country of origin'),
  netWeight: localised('净重', 'Net weight'),
  unitValue: localised('单价', 'Unit value'),
  value: localised('申报价值', 'Declared value'),
  duty: localised('关税', 'Duty'),
  vat: localised('增值税', 'VAT'),
  total: localised('合计', 'Total'),
  parcel: localised('运单', 'Parcel'),
  missing: localised('未填写', 'Missing'),
  incomplete: localised(
    '有未填写的内容，请补全后再交给海关',
    'Some details are missing; complete them before customs get this paper',
  ),
  included: localised('申报价值已含关税和增值税', 'The declared value includes duty and VAT'),
  gift: localised('不是礼品，仅供个人使用', 'Not a gift; for personal use only'),
} as const;
