import type { FileToUpload, Method } from '@vitrine/contract';

export interface ApiRequest {
  method: Method;
  url: string;
  headers: Record<string, string>;
  /** JSON text. */
  body?: string;
  /** Sent as the form field `file`, instead of a body. */
  file?: FileToUpload;
  withCredentials: boolean;
  binary: boolean;
  /** Completes the request even while the page is unloading. */
  keepalive?: boolean;
  timeoutMs: number;
  /** Adds a listener for cancellation. Mini-programs have no AbortSignal. */
  onCancel(listener: () => void): void;
}

export interface ApiResponse {
  status: number;
  statusText: string;
  headers: Record<string, string>;
  data: unknown;
}

/** Sends a request to the server: by browser fetch, a mini-program's request function, or an in-process call. */
export type Transport = (request: ApiRequest) => Promise<ApiResponse>;
