import { z } from 'zod';
import { unzip } from '../../archives/unzip.ts';
import { createTimeLimitSignal } from '../../time-limit.ts';
import { type AlipayKeys, type AlipayOptions, createAlipayGateway } from '../alipay-gateway.ts';
import { ALIPAY_ENDPOINT } from '../endpoints.ts';
import { isProviderCode, ProviderError } from '../provider-error.ts';
import { parseProviderValue } from '../read-provider.ts';
import type { BillsPort } from './port.ts';
import { isAlipayBill, readAlipayBill } from './read-bill.ts';

const METHOD = 'alipay.data.dataservice.bill.downloadurl.query';
/** The code of a day without trades. */
const NO_BILL = 'isp.bill_not_exist';
const MAX_BYTES = 256 * 1024 * 1024;
const BOUNDS = { maxEntries: 20, maxBytes: MAX_BYTES, maxBytesOf: () => MAX_BYTES };
const TIMEOUT_MS = 60_000;
const RETRIES = 2;

const found = z.object({ bill_download_url: z.url({ protocol: /^https?$/ }) });

/** Downloads from Alipay's own hosts only, whatever the response names. */
async function downloadArchive(url: string, host: string): Promise<Uint8Array> {
  const { hostname } = new URL(url);
  if (hostname !== host && !hostname.endsWith('.alipay.com'))
    throw new ProviderError('refused', 'The bill is not at Alipay');
  try {
    const response = await fetch(url, {
      redirect: 'error',
      signal: createTimeLimitSignal(TIMEOUT_MS),
    });
    if (!response.ok) throw new ProviderError('busy', 'The bill cannot be downloaded');
    return new Uint8Array(await response.arrayBuffer());
  } catch (cause) {
    if (cause instanceof ProviderError) throw cause;
    throw new ProviderError('unreachable', 'The bill was not sent', undefined, cause);
  }
}

function readArchive(archive: Uint8Array): Uint8Array[] {
  try {
    return [...unzip(archive, BOUNDS).values()];
  } catch (cause) {
    throw new ProviderError('refused', 'The bill is not an archive', undefined, cause);
  }
}

/** The file of the archive that has the lines. Its name is in an encoding that the archive does not tell. */
function findBill(archive: Uint8Array): string {
  const texts = readArchive(archive).map((bytes) => new TextDecoder('gb18030').decode(bytes));
  const text = texts.find(isAlipayBill);
  if (text === undefined) throw new ProviderError('refused', 'The archive has no bill');
  return text;
}

/** The bills of Alipay: an archive of files in GBK. */
export function alipayBills(keys: AlipayKeys, options: AlipayOptions = {}): BillsPort {
  const gateway = createAlipayGateway(keys, options);
  const host = new URL(options.endpoint ?? ALIPAY_ENDPOINT).hostname;
  return {
    async download(day) {
      const content = { bill_type: 'trade', bill_date: day };
      const parameters = { biz_content: JSON.stringify(content) };
      const response = await gateway
        .request({ method: METHOD, parameters, retries: RETRIES })
        .catch((error: unknown) => {
          if (isProviderCode(error, NO_BILL)) return undefined;
          throw error;
        });
      if (!response) return [];
      const { bill_download_url } = parseProviderValue(found, response);
      return readAlipayBill(findBill(await downloadArchive(bill_download_url, host)));
    },
  };
}
