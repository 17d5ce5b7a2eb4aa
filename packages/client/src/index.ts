export type { Api, ApiReply, CallOptions } from './api.ts';
export type { ClientConfig } from './config.ts';
export { createClient } from './create-client.ts';
export { type EnvironmentName, environments } from './environments.ts';
export {
  ApiError,
  type ClientErrorCode,
  errorCode,
  errorMessage,
  errorReason,
  isCancelled,
  isMissing,
  readFieldErrors,
  toApiError,
} from './error.ts';
export { isErrorBody } from './error-body.ts';
export type { ClientPlatform, RequestContext } from './headers.ts';
export { fillPath, formatQuery } from './paths.ts';
export type { ApiRequest, ApiResponse, Transport } from './transport.ts';
export { fetchTransport } from './transports/fetch.ts';
export { type MiniRequest, type MiniUploader, miniTransport } from './transports/mini.ts';
