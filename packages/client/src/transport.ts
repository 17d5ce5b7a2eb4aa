import type { Method, Sendable } from '@vitrine/contract';

export interface ApiRequest {
  method: Method;
  url: string;
  headers: Record<string, string>;
  /** Written as JSON already. */
  body?: string;
  /** Sent in the field `file` of a form, instead of a body. */
  file?: Sendable;
  withCredentials: boolean;
  binary: boolean;
  /** Goes on when the page that made it is gone. */
  keepalive?: boolean;
  timeoutMs: number;
  /** Mini-programs have no AbortSignal, so a request is told in this plain way to stop. */
  onCancel(listener: () => void): void;
}

export interface ApiResponse {
  status: number;
  statusText: string;
  headers: Record<string, string>;
  data: unknown;
}

/** Carries a request to the server: browser fetch, a mini-program's request, or a call in process. */
export type Transport = (request: ApiRequest) => Promise<ApiResponse>;
