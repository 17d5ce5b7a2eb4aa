import type { EnvironmentName } from './environments.ts';
import type { PlatformName } from './headers.ts';
import type { ApiRequest, ApiResponse, Transport } from './transport.ts';

/** What may differ from one call to the next; asked for at every call. */
export interface CallContext {
  language?: string;
  country?: string;
  currency?: string;
  sessionKey?: string | undefined;
}

export interface ClientConfig {
  /** Absolute (`https://shop.example`) or rooted (`/`). */
  baseUrl: string;
  withCredentials: boolean;
  interceptors: {
    request(request: ApiRequest): ApiRequest | Promise<ApiRequest>;
    response(response: ApiResponse): ApiResponse | Promise<ApiResponse>;
  };
  transport: Transport;
  platform?: PlatformName;
  context?: () => CallContext;
  environment?: EnvironmentName;
  /** The host of third-party data. Absent: the shop's own server stands in for it. */
  thirdPartyUrl?: string;
  /** False on a server, where calls of the same name belong to different shoppers. */
  cancelsOlder?: boolean;
  newRequestId?: () => string;
}

const isHost = (url: unknown): boolean =>
  typeof url === 'string' && (/^https?:\/\/[^/]/.test(url) || url.startsWith('/'));

/** Refuses a configuration that would only fail later, at the first call. */
export function checkConfig(config: ClientConfig): void {
  const { baseUrl, withCredentials, interceptors, thirdPartyUrl = '/' } = config;
  const wrong = !isHost(baseUrl)
    ? 'baseUrl must be absolute or start with /'
    : typeof withCredentials !== 'boolean'
      ? 'withCredentials must be a boolean'
      : typeof interceptors?.request !== 'function' || typeof interceptors.response !== 'function'
        ? 'interceptors.request and interceptors.response must be functions'
        : isHost(thirdPartyUrl)
          ? undefined
          : 'thirdPartyUrl must be absolute or start with /';
  if (wrong) throw new TypeError(`createClient: ${wrong}`);
}
