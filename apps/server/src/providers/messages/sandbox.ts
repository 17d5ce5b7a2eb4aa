import { setTimeout as wait } from 'node:timers/promises';
import { fill, type Messages } from '@vitrine/kit';
import { ProviderError } from '../provider-error.ts';
import type { SandboxDeps } from '../sandbox-deps.ts';
import type { MessagesPort } from './port.ts';

/** Mobiles that behave like a carrier on a bad day. */
export const UNREACHABLE_MOBILE = '8613800000001';
export const SLOW_MOBILE = '8613800000002';
const SLOW_MS = 3_000;

const WORDS: Messages<{ code: string }> = {
  'zh-CN': { code: '【别处】验证码 {code}，{minutes} 分钟内有效。请勿告诉他人。' },
  'en-US': { code: '[ELSEWHERE] {code} is your code for {minutes} minutes. Keep it to yourself.' },
};

/** Messages that nobody sends: they wait at /sandbox/messages to be read. */
export const sandboxMessages = ({ db, now }: SandboxDeps): MessagesPort => ({
  async sendSecurityCode({ to, code, minutes, language }) {
    if (to === UNREACHABLE_MOBILE)
      throw new ProviderError('unreachable', 'The sandbox does not reach this mobile');
    if (to === SLOW_MOBILE) await wait(SLOW_MS);
    await db
      .insertInto('sandbox_messages')
      .values({
        recipient: to,
        body: fill(WORDS[language].code, { code, minutes }),
        code,
        sent_at: new Date(now()),
      })
      .execute();
  },
});
