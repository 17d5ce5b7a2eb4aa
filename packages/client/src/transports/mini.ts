import type { FileToUpload } from '@vitrine/contract';
import type { ApiRequest, ApiResponse, Transport } from '../transport.ts';
import { createRequestQueue } from './request-queue.ts';

interface MiniOptions {
  url: string;
  method: string;
  header: Record<string, string>;
  data?: string;
  timeout: number;
  dataType: 'json' | 'other';
  responseType: 'text' | 'arraybuffer';
}

interface MiniResponse {
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

/** The upload function of a mini-program host. Its response body is text. */
export type MiniUploader = (
  options: MiniUpload,
) => Task<{ statusCode: number; header?: Record<string, string>; data: string }>;

const rejectUpload: MiniUploader = () => Promise.reject(new Error('This host cannot upload files'));

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** The request function of a mini-program host, as Taro provides it. */
export type MiniRequest = (options: MiniOptions) => Task<MiniResponse>;

/** Hosts allow ten requests at once. Two stay free for what the host itself requests. */
const MAX_REQUESTS = 8;

/** Hosts do not send PATCH, so the server takes a POST with this header instead. */
const OVERRIDE_HEADER = 'X-HTTP-Method-Override';

const toHostMethod = ({ method, headers }: ApiRequest) =>
  method === 'PATCH'
    ? { method: 'POST', header: { ...headers, [OVERRIDE_HEADER]: method } }
    : { method, header: headers };

async function sendFile(
  upload: MiniUploader,
  { url, headers, timeoutMs }: ApiRequest,
  file: FileToUpload,
  start: Start,
): Promise<ApiResponse> {
  if (!('filePath' in file)) throw new TypeError('miniTransport sends files by their path');
  const { 'Content-Type': _, ...header } = headers;
  const { filePath } = file;
  const {
    statusCode,
    header: responseHeaders = {},
    data,
  } = await start(() => upload({ url, filePath, name: 'file', header, timeout: timeoutMs }));
  return { status: statusCode, statusText: '', headers: responseHeaders, data: parseJson(data) };
}

async function sendData(
  send: MiniRequest,
  request: ApiRequest,
  start: Start,
): Promise<ApiResponse> {
  const { url, body, binary, timeoutMs } = request;
  const {
    statusCode,
    header = {},
    data,
  } = await start(() =>
    send({
      url,
      ...toHostMethod(request),
      ...(body === undefined ? {} : { data: body }),
      timeout: timeoutMs,
      dataType: binary ? 'other' : 'json',
      responseType: binary ? 'arraybuffer' : 'text',
    }),
  );
  return { status: statusCode, statusText: '', headers: header, data };
}

/** Starts a task of the host when its turn comes. */
type Start = <T>(begin: () => Task<T>) => Promise<T>;

/** Sends requests with the request function of a mini-program, a few at a time. */
export function miniTransport(send: MiniRequest, upload: MiniUploader = rejectUpload): Transport {
  const enqueue = createRequestQueue(MAX_REQUESTS);
  return (request) => {
    let isCancelled = false;
    let abort: (() => void) | undefined;
    request.onCancel(() => {
      isCancelled = true;
      abort?.();
    });
    const start: Start = (begin) =>
      enqueue(() => {
        if (isCancelled) throw new Error('The request was cancelled before its turn');
        const task = begin();
        abort = () => task.abort?.();
        return task;
      });
    const { file } = request;
    return file ? sendFile(upload, request, file, start) : sendData(send, request, start);
  };
}
