import type { Handlers, messaging } from '@vitrine/contract';
import type { CallContexts } from '../../http/context.ts';
import { refusals } from '../../http/refusals.ts';
import type { IdentityDeps } from '../identities/deps.ts';
import { asking } from '../identities/refuse.ts';
import { openPortalUrl, pathInShop } from './portal.ts';
import { newNonce, signPage } from './signature.ts';

const refuse = refusals({
  'unknown-app': {
    code: 'bad-input',
    zh: '应用编号不正确',
    en: 'This shop has no such app id',
  },
  'foreign-page': {
    code: 'bad-input',
    zh: '该页面不属于本店',
    en: 'This page is not one of ours',
  },
  'not-from-portal': {
    code: 'bad-input',
    zh: '链接无效，请返回重试',
    en: 'This link does not come from our portal',
  },
});

export const messagingHandlers = ({
  providers: { officialAccount },
  settings,
  now,
}: IdentityDeps): Handlers<typeof messaging, CallContexts> => ({
  async getSignature({ query }, { language }) {
    const { url, state } = query;
    const isOurs = settings.publicUrl === undefined || pathInShop(url, settings.publicUrl);
    if (!isOurs) throw refuse('foreign-page', language);
    const ticket = await asking(language, () => officialAccount.jsapiTicket());
    const { appId } = officialAccount;
    if ((query['app-id'] ?? appId) !== appId) throw refuse('unknown-app', language);
    const nonceStr = newNonce();
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
    const address = openPortalUrl(query.url, settings.providers.portalKey);
    const path = address === undefined ? undefined : pathInShop(address, settings.publicUrl);
    if (path === undefined) throw refuse('not-from-portal', language);
    return { url: path };
  },
});
