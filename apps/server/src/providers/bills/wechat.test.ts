import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { setUpWechatPayServer } from '../../../test/support/wechat-pay-server.ts';
import { wechatBills } from './wechat.ts';

const BILL = '/v3/bill/tradebill';
const FILE = '/v3/billdownload/file';
const TEXT = '商户订单号,交易状态,订单金额\r\n`p1,`SUCCESS,`12.00\r\n总交易单数\r\n`1\r\n';
const { requests, replyWith, openClient } = setUpWechatPayServer();
const download = () => wechatBills(openClient()).download('2026-11-24');

function replyWithFile(hash_value: string) {
  // Only the path counts, so that a file is downloaded from nowhere else.
  const download_url = `https://elsewhere.example${FILE}?token=x`;
  replyWith(BILL, { body: { hash_type: 'SHA1', hash_value, download_url } });
  replyWith(FILE, { text: TEXT, unsigned: true });
}

it('downloads the bill of a day and checks its hash', async () => {
  replyWithFile(createHash('sha1').update(TEXT).digest('hex'));
  expect(await download()).toEqual([{ kind: 'payment', number: 'p1', amount: 1_200 }]);
  expect(requests.map(({ path }) => path)).toContain(`${BILL}?bill_date=2026-11-24&bill_type=ALL`);
  const file = requests.find(({ path }) => path === `${FILE}?token=x`);
  expect(file?.authorization).toMatch(/^WECHATPAY2-SHA256-RSA2048 /);
});

it('refuses a file that was changed', async () => {
  replyWithFile('0'.repeat(40));
  await expect(download()).rejects.toMatchObject({ fault: 'refused' });
});

it.each([
  ['NO_STATEMENT_EXIST', []],
  ['STATEMENT_CREATING', 'busy'],
  ['SYSTEM_ERROR', 'busy'],
])('answers %s with %s', async (code, expected) => {
  replyWith(BILL, { status: code === 'SYSTEM_ERROR' ? 429 : 400, body: { code } });
  const result = await download().catch((error) => error.fault);
  expect(result).toEqual(expected);
});
