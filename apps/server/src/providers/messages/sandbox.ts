import { setTimeout as wait } from 'node:timers/promises';
import { ProviderError } from '../provider-error.ts';
import type { SandboxDeps } from '../sandbox-deps.ts';
import type { MessageChannel, MessagesPort } from './port.ts';
import { renderTemplate } from './templates.ts';

/** Mobile numbers that simulate faults of the carrier. */
export const UNREACHABLE_MOBILE = '8613800000001';
export const SLOW_MOBILE = '8613800000002';
const SLOW_MS = 3_000;

/** Stores messages instead of sending them; /sandbox/messages shows them. */
export const sandboxMessages = (
  channel: MessageChannel,
  { db, now }: SandboxDeps,
): MessagesPort => ({
  async sendTemplate({ to, template, values, language }) {
    if (to === UNREACHABLE_MOBILE)
      throw new ProviderError('unreachable', 'The sandbox simulates an unreachable mobile');
    if (to === SLOW_MOBILE) await wait(SLOW_MS);
    const sent: Readonly<Record<string, string>> = { ...values };
    await db
      .insertInto('sandbox_messages')
      .values({
        channel,
        recipient: to,
        body: renderTemplate(template, language, values).body,
        code: sent.code ?? null,
        link: sent.link ?? null,
        sent_at: new Date(now()),
      })
      .execute();
  },
});
