import { z } from 'zod';
import { SMS_ENDPOINTS } from '../endpoints.ts';
import { ProviderError, type ProviderFault } from '../provider-error.ts';
import { requestProviderJson } from '../provider-request.ts';
import { parseProviderValue } from '../read-provider.ts';
import { tc3Headers } from '../tc3.ts';
import type { MessagesPort } from './port.ts';
import {
  findRegisteredTemplate,
  type RegisteredTemplates,
  renameValues,
} from './registered-templates.ts';

export interface TencentKeys {
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
  readonly appId: string;
  readonly signName: string;
  readonly templateCode: string;
}

interface Options {
  region: string;
  endpoint?: string;
  now?: () => number;
  timeoutMs?: number;
}

const response = z.object({
  Response: z.object({
    /** The fault of the whole request. */
    Error: z.object({ Code: z.string() }).optional(),
    /** What became of the message to each number. */
    SendStatusSet: z.array(z.object({ Code: z.string() })).optional(),
  }),
});

/** Codes after which the message may have been sent. */
const UNKNOWN_OUTCOME: ReadonlySet<string> = new Set(['InternalError', 'InternalError.Timeout']);

function toFault(code: string): ProviderFault {
  if (code.startsWith('RequestLimitExceeded') || code.startsWith('LimitExceeded')) return 'busy';
  return UNKNOWN_OUTCOME.has(code) ? 'unreachable' : 'refused';
}

function checkResponse(value: unknown): void {
  const { Error: fault, SendStatusSet: statuses } = parseProviderValue(response, value).Response;
  const code = fault?.Code ?? statuses?.[0]?.Code ?? 'missing';
  if (code !== 'Ok') throw new ProviderError(toFault(code), 'The message was not sent', code);
}

/** Sends short messages through Tencent Cloud, without retries, so that no message is sent twice. */
export function tencentMessages(
  keys: TencentKeys,
  registered: RegisteredTemplates,
  { region, endpoint = SMS_ENDPOINTS.tencent, now = Date.now, ...options }: Options,
): MessagesPort {
  const templates: RegisteredTemplates = new Map([
    ...registered,
    ['security-code', { code: keys.templateCode, names: { 1: 'code' } }],
  ]);
  return {
    async sendTemplate({ to, template, values, language }) {
      const found = findRegisteredTemplate(templates, template, language);
      const body = JSON.stringify({
        PhoneNumberSet: [`+${to}`],
        SmsSdkAppId: keys.appId,
        SignName: keys.signName,
        TemplateId: found.code,
        // The names are numbers, which an object lists in their order.
        TemplateParamSet: Object.values(renameValues(found, { ...values })),
      });
      const headers = tc3Headers(keys, {
        host: new URL(endpoint).host,
        service: 'sms',
        action: 'SendSms',
        version: '2021-01-11',
        region,
        body,
        now: now(),
      });
      checkResponse(
        await requestProviderJson({
          url: `${endpoint}/`,
          method: 'POST',
          headers,
          body,
          ...options,
        }),
      );
    },
  };
}
