/** A response with a status outside 2xx, with which Alipay rejects a request. */
export interface HttpError {
  status: number;
  headers?: Record<string, string>;
  data: unknown;
}

export const isHttpError = (reason: unknown): reason is HttpError =>
  typeof (reason as Partial<HttpError> | null)?.status === 'number';
