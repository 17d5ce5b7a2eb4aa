import { request } from '@tarojs/taro';
import type { MiniRequest } from '@vitrine/client';
import { isHttpError } from './http-error.ts';

/**
 * The vendor's request function. Alipay rejects with the response when the status is not 2xx; here it
 * resolves with every response, as the other vendors do.
 */
export const miniRequest: MiniRequest = (options) => {
  const task = request<unknown>(options as Parameters<typeof request>[0]);
  const response = task.catch((reason: unknown) => {
    if (!isHttpError(reason)) throw reason;
    return { statusCode: reason.status, header: reason.headers ?? {}, data: reason.data };
  });
  return Object.assign(response, { abort: () => void task.abort?.() });
};
