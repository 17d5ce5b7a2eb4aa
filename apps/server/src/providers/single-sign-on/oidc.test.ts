import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OIDC_CLIENT, type OidcPerson, openOidcServer } from '../../../test/support/oidc-server.ts';
import { oidcSingleSignOn } from './oidc.ts';
import type { SignOnSecrets } from './port.ts';

const SHOP = 'http://shop.example';
const anna: OidcPerson = {
  sub: 'anna-1',
  email: 'Anna@example.cn',
  email_verified: true,
  name: 'Anna',
  groups: ['accounts'],
  amr: ['pwd', 'otp'],
};

let server: Awaited<ReturnType<typeof openOidcServer>>;
beforeAll(async () => {
  server = await openOidcServer(`${SHOP}/admin/single-sign-on`, anna);
});
afterAll(() => server.close());

const open = (change: { clientSecret?: string; issuer?: string } = {}) =>
  oidcSingleSignOn(
    { ...OIDC_CLIENT, issuer: server.issuer, ...change },
    { shopUrl: SHOP, roleClaim: 'groups' },
  );

async function logIn(port = open()) {
  const { url, secrets } = await port.begin();
  return { port, secrets, query: await server.logIn(url), url: new URL(url) };
}

describe('oidcSingleSignOn', () => {
  it('tells who has logged in, with a verified e-mail, groups and the second factor', async () => {
    const { port, query, secrets, url } = await logIn();
    expect(url.searchParams.get('code_challenge_method')).toBe('S256');
    expect(await port.finish(query, secrets)).toEqual({
      subject: `${server.issuer} anna-1`,
      email: 'anna@example.cn',
      name: 'Anna',
      groups: ['accounts'],
      hasSecondFactor: true,
    });
  });

  it('takes a code once', async () => {
    const { port, query, secrets } = await logIn();
    await port.finish(query, secrets);
    await expect(port.finish(query, secrets)).rejects.toMatchObject({ fault: 'refused' });
  });

  it.each(['state', 'nonce', 'codeVerifier'] as const satisfies (keyof SignOnSecrets)[])(
    'refuses another %s',
    async (name) => {
      const { port, query, secrets } = await logIn();
      // A random secret may begin with either.
      const first = secrets[name].startsWith('_') ? '-' : '_';
      const other = { ...secrets, [name]: first + secrets[name].slice(1) };
      await expect(port.finish(query, other)).rejects.toMatchObject({ fault: 'refused' });
    },
  );

  it.each(['', '?error=access_denied', '?code=x', '?code[]=1', `?${'a'.repeat(4_000)}`])(
    'refuses the query %s',
    async (query) => {
      const { port, secrets } = await logIn();
      await expect(port.finish(query, secrets)).rejects.toMatchObject({ fault: 'refused' });
    },
  );

  it('refuses a shop with the wrong secret', async () => {
    const { port, query, secrets } = await logIn(open({ clientSecret: 'another' }));
    await expect(port.finish(query, secrets)).rejects.toMatchObject({ fault: 'refused' });
  });

  it('says when the provider does not answer', async () => {
    const port = open({ issuer: 'http://127.0.0.1:9' });
    await expect(port.begin()).rejects.toMatchObject({ fault: 'unreachable' });
  });

  it('creates the URL that ends the session at the provider', async () => {
    const url = new URL((await open().createLogOutUrl()) ?? '');
    expect(url.origin).toBe(server.issuer);
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${SHOP}/admin`);
  });
});

describe('an e-mail that the provider has not verified', () => {
  it('is not told', async () => {
    const unsure = await openOidcServer(`${SHOP}/admin/single-sign-on`, {
      ...anna,
      email_verified: false,
      amr: ['pwd'],
    });
    const port = open({ issuer: unsure.issuer });
    const { url, secrets } = await port.begin();
    expect(await port.finish(await unsure.logIn(url), secrets)).toMatchObject({
      email: undefined,
      hasSecondFactor: false,
    });
    await unsure.close();
  });
});
