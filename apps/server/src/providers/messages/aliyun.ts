import { randomUUID } from 'node:crypto';
import { acs3Date, acs3Headers, acs3Query } from '../acs3.ts';
import { askJson } from '../ask.ts';
import { ProviderError } from '../provider-error.ts';
import type { ProviderSettings } from '../settings.ts';
import type { MessagesPort } from './port.ts';

type Keys = NonNullable<ProviderSettings['sms']>;

interface Options {
  endpoint?: string;
  now?: () => number;
  timeoutMs?: number;
}

const ENDPOINT = 'https://dysmsapi.aliyuncs.com';

const isBusy = (code: string) =>
  code.startsWith('Throttling') || code.endsWith('BUSINESS_LIMIT_CONTROL');

function readAnswer({ Code }: Record<string, unknown>): void {
  const code = String(Code);
  if (code === 'OK') return;
  const fault = isBusy(code) ? 'busy' : 'refused';
  throw new ProviderError(fault, 'The message provider sent nothing', code);
}

/** Short messages by Aliyun. Never sent twice: a message that may have gone is not sent again. */
export function aliyunMessages(
  keys: Keys,
  { endpoint = ENDPOINT, now = Date.now, ...options }: Options = {},
): MessagesPort {
  return {
    async sendSecurityCode({ to, code }) {
      const query = acs3Query({
        PhoneNumbers: to,
        SignName: keys.signName,
        TemplateCode: keys.templateCode,
        TemplateParam: JSON.stringify({ code }),
      });
      const { host } = new URL(endpoint);
      const headers = acs3Headers(keys, {
        host,
        action: 'SendSms',
        version: '2017-05-25',
        query,
        nonce: randomUUID(),
        date: acs3Date(now()),
      });
      readAnswer(
        await askJson({ url: `${endpoint}/?${query}`, method: 'POST', headers, ...options }),
      );
    },
  };
}
