import { createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { alipayBills } from './alipay.ts';

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const privateKey = pair.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
const publicKey = createPublicKey(pair.privateKey)
  .export({ type: 'spki', format: 'der' })
  .toString('base64');
const keys = { appId: '2021', privateKey, publicKey };

/** The header and one payment in GBK, as Alipay writes them. */
const GBK = Buffer.from(
  'd6a7b8b6b1a6bdbbd2d7bac52cc9ccbba7b6a9b5a5bac52cd2b5cef1c0e0d0cd2cb6a9b5a5bdf0b6eea3a8d4aaa3a90a312c70312cbdbbd2d72c31322e35300a',
  'hex',
);
const archive = zipSync({ 'summary.csv': Buffer.from('#'), 'bill.csv': GBK });

let server: Server;
let endpoint: string;
let part: object;
let file: Uint8Array;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url?.startsWith('/file')) return response.end(file);
    const text = JSON.stringify(part);
    const signature = sign('sha256', Buffer.from(text), pair.privateKey).toString('base64');
    const node = 'alipay_data_dataservice_bill_downloadurl_query_response';
    return response.end(`{"${node}":${text},"sign":"${signature}"}`);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const download = () => alipayBills(keys, { endpoint }).download('2026-11-24');

it('reads the file with the lines out of the archive', async () => {
  part = { code: '10000', bill_download_url: `${endpoint}/file?x=1` };
  file = archive;
  expect(await download()).toEqual([{ kind: 'payment', number: 'p1', amount: 1_250 }]);
});

it('has no lines on a day without trades', async () => {
  part = { code: '40004', sub_code: 'isp.bill_not_exist' };
  expect(await download()).toEqual([]);
});

it('downloads from Alipay only', async () => {
  part = { code: '10000', bill_download_url: 'http://localhost:1/file' };
  await expect(download()).rejects.toMatchObject({ fault: 'refused' });
});

it.each([
  ['no archive', Buffer.from('<html>')],
  ['an archive without a bill', zipSync({ 'a.csv': Buffer.from('x') })],
])('refuses %s', async (_, bytes) => {
  part = { code: '10000', bill_download_url: `${endpoint}/file` };
  file = bytes;
  await expect(download()).rejects.toMatchObject({ fault: 'refused' });
});
