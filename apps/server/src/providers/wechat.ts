import { ProviderError } from './provider-error.ts';

export interface WechatOptions {
  /** Where WeChat answers; tests put a server of their own there. */
  endpoint?: string;
  timeoutMs?: number;
  now?: () => number;
}

const ENDPOINT = 'https://api.weixin.qq.com';
/** "System busy" and the limits of calls: worth asking again later. */
const BUSY = new Set(['-1', '45009', '45011']);

export const wechatUrl = (
  { endpoint = ENDPOINT }: WechatOptions,
  path: string,
  query: Record<string, string>,
): string => `${endpoint}${path}?${new URLSearchParams(query)}`;

/** WeChat answers 200 and says in the body what went wrong; zero, or silence, is success. */
export function readWechat(answer: Record<string, unknown>): Record<string, unknown> {
  const code = String(answer.errcode ?? 0);
  if (code === '0') return answer;
  throw new ProviderError(BUSY.has(code) ? 'busy' : 'refused', 'The messaging app refused', code);
}
