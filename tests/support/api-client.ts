import type { APIResponse, BrowserContext } from 'playwright-core';

type Query = Readonly<Record<string, string>>;

/** Calls the API with the cookies of a browser context, without a page. A failed call throws its response. */
export function createApiClient({ request }: BrowserContext) {
  async function read<T>(response: APIResponse): Promise<T> {
    if (!response.ok())
      throw new Error(`${response.status()} ${response.url()} ${await response.text()}`);
    return response.json();
  }
  const urlOf = (path: string) => `/api${path}`;
  // The server accepts a session cookie only from its own pages.
  const headers = { 'sec-fetch-site': 'same-origin' };
  return {
    get: async <T>(path: string, params: Query = {}) =>
      read<T>(await request.get(urlOf(path), { params })),
    post: async <T>(path: string, data: object = {}) =>
      read<T>(await request.post(urlOf(path), { data, headers })),
    put: async <T>(path: string, data: object) =>
      read<T>(await request.put(urlOf(path), { data, headers })),
    patch: async <T>(path: string, data: object) =>
      read<T>(await request.patch(urlOf(path), { data, headers })),
    upload: async (path: string, file: { name: string; mimeType: string; buffer: Buffer }) =>
      read<{ id: string }>(await request.post(urlOf(path), { multipart: { file }, headers })),
  };
}

export type ApiClient = ReturnType<typeof createApiClient>;

/** Logs in as the demo shopper, whose password is public. */
export const startDemoSession = (api: ApiClient) =>
  api.post<{ bagId: string }>('/v1/sessions/ff-login', {
    account: '13800138000',
    password: 'elsewhere-demo',
  });

/** Registers a new shopper by the security code that the sandbox sent. */
export async function startNewShopperSession(
  context: BrowserContext,
  mobile: string,
): Promise<void> {
  const api = createApiClient(context);
  const { challenge } = await api.post<{ challenge: string }>(
    '/v1/identities/mobile/security-code',
    { mobile },
  );
  const messages = await context.request.get(`/sandbox/messages?to=${mobile}`);
  const code = />\s*(\d{6})\s*</.exec(await messages.text())?.[1];
  if (!code) throw new Error(`No code was sent to ${mobile}`);
  await api.post('/v1/identities/mobile/verification', { mobile, code, challenge });
}
