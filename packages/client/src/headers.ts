import type { CallContext } from './config.ts';

export type PlatformName = 'ios' | 'android' | 'minip' | 'ttmp' | 'alimp' | 'wechat' | 'web';

const MINI_PROGRAMS: readonly PlatformName[] = ['minip', 'ttmp', 'alimp'];

/** Which header carries the session key: mini-programs and everything outside the messaging app have their own. */
export function sessionHeader(platform: PlatformName | undefined): string {
  if (!platform || platform === 'wechat') return 'session-key';
  return MINI_PROGRAMS.includes(platform) ? 'mini-session-key' : 'portal-session-key';
}

/** The headers every call carries. */
export function baseHeaders(
  { language = 'zh-CN', country = 'CN', currency = 'CNY', sessionKey }: CallContext,
  platform: PlatformName | undefined,
  requestId: string,
): Record<string, string> {
  return {
    'Accept-Language': language,
    'Content-Type': 'application/json',
    'request-id': requestId,
    country,
    currency,
    ...(sessionKey ? { [sessionHeader(platform)]: sessionKey } : {}),
  };
}
