import { randomUUID } from 'node:crypto';
import { acs3Date, acs3Headers } from '../acs3.ts';
import { ProviderError } from '../provider-error.ts';
import { requestProviderJson } from '../provider-request.ts';
import type { ProviderSettings } from '../settings.ts';
import type { PersonalIdCheckPort, Verdict } from './port.ts';

type Keys = NonNullable<ProviderSettings['identity']>;

interface Options {
  endpoint?: string;
  now?: () => number;
  timeoutMs?: number;
}

const ENDPOINT = 'https://cloudauth.aliyuncs.com';
const FORM = 'application/x-www-form-urlencoded';

/** The verdicts by Aliyun's result code. */
const VERDICTS: ReadonlyMap<unknown, Verdict> = new Map([
  ['1', null],
  ['2', 'name-mismatch'],
  ['3', 'unknown-number'],
]);

function readVerdict({ Code, ResultObject }: Record<string, unknown>): Verdict {
  const resultCode = (ResultObject as { BizCode?: unknown } | undefined)?.BizCode;
  const verdict = VERDICTS.get(resultCode);
  if (String(Code) === '200' && verdict !== undefined) return verdict;
  const fault = String(Code).startsWith('Throttling') ? 'busy' : 'refused';
  throw new ProviderError(fault, 'The personal ID check returned no verdict', String(Code));
}

/**
 * Checks name and number against the register through Aliyun. They are sent in the body, because URLs
 * end up in logs. Photos are not checked.
 */
export function aliyunPersonalIdCheck(
  keys: Keys,
  { endpoint = ENDPOINT, now = Date.now, timeoutMs }: Options = {},
): PersonalIdCheckPort {
  return {
    async check({ name, idNumber }) {
      const fields = { ParamType: 'normal', UserName: name, IdentifyNum: idNumber };
      const body = new URLSearchParams(fields).toString();
      const { host } = new URL(endpoint);
      const response = await requestProviderJson({
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
      return readVerdict(response);
    },
  };
}
