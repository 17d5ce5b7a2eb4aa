import type { OperatorRole } from '@vitrine/contract/admin';
import type { Page } from 'playwright-core';
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

interface OperatorRequest {
  method?: 'PUT';
  body?: object;
  cookie?: string;
  /** The version that the change was made from. */
  version?: number;
}

/** Calls the operators' part of the API as the back office does. */
export async function askAsOperator(
  origin: string,
  path: string,
  { method, body, cookie, version }: OperatorRequest = {},
) {
  const response = await fetch(`${origin}/admin/api/v1/${path}`, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      'sec-fetch-site': 'same-origin',
      // A connection that is used again may be the one that the shop closes at this moment.
      connection: 'close',
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(cookie ? { cookie } : {}),
      ...(version ? { 'if-match': `"${version}"` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${response.status} ${path} ${await response.text()}`);
  return { data: await response.json(), cookie: response.headers.get('set-cookie') ?? '' };
}

/** Accepts an invitation with a password and a second factor. */
async function createOperator(
  origin: string,
  token: string,
  { email, name }: { email: string; name: string },
): Promise<OperatorAccount> {
  const account = { email, name, password: OPERATOR_PASSWORD };
  const { data } = await askAsOperator(origin, `invitations/${token}`, { body: account });
  const secret = decodeBase32(data.secret);
  const step = getTotpStep(Date.now());
  const confirmed = await askAsOperator(origin, 'session/second-factor', {
    body: { challenge: data.challenge, code: computeTotp(secret, step) },
  });
  const [cookie = ''] = confirmed.cookie.split(';');
  // The code of the first log-in counts once, and that of the next step is accepted early.
  const nextCode = () => computeTotp(secret, Math.max(step + 1, getTotpStep(Date.now())));
  return { email, cookie, nextCode };
}

const INVITATION = /Create the account of the owner: \S+\/invitation\/(\S+)/;

/** Creates the first owner of a shop, by the link that its first start has printed. */
export const createOwner = (
  { origin, server }: { origin: string; server: { log(): string } },
  email = 'owner@shop.example',
) => createOperator(origin, INVITATION.exec(server.log())?.[1] ?? '', { email, name: '林夏' });

interface InvitedOperator {
  readonly role: OperatorRole;
  readonly merchantId?: string;
}

/** Invites an operator in the name of another, and accepts the invitation. */
export async function inviteOperator(
  origin: string,
  cookie: string,
  invited: InvitedOperator,
): Promise<OperatorAccount> {
  const email = `${invited.role}@shop.example`;
  const { data } = await askAsOperator(origin, 'invitations', {
    cookie,
    body: { ...invited, email },
  });
  return createOperator(origin, data.url.split('/invitation/')[1], {
    email,
    name: `${invited.role} 林夏`,
  });
}

/** Logs in on the page that is open, in Chinese. */
export async function logInOperator(
  page: Page,
  { email, nextCode }: Pick<OperatorAccount, 'email' | 'nextCode'>,
) {
  await page.getByLabel('邮箱').fill(email);
  await page.getByLabel('密码').fill(OPERATOR_PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByLabel('动态验证码').fill(nextCode());
  await page.getByLabel('动态验证码').press('Enter');
}
