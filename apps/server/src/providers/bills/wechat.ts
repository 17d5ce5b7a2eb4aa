import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { WechatPayClient } from '../payments/wechat/wechat-pay-client.ts';
import { isProviderCode, ProviderError } from '../provider-error.ts';
import { parseProviderValue } from '../read-provider.ts';
import type { BillsPort } from './port.ts';
import { readWechatBill } from './read-bill.ts';

const download = z.object({
  hash_type: z.literal('SHA1'),
  hash_value: z.string(),
  download_url: z.url(),
});

/** The bills of WeChat Pay, which it makes at ten in the morning of the day after. */
export const wechatBills = ({ request, send }: WechatPayClient): BillsPort => ({
  async download(day) {
    const path = `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`;
    const found = await request('GET', path).catch((error: unknown) => {
      if (isProviderCode(error, 'NO_STATEMENT_EXIST')) return undefined;
      if (isProviderCode(error, 'STATEMENT_CREATING'))
        throw new ProviderError('busy', 'The bill is not ready yet', 'STATEMENT_CREATING');
      throw error;
    });
    if (!found) return [];
    const { hash_value, download_url } = parseProviderValue(download, found);
    // The file is not signed like other responses; its hash is part of the signed one.
    const { pathname, search } = new URL(download_url);
    const { text } = await send('GET', pathname + search);
    if (createHash('sha1').update(text).digest('hex') !== hash_value.toLowerCase())
      throw new ProviderError('refused', 'The bill differs from its hash');
    return readWechatBill(text);
  },
});
