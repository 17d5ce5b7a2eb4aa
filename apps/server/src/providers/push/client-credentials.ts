import { z } from 'zod';
import { parseProviderValue } from '../read-provider.ts';
import { createTokenCache } from '../token-cache.ts';
import { askVendor, formBody } from './ask-vendor.ts';

interface Credentials {
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly now: () => number;
  readonly timeoutMs?: number;
}

const grant = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number() });

/** The access token that a vendor gives for the id and the secret of an app (OAuth 2.0). */
export const clientCredentialsToken = ({
  url,
  clientId,
  clientSecret,
  now,
  ...options
}: Credentials) =>
  createTokenCache(now, async () => {
    const { body } = await askVendor({
      url,
      ...formBody({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
      }),
      retries: 2,
      ...options,
    });
    const { access_token: value, expires_in: seconds } = parseProviderValue(grant, body);
    return { value, seconds };
  });
