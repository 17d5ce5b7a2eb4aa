import type { ApiResponse, Transport } from '../transport.ts';

const read = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Carries requests by the browser's fetch. */
export const fetchTransport =
  (fetcher: typeof fetch = (...given) => fetch(...given)): Transport =>
  async ({ method, url, headers, body, withCredentials, binary, onCancel }) => {
    const controller = new AbortController();
    onCancel(() => controller.abort());
    const response = await fetcher(url, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
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
