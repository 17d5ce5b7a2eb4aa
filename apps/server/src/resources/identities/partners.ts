import type { IdentityProvider } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { IdentityDeps } from './deps.ts';
import type { Known } from './queries.ts';
import { asking } from './refuse.ts';

/** Asks a partner who is behind a code. Never inside a transaction: partners take their time. */
export const whoIs = (
  { providers }: IdentityDeps,
  provider: IdentityProvider,
  code: string,
  language: Language,
): Promise<Known> =>
  asking(language, async () => ({
    provider,
    ...(provider === 'messaging-oa'
      ? await providers.officialAccount.identify(code)
      : await providers.miniLogins[provider].identify(code)),
  }));
