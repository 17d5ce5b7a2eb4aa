import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export interface OidcPerson {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name: string;
  readonly groups: readonly string[];
  readonly amr: readonly string[];
}

export const OIDC_CLIENT = {
  clientId: 'shop',
  clientSecret: 'a-secret-of-the-shop-at-its-provider',
};
const SCOPE = 'openid email profile';

function createProvider(issuer: string, redirectUri: string, person: OidcPerson): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: OIDC_CLIENT.clientId,
        client_secret: OIDC_CLIENT.clientSecret,
        redirect_uris: [redirectUri],
        post_logout_redirect_uris: [new URL('/admin', redirectUri).href],
      },
    ],
    claims: {
      openid: ['sub', 'amr'],
      email: ['email', 'email_verified'],
      profile: ['name', 'groups'],
    },
    cookies: { keys: ['a key of the test'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    findAccount: (_, accountId) => ({ accountId, claims: async () => ({ ...person }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: OIDC_CLIENT.clientId,
        accountId: person.sub,
      });
      grant.addOIDCScope(SCOPE);
      await grant.save();
      return grant;
    },
  });
}

/** Follows redirects with cookies, as a browser does, until one leads away from the provider. */
async function followRedirects(start: string, issuer: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(start);
  while (url.origin === issuer) {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const next = response.headers.get('location');
    if (!next) throw new Error(`${response.status} ${await response.text()}`);
    url = new URL(next, url);
  }
  return url;
}

/** Starts a provider of OpenID Connect at which one person logs in without a question. */
export async function openOidcServer(redirectUri: string, person: OidcPerson) {
  let listener: RequestListener = (_, response) => response.end();
  const server = createServer((request, response) => listener(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = createProvider(issuer, redirectUri, person);
  const callback = provider.callback();
  listener = (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void callback(request, response);
    const login = { accountId: person.sub, amr: [...person.amr] };
    return void provider.interactionFinished(request, response, { login });
  };
  return {
    issuer,
    /** Logs in at the URL, and returns the query with which the browser goes back to the shop. */
    logIn: async (url: string) => (await followRedirects(url, issuer)).search,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
