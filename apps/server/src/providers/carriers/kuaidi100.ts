import { z } from 'zod';
import { KUAIDI100_NUMBER_ENDPOINT, KUAIDI100_POLL_ENDPOINT } from '../endpoints.ts';
import { ProviderError } from '../provider-error.ts';
import { requestProvider, requestProviderJson } from '../provider-request.ts';
import type { ProviderSettings } from '../settings.ts';
import { readKuaidi100Notification } from './kuaidi100-notification.ts';
import { CARRIER_NOTIFICATION_PATH, type CarriersPort } from './port.ts';

type Keys = NonNullable<ProviderSettings['kuaidi100']>;

interface Options {
  /** The address of the shop, at which notifications arrive. */
  publicUrl: string | undefined;
  /** A rehearsal replaces both servers. */
  pollEndpoint?: string;
  numberEndpoint?: string;
  timeoutMs?: number;
}

/** A parcel that was subscribed before. */
const REPEATED = '501';
const BUSY: ReadonlySet<string> = new Set(['500', '503']);
/** These carriers ask for the recipient's mobile number. */
const NEED_MOBILE: ReadonlySet<string> = new Set(['shunfeng', 'shunfengkuaiyun', 'zhongtong']);
const MAX_SUGGESTIONS = 10;

const suggestions = z.array(z.object({ comCode: z.string().regex(/^[a-z0-9]{2,30}$/) }));

function parseSuggestions(text: string): readonly string[] {
  try {
    const rows = suggestions.parse(JSON.parse(text));
    return rows.slice(0, MAX_SUGGESTIONS).map(({ comCode }) => comCode);
  } catch (error) {
    throw new ProviderError('refused', 'The number was not recognised', 'autonumber', error);
  }
}

/** Tracks parcels of nearly all carriers through Kuaidi100, which reports each change to the shop. */
export function kuaidi100Carriers({ key, salt }: Keys, options: Options): CarriersPort {
  const {
    publicUrl,
    pollEndpoint = KUAIDI100_POLL_ENDPOINT,
    numberEndpoint = KUAIDI100_NUMBER_ENDPOINT,
  } = options;
  const timeout = options.timeoutMs ? { timeoutMs: options.timeoutMs } : {};
  return {
    async suggest(trackingNumber) {
      const query = new URLSearchParams({ num: trackingNumber, key });
      const url = `${numberEndpoint}/autonumber/auto?${query}`;
      const { text } = await requestProvider({ url, retries: 1, ...timeout });
      return parseSuggestions(text);
    },

    async subscribe({ carrier, trackingNumber, mobile }) {
      const param = {
        company: carrier,
        number: trackingNumber,
        key,
        parameters: {
          callbackurl: `${publicUrl ?? ''}${CARRIER_NOTIFICATION_PATH}`,
          salt,
          resultv2: '4',
          ...(NEED_MOBILE.has(carrier) ? { phone: mobile } : {}),
        },
      };
      const { returnCode } = await requestProviderJson({
        url: `${pollEndpoint}/poll`,
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ schema: 'json', param: JSON.stringify(param) }).toString(),
        ...timeout,
      });
      const code = String(returnCode);
      if (code === '200' || code === REPEATED) return;
      const fault = BUSY.has(code) ? 'busy' : 'refused';
      throw new ProviderError(fault, 'The parcel cannot be tracked', code);
    },

    readNotification: async (body) => readKuaidi100Notification(body, salt),
  };
}
