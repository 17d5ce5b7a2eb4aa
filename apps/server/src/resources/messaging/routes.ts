import type { Handlers, messaging } from '@vitrine/contract';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { callPartner } from '../identities/call-partner.ts';
import type { IdentityDeps } from '../identities/deps.ts';
import { decryptPortalUrl, toShopPath } from './portal.ts';
import { problem } from './problems.ts';
import { generateNonce, signPage } from './signature.ts';

export const messagingHandlers = ({
  providers: { officialAccount },
  settings,
  now,
}: IdentityDeps): Handlers<typeof messaging, HandlerContexts> => ({
  async getSignature({ query }, { language }) {
    const { url, state } = query;
    const isOwnPage = settings.publicUrl === undefined || toShopPath(url, settings.publicUrl);
    if (!isOwnPage) throw problem('foreign-page', language);
    const ticket = await callPartner(language, () => officialAccount.jsapiTicket());
    const { appId } = officialAccount;
    if ((query['app-id'] ?? appId) !== appId) throw problem('unknown-app', language);
    const nonceStr = generateNonce();
    const timestamp = Math.floor(now() / 1000);
    return {
      appId,
      timestamp,
      nonceStr,
      signature: signPage({ ticket, nonceStr, timestamp, url }),
      authorizeUrl: officialAccount.authorizeUrl(url, state),
    };
  },
  decodePortalUrl({ query }, { language }) {
    const url = decryptPortalUrl(query.url, settings.providers.portalKeys);
    const path = url === undefined ? undefined : toShopPath(url, settings.publicUrl);
    if (path === undefined) throw problem('not-from-portal', language);
    return { url: path };
  },
});
