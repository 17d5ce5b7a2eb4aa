import type { Transport } from '../transport.ts';

interface MiniOptions {
  url: string;
  method: string;
  header: Record<string, string>;
  data?: string;
  timeout: number;
  dataType: 'json' | 'other';
  responseType: 'text' | 'arraybuffer';
}

interface MiniAnswer {
  statusCode: number;
  header?: Record<string, string>;
  data: unknown;
}

/** The request function that every mini-program host offers through Taro. */
export type MiniRequest = (options: MiniOptions) => PromiseLike<MiniAnswer> & { abort?(): void };

/** Carries requests by a mini-program's own request function. */
export const miniTransport =
  (send: MiniRequest): Transport =>
  async ({ method, url, headers, body, binary, timeoutMs, onCancel }) => {
    const task = send({
      url,
      method,
      header: headers,
      ...(body === undefined ? {} : { data: body }),
      timeout: timeoutMs,
      dataType: binary ? 'other' : 'json',
      responseType: binary ? 'arraybuffer' : 'text',
    });
    onCancel(() => task.abort?.());
    const { statusCode, header = {}, data } = await task;
    return { status: statusCode, statusText: '', headers: header, data };
  };
