import { describe, expect, it } from 'vitest';
import { isAlipayBill, readAlipayBill, readWechatBill } from './read-bill.ts';

const WECHAT_HEADER =
  '交易时间,公众账号ID,商户号,微信订单号,商户订单号,交易状态,应结订单金额,商户退款单号,退款状态,商品名称,订单金额,申请退款金额';
const wechatLine = (...cells: string[]) => cells.map((cell) => `\`${cell}`).join(',');
const paid = wechatLine(
  '2026-11-24',
  'wx',
  '1900',
  '42',
  'p1',
  'SUCCESS',
  '90.00',
  '0',
  '',
  '大衣, 红',
  '100.50',
  '0.00',
);
const refunded = (status: string) =>
  wechatLine(
    '2026-11-24',
    'wx',
    '1900',
    '42',
    'p1',
    'REFUND',
    '0.00',
    'r1',
    status,
    '大衣',
    '0.00',
    '5.5',
  );
const SUMMARY = '总交易单数,应结订单总金额\r\n`2,`90.00\r\n';

describe('readWechatBill', () => {
  it.each([
    [
      'a payment whose product has a comma',
      [paid],
      [{ kind: 'payment', number: 'p1', amount: 10_050 }],
    ],
    ['a refund', [refunded('PROCESSING')], [{ kind: 'refund', number: 'r1', amount: 550 }]],
    ['no refund that failed', [refunded('FAIL')], []],
    ['an empty day', [], []],
  ])('reads %s', (_, lines, expected) => {
    expect(readWechatBill([`\uFEFF${WECHAT_HEADER}`, ...lines, SUMMARY].join('\r\n'))).toEqual(
      expected,
    );
  });

  it.each([
    ['another header', `别的,列\n${paid}`],
    ['an unreadable amount', `${WECHAT_HEADER}\n${paid.replace('100.50', '1e3')}`],
  ])('refuses %s', (_, text) => {
    expect(() => readWechatBill(text)).toThrow('The bill has');
  });
});

const ALIPAY = [
  '#支付宝业务明细查询',
  '#账号：[2088]',
  '支付宝交易号,商户订单号,业务类型,商品名称,订单金额（元）,商家实收（元）,退款批次号/请求号,备注',
  '2026\t,p1\t,交易  ,大衣  ,100.50,100.50,\t,',
  '2026\t,p1\t,退款  ,大衣  ,-5.50,-5.50,r1\t,',
  '#业务明细列表结束',
].join('\r\n');

describe('readAlipayBill', () => {
  it('reads payments and refunds', () => {
    expect(readAlipayBill(ALIPAY)).toEqual([
      { kind: 'payment', number: 'p1', amount: 10_050 },
      { kind: 'refund', number: 'r1', amount: 550 },
    ]);
  });

  it('knows the file with the lines', () => {
    expect(isAlipayBill(ALIPAY)).toBe(true);
    expect(isAlipayBill('#汇总\r\n门店编号,交易订单总笔数')).toBe(false);
  });
});
