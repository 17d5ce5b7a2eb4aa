import type { Sendable } from '@vitrine/contract';
import type { ApiResponse, Transport } from '../transport.ts';

const read = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** The browser writes the boundary of a form into its own content type. */
function formOf(file: Sendable, headers: Record<string, string>) {
  if (!(file instanceof Blob)) throw new TypeError('A browser sends files, not paths');
  const form = new FormData();
  form.append('file', file);
  const { 'Content-Type': _, ...rest } = headers;
  return { body: form, headers: rest };
}

/** Carries requests by the browser's fetch. */
export const fetchTransport =
  (fetcher: typeof fetch = (...given) => fetch(...given)): Transport =>
  async ({ method, url, headers, body, file, withCredentials, binary, keepalive, onCancel }) => {
    const controller = new AbortController();
    onCancel(() => controller.abort());
    const response = await fetcher(url, {
      method,
      ...(file === undefined ? { headers } : formOf(file, headers)),
      ...(body === undefined ? {} : { body }),
      ...(keepalive ? { keepalive } : {}),
      credentials: withCredentials ? 'include' : 'same-origin',
      signal: controller.signal,
    });
    const data = binary && response.ok ? await response.blob() : read(await response.text());
    return {
      status: response.status,
      statusText: response.statusText,
      headers: Object.fromEntries(response.headers.entries()),
      data,
    } satisfies ApiResponse;
  };
