import { ProviderError } from '../../provider-error.ts';
import type { SandboxDeps } from '../../sandbox-deps.ts';
import type { PushPort } from '../port.ts';

/** A token that begins so is of an app that was removed from its device. */
export const REMOVED_APP = 'removed-';
const UNKNOWN = 'unknown';

/** Stores pushes instead of sending them; /sandbox/messages shows them. */
export const sandboxPush = ({ db, now }: SandboxDeps): PushPort => ({
  async send({ token, title, body, link }) {
    if (token.startsWith(REMOVED_APP))
      throw new ProviderError('refused', 'The app was removed from the device', UNKNOWN);
    await db
      .insertInto('sandbox_messages')
      .values({
        channel: 'push',
        recipient: token,
        body: [title, body, link].filter(Boolean).join('\n'),
        code: null,
        link: link ?? null,
        sent_at: new Date(now()),
      })
      .execute();
  },
  isUnknownDevice: (code) => code === UNKNOWN,
});
