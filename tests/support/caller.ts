import type { APIResponse, BrowserContext } from 'playwright-core';

type Query = Readonly<Record<string, string>>;

/** Calls of the shop with the cookies of a browser, without a page. A refused one says what it was. */
export function caller({ request }: BrowserContext) {
  async function read<T>(answer: APIResponse): Promise<T> {
    if (!answer.ok()) throw new Error(`${answer.status()} ${answer.url()} ${await answer.text()}`);
    return answer.json();
  }
  const at = (path: string) => `/api${path}`;
  // A cookie only counts from the shop's own pages.
  const headers = { 'sec-fetch-site': 'same-origin' };
  return {
    get: async <T>(path: string, params: Query = {}) =>
      read<T>(await request.get(at(path), { params })),
    post: async <T>(path: string, data: object = {}) =>
      read<T>(await request.post(at(path), { data, headers })),
    put: async <T>(path: string, data: object) =>
      read<T>(await request.put(at(path), { data, headers })),
    patch: async <T>(path: string, data: object) =>
      read<T>(await request.patch(at(path), { data, headers })),
    upload: async (path: string, file: { name: string; mimeType: string; buffer: Buffer }) =>
      read<{ id: string }>(await request.post(at(path), { multipart: { file }, headers })),
  };
}

export type Caller = ReturnType<typeof caller>;

/** The shopper of the demo, whose password anybody may know. */
export const enterAsDemo = (call: Caller) =>
  call.post<{ bagId: string }>('/v1/sessions/ff-login', {
    account: '13800138000',
    password: 'elsewhere-demo',
  });

/** Somebody who has nothing yet, by the code that the sandbox has sent. */
export async function enterAsNewcomer(context: BrowserContext, mobile: string): Promise<void> {
  const call = caller(context);
  await call.post('/v1/identities/mobile/security-code', { mobile });
  const sent = await context.request.get(`/sandbox/messages?to=${mobile}`);
  const code = />\s*(\d{6})\s*</.exec(await sent.text())?.[1];
  if (!code) throw new Error(`No code was sent to ${mobile}`);
  await call.post('/v1/identities/mobile/verification', { mobile, code });
}
