export type ClientPlatform =
  | 'ios'
  | 'android'
  | 'harmony'
  | 'minip'
  | 'ttmp'
  | 'alimp'
  | 'wechat'
  | 'web';

/** Header values that may change between calls. They are read at every call. */
export interface RequestContext {
  language?: string;
  country?: string;
  currency?: string;
  sessionKey?: string | undefined;
}

const MINI_PROGRAMS: readonly ClientPlatform[] = ['minip', 'ttmp', 'alimp'];

/** The name of the header with the session key, which depends on the platform. */
export function sessionHeaderName(platform: ClientPlatform | undefined): string {
  if (!platform || platform === 'wechat') return 'session-key';
  return MINI_PROGRAMS.includes(platform) ? 'mini-session-key' : 'portal-session-key';
}

/** The headers of every call. */
export function buildBaseHeaders(
  { language = 'zh-CN', country = 'CN', currency = 'CNY', sessionKey }: RequestContext,
  platform: ClientPlatform | undefined,
  requestId: string,
): Record<string, string> {
  return {
    'Accept-Language': language,
    'Content-Type': 'application/json',
    'request-id': requestId,
    country,
    currency,
    ...(sessionKey ? { [sessionHeaderName(platform)]: sessionKey } : {}),
  };
}
