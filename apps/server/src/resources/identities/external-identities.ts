import type { ExternalIdentityProvider } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import { callPartner } from './call-partner.ts';
import type { IdentityDeps } from './deps.ts';
import type { ExternalIdentity } from './queries.ts';

/** Resolves a code with a partner. Never call it in a transaction, because partners can be slow. */
export const resolveExternalIdentity = (
  { providers }: IdentityDeps,
  provider: ExternalIdentityProvider,
  code: string,
  language: Language,
): Promise<ExternalIdentity> =>
  callPartner(language, async () => ({
    provider,
    ...(provider === 'messaging-oa'
      ? await providers.officialAccount.identify(code)
      : await providers.miniLogins[provider].identify(code)),
  }));
