import { type AdminCalls, adminCalls } from '@vitrine/contract/admin';
import { readCode } from '../support/authenticator-app.ts';
import { type StoryInput, sendCall } from './send-call.ts';
import type { StoryShop } from './story-shop.ts';

const ORIGIN = 'https://shop.example';
const PASSWORD = 'a quiet blue teapot';

/** An operator in the back office. `writes` gets the names of all calls that change something. */
export function createOperatorActor(shop: StoryShop, email: string, writes: string[]) {
  let cookie = '';
  let secret = '';

  async function ask<Name extends keyof AdminCalls>(name: Name, input: StoryInput = {}) {
    const call: AdminCalls[Name] = adminCalls[name];
    const headers = { origin: ORIGIN, cookie, ...input.headers };
    const response = await sendCall(shop, call, { ...input, headers });
    const set = response.headers['set-cookie'];
    if (set) cookie = String(set).split(';', 1)[0] ?? '';
    if (call.method !== 'GET') writes.push(name);
    return response.body;
  }

  const confirm = (challenge: string) => {
    const code = readCode(secret, shop.now());
    return ask('confirmSecondFactor', { body: { challenge, code } });
  };

  return {
    ask,
    /** Creates the account of a one-time link and sets up the second factor. */
    async join(url: string) {
      const params = { token: url.trim().split('/').at(-1) ?? '' };
      const body = { email, name: email, password: PASSWORD };
      await ask('getInvitation', { params });
      const step = await ask('acceptInvitation', { params, body });
      if (step.status !== 'second-factor-required') throw new Error('No second factor was asked');
      secret = step.secret;
      return confirm(step.challenge);
    },
    async logIn() {
      const step = await ask('logInOperator', { body: { email, password: PASSWORD } });
      if (step.status !== 'code-required') throw new Error('No code was asked');
      return confirm(step.challenge);
    },
  };
}

export type OperatorActor = ReturnType<typeof createOperatorActor>;
