import { randomUUID } from 'node:crypto';
import { acs3Date, acs3Headers, acs3Query } from '../acs3.ts';
import { SMS_ENDPOINTS } from '../endpoints.ts';
import { ProviderError } from '../provider-error.ts';
import { requestProviderJson } from '../provider-request.ts';
import type { ProviderSettings } from '../settings.ts';
import type { MessagesPort } from './port.ts';
import {
  findRegisteredTemplate,
  type RegisteredTemplates,
  renameValues,
} from './registered-templates.ts';

type Keys = NonNullable<ProviderSettings['sms']>;

interface Options {
  endpoint?: string;
  now?: () => number;
  timeoutMs?: number;
}

const isBusy = (code: string) =>
  code.startsWith('Throttling') || code.endsWith('BUSINESS_LIMIT_CONTROL');

function checkResponse({ Code }: Record<string, unknown>): void {
  const code = String(Code);
  if (code === 'OK') return;
  const fault = isBusy(code) ? 'busy' : 'refused';
  throw new ProviderError(fault, 'The message was not sent', code);
}

/** Sends short messages through Aliyun, without retries, so that no message is sent twice. */
export function aliyunMessages(
  keys: Keys,
  registered: RegisteredTemplates,
  { endpoint = SMS_ENDPOINTS.aliyun, now = Date.now, ...options }: Options = {},
): MessagesPort {
  const templates: RegisteredTemplates = new Map([
    ...registered,
    ['security-code', { code: keys.templateCode, names: { code: 'code' } }],
  ]);
  return {
    async sendTemplate({ to, template, values, language }) {
      const found = findRegisteredTemplate(templates, template, language);
      const query = acs3Query({
        PhoneNumbers: to,
        SignName: keys.signName,
        TemplateCode: found.code,
        TemplateParam: JSON.stringify(renameValues(found, { ...values })),
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
      checkResponse(
        await requestProviderJson({
          url: `${endpoint}/?${query}`,
          method: 'POST',
          headers,
          ...options,
        }),
      );
    },
  };
}
