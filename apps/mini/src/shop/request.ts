import { request } from '@tarojs/taro';
import type { MiniRequest } from '@vitrine/client';
import { isAnswer } from './refused.ts';

/**
 * The vendor's request function. Alipay rejects whatever is not a 2xx, with the answer in the
 * reason; here every answer of the server is an answer, as with the other two.
 */
export const miniRequest: MiniRequest = (options) => {
  // The vendors' own list of methods has no PATCH, which all three of them send.
  const task = request<unknown>(options as Parameters<typeof request>[0]);
  const answer = task.catch((reason: unknown) => {
    if (!isAnswer(reason)) throw reason;
    return { statusCode: reason.status, header: reason.headers ?? {}, data: reason.data };
  });
  return Object.assign(answer, { abort: () => void task.abort?.() });
};
