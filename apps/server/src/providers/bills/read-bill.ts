import { parse } from 'csv-parse/sync';
import { ProviderError } from '../provider-error.ts';
import type { BillLine } from './port.ts';

type Row = Readonly<Record<string, string>>;

const YUAN = /^-?(\d{1,10})(?:\.(\d{1,2}))?$/;

/** Yuan as a bill writes them, in minor units without a sign. */
function parseYuan(text: string): number {
  const [, whole, parts = ''] = YUAN.exec(text.trim()) ?? [];
  if (whole === undefined) throw new ProviderError('refused', 'The bill has an unreadable amount');
  return Number(whole) * 100 + Number(parts.padEnd(2, '0'));
}

/** Names the columns of rows by the first words of their header, because some carry a unit in brackets. */
function toRows(header: readonly string[], rows: readonly (readonly string[])[]): Row[] {
  const names = header.map((name) => name.replace(/[（(].*$/, '').trim());
  return rows.map((row) =>
    Object.fromEntries(names.map((name, index) => [name, (row[index] ?? '').trim()])),
  );
}

function requireField(row: Row, name: string): string {
  const value = row[name];
  if (value === undefined) throw new ProviderError('refused', `The bill has no column ${name}`);
  return value;
}

/**
 * Reads WeChat Pay's bill, whose fields begin with a backtick and may contain commas. A summary with another
 * header follows the lines.
 */
export function readWechatBill(text: string): BillLine[] {
  const [header = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const end = lines.findIndex((line) => !line.startsWith('`'));
  const cells = lines
    .slice(0, end < 0 ? lines.length : end)
    .map((line) => line.slice(1).split(',`'));
  return toRows(header.split(','), cells).flatMap((row): BillLine[] => {
    const state = requireField(row, '交易状态');
    if (state === 'SUCCESS')
      return [
        {
          kind: 'payment',
          number: requireField(row, '商户订单号'),
          amount: parseYuan(requireField(row, '订单金额')),
        },
      ];
    if (state !== 'REFUND' || row.退款状态 === 'FAIL') return [];
    return [
      {
        kind: 'refund',
        number: requireField(row, '商户退款单号'),
        amount: parseYuan(requireField(row, '申请退款金额')),
      },
    ];
  });
}

const ALIPAY_HEADER = '支付宝交易号';

/** Whether a file of Alipay's archive has the lines, and not the summary. */
export const isAlipayBill = (text: string): boolean =>
  text.split(/\r?\n/).some((line) => line.startsWith(ALIPAY_HEADER));

/** Reads Alipay's bill, whose remarks begin with a hash. */
export function readAlipayBill(text: string): BillLine[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() && !line.startsWith('#'));
  const [header = [], ...rows]: string[][] = parse(lines.join('\n'), {
    relax_column_count: true,
    relax_quotes: true,
    trim: true,
  });
  return toRows(header, rows).map((row) => {
    const isRefund = requireField(row, '业务类型') === '退款';
    return {
      kind: isRefund ? 'refund' : 'payment',
      number: requireField(row, isRefund ? '退款批次号/请求号' : '商户订单号'),
      amount: parseYuan(requireField(row, '订单金额')),
    };
  });
}
