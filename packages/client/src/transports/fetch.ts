import type { FileToUpload } from '@vitrine/contract';
import type { ApiResponse, Transport } from '../transport.ts';

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Removes the content type, because the browser sets one with the boundary of the form. */
function toFormRequest(file: FileToUpload, headers: Record<string, string>) {
  if (!(file instanceof Blob)) throw new TypeError('fetchTransport sends files, not paths');
  const form = new FormData();
  form.append('file', file);
  const { 'Content-Type': _, ...rest } = headers;
  return { body: form, headers: rest };
}

/** Sends requests with the browser's fetch. */
export const fetchTransport =
  (fetcher: typeof fetch = (...args) => fetch(...args)): Transport =>
  async ({ method, url, headers, body, file, withCredentials, binary, keepalive, onCancel }) => {
    const controller = new AbortController();
    onCancel(() => controller.abort());
    const response = await fetcher(url, {
      method,
      ...(file === undefined ? { headers } : toFormRequest(file, headers)),
      ...(body === undefined ? {} : { body }),
      ...(keepalive ? { keepalive } : {}),
      credentials: withCredentials ? 'include' : 'same-origin',
      signal: controller.signal,
    });
    const data = binary && response.ok ? await response.blob() : parseJson(await response.text());
    return {
      status: response.status,
      statusText: response.statusText,
      headers: Object.fromEntries(response.headers.entries()),
      data,
    } satisfies ApiResponse;
  };
