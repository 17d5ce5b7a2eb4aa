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

interface MiniUpload {
  url: string;
  filePath: string;
  name: string;
  header: Record<string, string>;
  timeout: number;
}

type Task<T> = PromiseLike<T> & { abort?(): void };

/** What sends a file in a form; it answers text. */
export type MiniUploader = (
  options: MiniUpload,
) => Task<{ statusCode: number; header?: Record<string, string>; data: string }>;

const noUploads: MiniUploader = () => Promise.reject(new Error('This host sends no files'));

const read = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** The request function that every mini-program host offers through Taro. */
export type MiniRequest = (options: MiniOptions) => Task<MiniAnswer>;

/** Carries requests by a mini-program's own request function. */
export const miniTransport =
  (send: MiniRequest, upload: MiniUploader = noUploads): Transport =>
  async ({ method, url, headers, body, file, binary, timeoutMs, onCancel }) => {
    if (file) {
      if (!('filePath' in file)) throw new TypeError('A mini-program sends files by their path');
      const { 'Content-Type': _, ...header } = headers;
      const { filePath } = file;
      const sending = upload({ url, filePath, name: 'file', header, timeout: timeoutMs });
      onCancel(() => sending.abort?.());
      const answer = await sending;
      const { statusCode, header: answered = {}, data } = answer;
      return { status: statusCode, statusText: '', headers: answered, data: read(data) };
    }
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
