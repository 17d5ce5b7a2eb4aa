import { computeTotp, getTotpStep } from '../../apps/server/src/resources/operators/totp.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function decodeBase32(text: string): Buffer {
  const bits = [...text].map((one) => BASE32.indexOf(one).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

export const OPERATOR_PASSWORD = 'a quiet blue teapot';

interface OperatorAccount {
  readonly email: string;
  /** The value of the header `cookie` with its session. */
  readonly cookie: string;
  /** The code of the authenticator app for the next log-in. */
  nextCode(): string;
}

/** Calls the operators' part of the API as the back office does. */
export async function askAsOperator(
  origin: string,
  path: string,
  { body, cookie }: { body?: object; cookie?: string } = {},
) {
  const response = await fetch(`${origin}/admin/api/v1/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(cookie ? { cookie } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${response.status} ${path} ${await response.text()}`);
  return { data: await response.json(), cookie: response.headers.get('set-cookie') ?? '' };
}

/** Accepts an invitation with a password and a second factor. */
export async function createOperator(
  origin: string,
  token: string,
  email: string,
): Promise<OperatorAccount> {
  const account = { email, name: '林夏', password: OPERATOR_PASSWORD };
  const { data } = await askAsOperator(origin, `invitations/${token}`, { body: account });
  const secret = decodeBase32(data.secret);
  const step = getTotpStep(Date.now());
  const confirmed = await askAsOperator(origin, 'session/second-factor', {
    body: { challenge: data.challenge, code: computeTotp(secret, step) },
  });
  const [cookie = ''] = confirmed.cookie.split(';');
  // The code of the first log-in counts once, and that of the next step is accepted early.
  return { email, cookie, nextCode: () => computeTotp(secret, step + 1) };
}
