import { formatPrice, type Language, type Localised } from '@vitrine/kit';
import { type Html, html } from '../../docs/html.ts';
import type { StoredShippingAddress } from '../../pricing/stored-types.ts';

export interface SlipLine {
  readonly brand: string;
  readonly description: string;
  readonly size: string;
  readonly quantity: number;
  /** What was paid for these units. */
  readonly amount: number;
}

export interface Slip {
  readonly orderNumber: string;
  readonly merchant: { readonly name: string; readonly city: Localised };
  readonly address: StoredShippingAddress;
  readonly currency: string;
  readonly lines: readonly SlipLine[];
  readonly parcels: readonly { readonly carrier: string; readonly trackingNumber: string }[];
}

interface SlipOptions {
  readonly paper: 'a4' | 'a6';
  readonly document: 'packing-slip' | 'customs';
  readonly language: Language;
}

const both = (zh: string, en: string): Localised => ({ 'zh-CN': zh, 'en-US': en });

const TEXT = {
  'packing-slip': both('装箱单', 'Packing slip'),
  customs: both('报关单', 'Customs declaration'),
  order: both('订单', 'Order'),
  from: both('发件', 'From'),
  to: both('收件', 'To'),
  item: both('商品', 'Item'),
  quantity: both('数量', 'Quantity'),
  value: both('申报价值', 'Declared value'),
  total: both('合计', 'Total'),
  parcel: both('运单', 'Parcel'),
  gift: both('不是礼品，仅供个人使用', 'Not a gift; for personal use only'),
} as const;

const MARGIN = { a4: '15mm', a6: '6mm' } as const;

const formatAddress = (address: StoredShippingAddress, language: Language): string => {
  const { stateName, city, district, addressLine, zipCode } = address;
  return [stateName[language], city, district, addressLine, zipCode].filter(Boolean).join(' ');
};

function renderLines({ lines, currency }: Slip, { document, language }: SlipOptions): Html {
  const isCustoms = document === 'customs';
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const value = (amount: number) =>
    isCustoms ? html`<td class="n">${formatPrice(amount, currency)}</td>` : '';
  return html`<table>
<tr><th>${TEXT.item[language]}</th><th class="n">${TEXT.quantity[language]}</th>${
    isCustoms ? html`<th class="n">${TEXT.value[language]}</th>` : ''
  }</tr>
${lines.map(
  ({ brand, description, size, quantity, amount }) =>
    html`<tr><td><b>${brand}</b> ${description} · ${size}</td><td class="n">${quantity}</td>${value(amount)}</tr>`,
)}
${isCustoms ? html`<tr><th colspan="2">${TEXT.total[language]}</th>${value(total)}</tr>` : ''}
</table>`;
}

/** A page to print: what is in the parcel and who gets it, or what customs ask for. */
export function renderSlip(slip: Slip, options: SlipOptions): string {
  const { paper, document, language } = options;
  const { orderNumber, merchant, address, parcels } = slip;
  const title = TEXT[document][language];
  const style = html`@page { size: ${paper.toUpperCase()}; margin: ${MARGIN[paper]}; }
body { font: 10pt/1.4 system-ui, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif; }
h1 { font-size: 12pt; } table { width: 100%; border-collapse: collapse; }
th, td { border-top: 1px solid #999; padding: 1mm 0; text-align: start; vertical-align: top; }
tr { break-inside: avoid; } .n { text-align: end; white-space: nowrap; }`;
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${title} ${orderNumber}</title>
<style>${style}</style></head><body>
<h1>${title}</h1>
<p>${TEXT.order[language]} ${orderNumber}</p>
${parcels.map(
  ({ carrier, trackingNumber }) =>
    html`<p>${TEXT.parcel[language]} ${carrier} ${trackingNumber}</p>`,
)}
<p>${TEXT.from[language]}: ${merchant.name}, ${merchant.city[language]}</p>
<p>${TEXT.to[language]}: <b>${address.name}</b> ${address.mobile}<br>${formatAddress(address, language)}</p>
${renderLines(slip, options)}
${document === 'customs' ? html`<p>${TEXT.gift[language]}</p>` : ''}
</body></html>`.text;
}
