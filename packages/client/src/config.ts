import type { EnvironmentName } from './environments.ts';
import type { ClientPlatform, RequestContext } from './headers.ts';
import type { ApiRequest, ApiResponse, Transport } from './transport.ts';

export interface ClientConfig {
  /** Absolute (`https://shop.example`) or rooted (`/`). */
  baseUrl: string;
  withCredentials: boolean;
  interceptors: {
    request(request: ApiRequest): ApiRequest | Promise<ApiRequest>;
    response(response: ApiResponse): ApiResponse | Promise<ApiResponse>;
  };
  transport: Transport;
  platform?: ClientPlatform;
  context?: () => RequestContext;
  environment?: EnvironmentName;
  /** The host of third-party data. Default: the shop's own server. */
  thirdPartyUrl?: string;
  /** Whether a newer call cancels an older one. False on a server, where calls belong to different shoppers. */
  cancelsPrevious?: boolean;
  newRequestId?: () => string;
}

const isBaseUrl = (url: unknown): boolean =>
  typeof url === 'string' && (/^https?:\/\/[^/]/.test(url) || url.startsWith('/'));

/** Throws for a configuration that would otherwise fail at the first call. */
export function checkConfig(config: ClientConfig): void {
  const { baseUrl, withCredentials, interceptors, thirdPartyUrl = '/' } = config;
  const problem = !isBaseUrl(baseUrl)
    ? 'baseUrl must be absolute or start with /'
    : typeof withCredentials !== 'boolean'
      ? 'withCredentials must be a boolean'
      : typeof interceptors?.request !== 'function' || typeof interceptors.response !== 'function'
        ? 'interceptors.request and interceptors.response must be functions'
        : isBaseUrl(thirdPartyUrl)
          ? undefined
          : 'thirdPartyUrl must be absolute or start with /';
  if (problem) throw new TypeError(`createClient: ${problem}`);
}
