import { randomUUID } from 'node:crypto';
import { acs3Date, acs3Headers } from '../acs3.ts';
import { askJson } from '../ask.ts';
import { ProviderError } from '../provider-error.ts';
import type { ProviderSettings } from '../settings.ts';
import type { IdentityCheckPort, Verdict } from './port.ts';

type Keys = NonNullable<ProviderSettings['identity']>;

interface Options {
  endpoint?: string;
  now?: () => number;
  timeoutMs?: number;
}

const ENDPOINT = 'https://cloudauth.aliyuncs.com';
const FORM = 'application/x-www-form-urlencoded';

/** What the provider says of a name and a number. */
const FOUND: ReadonlyMap<unknown, Verdict> = new Map([
  ['1', null],
  ['2', 'name-mismatch'],
  ['3', 'unknown-number'],
]);

function verdictOf({ Code, ResultObject }: Record<string, unknown>): Verdict {
  const found = (ResultObject as { BizCode?: unknown } | undefined)?.BizCode;
  const verdict = FOUND.get(found);
  if (String(Code) === '200' && verdict !== undefined) return verdict;
  const fault = String(Code).startsWith('Throttling') ? 'busy' : 'refused';
  throw new ProviderError(fault, 'The identity check found nothing out', String(Code));
}

/**
 * Name and number against the register, by Aliyun. What is asked travels in the body: addresses of
 * requests end up in logs. Photos are not looked at.
 */
export function aliyunIdentityCheck(
  keys: Keys,
  { endpoint = ENDPOINT, now = Date.now, timeoutMs }: Options = {},
): IdentityCheckPort {
  return {
    async check({ name, idNumber }) {
      const fields = { ParamType: 'normal', UserName: name, IdentifyNum: idNumber };
      const body = new URLSearchParams(fields).toString();
      const { host } = new URL(endpoint);
      const answer = await askJson({
        url: `${endpoint}/`,
        method: 'POST',
        headers: acs3Headers(keys, {
          host,
          action: 'Id2MetaVerify',
          version: '2019-03-07',
          query: '',
          body,
          contentType: FORM,
          nonce: randomUUID(),
          date: acs3Date(now()),
        }),
        body,
        retries: 2,
        ...(timeoutMs ? { timeoutMs } : {}),
      });
      return verdictOf(answer);
    },
  };
}
