import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { z } from 'zod';
import { createTimeLimitSignal } from '../../time-limit.ts';
import { ProviderError } from '../provider-error.ts';
import type { SignedOnPerson, SignOnSecrets, SingleSignOnPort } from './port.ts';

export interface OidcKeys {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

interface OidcOptions {
  readonly shopUrl: string;
  /** The claim that names roles. */
  readonly roleClaim: string;
}

const TIMEOUT_MS = 5_000;
/** The library also counts time in which the process could not run, so its own limit comes later. */
const LIBRARY_TIMEOUT_SECONDS = 60;
const SCOPE = 'openid email profile';
/** The page of the back office to which the provider sends the browser back. */
const CALLBACK_PATH = '/admin/single-sign-on';
/** The methods of RFC 8176 that say that something beside a password was checked. */
const SECOND_FACTORS: ReadonlySet<string> = new Set(['mfa', 'otp', 'hwk']);
const MAX_GROUPS = 500;

const texts = z.array(z.string().max(200)).max(MAX_GROUPS).catch([]);
const claims = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  email: z.email().max(200).optional().catch(undefined),
  email_verified: z.boolean().optional().catch(undefined),
  name: z.string().trim().min(1).max(60).optional().catch(undefined),
  amr: texts.optional(),
});

function toPerson(values: Readonly<Record<string, unknown>>, roleClaim: string): SignedOnPerson {
  const { iss, sub, email, email_verified, name, amr = [] } = claims.parse(values);
  const groups = values[roleClaim];
  return {
    subject: `${iss} ${sub}`,
    email: email_verified ? email?.toLowerCase() : undefined,
    name,
    groups: texts.parse(typeof groups === 'string' ? [groups] : groups),
    hasSecondFactor: amr.some((method) => SECOND_FACTORS.has(method)),
  };
}

/** Loads what the provider publishes about itself, once; a failure is tried again. */
function createDiscovery({ issuer, clientId, clientSecret }: OidcKeys) {
  let found: Promise<Configuration> | undefined;
  const isInsecure = new URL(issuer).protocol === 'http:';
  return () => {
    found ??= discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: LIBRARY_TIMEOUT_SECONDS,
      [customFetch]: (url, options) =>
        fetch(url, { ...options, signal: createTimeLimitSignal(TIMEOUT_MS) } as RequestInit),
      ...(isInsecure ? { execute: [allowInsecureRequests] } : {}),
    }).catch((cause: unknown) => {
      found = undefined;
      throw new ProviderError('unreachable', 'Single sign-on does not answer', undefined, cause);
    });
    return found;
  };
}

/** Single sign-on by OpenID Connect: the code flow with PKCE, state and nonce. */
export function oidcSingleSignOn(
  keys: OidcKeys,
  { shopUrl, roleClaim }: OidcOptions,
): SingleSignOnPort {
  const discover = createDiscovery(keys);
  const callbackUrl = new URL(CALLBACK_PATH, shopUrl);

  async function readClaims(query: string, { state, nonce, codeVerifier }: SignOnSecrets) {
    const config = await discover();
    const url = new URL(callbackUrl);
    url.search = query;
    const tokens = await authorizationCodeGrant(config, url, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    });
    const idToken = tokens.claims();
    if (!idToken) throw new ProviderError('refused', 'There is no ID token');
    const userInfo = config.serverMetadata().userinfo_endpoint
      ? await fetchUserInfo(config, tokens.access_token, idToken.sub)
      : {};
    return toPerson({ ...userInfo, ...idToken }, roleClaim);
  }

  return {
    async begin() {
      const config = await discover();
      const secrets = {
        state: randomState(),
        nonce: randomNonce(),
        codeVerifier: randomPKCECodeVerifier(),
      };
      const url = buildAuthorizationUrl(config, {
        redirect_uri: callbackUrl.href,
        scope: SCOPE,
        code_challenge: await calculatePKCECodeChallenge(secrets.codeVerifier),
        code_challenge_method: 'S256',
        state: secrets.state,
        nonce: secrets.nonce,
      });
      return { url: url.href, secrets };
    },

    async finish(query, secrets) {
      try {
        return await readClaims(query, secrets);
      } catch (cause) {
        if (cause instanceof ProviderError) throw cause;
        throw new ProviderError('refused', 'Single sign-on was refused', undefined, cause);
      }
    },

    async createLogOutUrl() {
      const config = await discover();
      if (!config.serverMetadata().end_session_endpoint) return null;
      const home = new URL('/admin', shopUrl).href;
      return buildEndSessionUrl(config, { post_logout_redirect_uri: home }).href;
    },
  };
}
