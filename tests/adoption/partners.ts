import { sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { zipSync } from 'fflate';
import { alipayTime } from '../../apps/server/src/providers/alipay-gateway.ts';
import { writeTradeNotification } from '../../apps/server/src/providers/payments/alipay/notification.ts';
import {
  createAlipayKeys,
  signAlipayResponse,
} from '../../apps/server/test/support/alipay-keys.ts';

/** A payment that a shopper has made, or money that went back. */
interface Movement {
  readonly kind: '交易' | '退款';
  readonly payment: string;
  readonly refund: string;
  readonly amount: string;
}

interface Trade {
  readonly number: string;
  readonly amount: string;
  readonly notifyUrl: string;
  readonly returnUrl: string;
  isPaid: boolean;
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

/** The bytes of the characters that GBK writes as two, found by reading all of them. */
function createGbkTable(): ReadonlyMap<string, readonly number[]> {
  const decoder = new TextDecoder('gbk');
  const table = new Map<string, readonly number[]>();
  for (let lead = 0x81; lead < 0xff; lead++)
    for (let trail = 0x40; trail < 0xff; trail++)
      table.set(decoder.decode(Uint8Array.of(lead, trail)), [lead, trail]);
  return table;
}

const GBK = createGbkTable();

const encodeGbk = (text: string): Uint8Array =>
  Uint8Array.from([...text].flatMap((one) => GBK.get(one) ?? one.charCodeAt(0)));

/** The bill of a day: its columns, and a remark at both ends as in the real one. */
function writeBill(movements: readonly Movement[]): Uint8Array {
  const lines = [
    '#支付宝业务明细查询',
    '支付宝交易号,商户订单号,业务类型,订单金额（元）,退款批次号/请求号',
    ...movements.map(({ kind, payment, refund, amount }) =>
      [`2026${payment.slice(0, 8)}`, payment, kind, amount, refund].join(','),
    ),
    '#业务明细列表结束',
  ];
  return zipSync({ 'bill.csv': encodeGbk(lines.join('\n')) });
}

/**
 * Plays Alipay and the vendor of short messages at loopback, as they answer to the shop, and keeps what was sent
 * to shoppers.
 */
export async function openPartners() {
  const { vendor, keys } = createAlipayKeys();
  const trades = new Map<string, Trade>();
  const movements: Movement[] = [];
  const messages: { to: string; values: Record<string, string> }[] = [];
  let endpoint = '';

  function answerMethod(method: string, content: Record<string, string>): object {
    const trade = trades.get(content.out_trade_no ?? '');
    if (method === 'alipay.data.dataservice.bill.downloadurl.query')
      return { code: '10000', bill_download_url: `${endpoint}/bill.zip` };
    if (!trade) return { code: '40004', sub_code: 'ACQ.TRADE_NOT_EXIST' };
    if (method === 'alipay.trade.refund') {
      movements.push({
        kind: '退款',
        payment: trade.number,
        refund: content.out_request_no ?? '',
        amount: content.refund_amount ?? '',
      });
      return { code: '10000', fund_change: 'Y' };
    }
    return { code: '10000', ...describeTrade(trade) };
  }

  const describeTrade = ({ number, amount, isPaid }: Trade) => ({
    out_trade_no: number,
    trade_no: `2026${number.slice(0, 24)}`,
    trade_status: isPaid ? 'TRADE_SUCCESS' : 'WAIT_BUYER_PAY',
    total_amount: amount,
  });

  /** The shopper's page at Alipay. */
  function openTrade(query: URLSearchParams): string {
    const content = JSON.parse(query.get('biz_content') ?? '{}');
    trades.set(content.out_trade_no, {
      number: content.out_trade_no,
      amount: content.total_amount,
      notifyUrl: query.get('notify_url') ?? '',
      returnUrl: query.get('return_url') ?? '',
      isPaid: false,
    });
    return `<!doctype html><form method="post" action="/pay?number=${content.out_trade_no}"><button>付款</button></form>`;
  }

  async function pay(number: string): Promise<string> {
    const trade = trades.get(number);
    if (!trade) throw new Error(`Alipay knows no trade ${number}`);
    trade.isPaid = true;
    movements.push({ kind: '交易', payment: number, refund: '', amount: trade.amount });
    const fields = {
      ...describeTrade(trade),
      app_id: keys.appId,
      charset: 'utf-8',
      notify_time: alipayTime(Date.now()),
    };
    const body = writeTradeNotification(fields, (text) =>
      sign('sha256', Buffer.from(text), vendor.privateKey).toString('base64'),
    );
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await fetch(trade.notifyUrl, { method: 'POST', headers, body });
    const answer = await response.text();
    if (answer !== 'success') throw new Error(`The shop answered ${response.status} ${answer}`);
    return trade.returnUrl;
  }

  function takeMessage(query: URLSearchParams): object {
    messages.push({
      to: query.get('PhoneNumbers') ?? '',
      values: JSON.parse(query.get('TemplateParam') ?? '{}'),
    });
    return { Code: 'OK' };
  }

  const server = createServer(async (request, reply) => {
    const url = new URL(request.url ?? '/', 'http://partner');
    const body = await readBody(request);
    const html = { 'content-type': 'text/html; charset=utf-8' };
    if (url.pathname === '/bill.zip') return reply.end(writeBill(movements));
    if (url.pathname === '/pay') {
      const location = await pay(url.searchParams.get('number') ?? '');
      return reply.writeHead(303, { location }).end();
    }
    if (url.pathname !== '/gateway.do')
      return reply.end(JSON.stringify(takeMessage(url.searchParams)));
    if (request.method === 'GET')
      return reply.writeHead(200, html).end(openTrade(url.searchParams));
    const form = new URLSearchParams(body);
    const method = form.get('method') ?? '';
    const answer = answerMethod(method, JSON.parse(form.get('biz_content') ?? '{}'));
    return reply.end(signAlipayResponse(method, JSON.stringify(answer), vendor.privateKey));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    /** The settings of a shop that uses them. */
    settings: {
      SMS_ACCESS_KEY_ID: 'id',
      SMS_ACCESS_KEY_SECRET: 'secret',
      SMS_SIGN_NAME: '演练',
      SMS_TEMPLATE_CODE: 'SMS_1',
      SMS_ENDPOINT: endpoint,
      ALIPAY_APP_ID: keys.appId,
      ALIPAY_PRIVATE_KEY: keys.privateKey,
      ALIPAY_PUBLIC_KEY: keys.publicKey,
      ALIPAY_ENDPOINT: `${endpoint}/gateway.do`,
    },
    messages,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type Partners = Awaited<ReturnType<typeof openPartners>>;
