export type { Api, ApiReply, CallOptions } from './api.ts';
export type { CallContext, ClientConfig } from './config.ts';
export { type EnvironmentName, environments } from './environments.ts';
export {
  ApiError,
  type ClientErrorCode,
  errorCode,
  errorMessage,
  errorReason,
  isCancelled,
  isMissing,
  refusedFields,
} from './error.ts';
export type { PlatformName } from './headers.ts';
export { isRefused } from './refused.ts';
export type { ApiRequest, ApiResponse, Transport } from './transport.ts';
export { fetchTransport } from './transports/fetch.ts';
export { type MiniRequest, type MiniUploader, miniTransport } from './transports/mini.ts';
export { createClient } from './whole.ts';
