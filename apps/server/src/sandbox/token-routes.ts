import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { html } from '../docs/html.ts';
import { encryptPortalUrl } from '../resources/messaging/portal.ts';
import { signToken } from '../sessions/hand-over-token.ts';
import type { Settings } from '../settings.ts';
import { renderSandboxPage } from './page.ts';
import { sendPage } from './send-page.ts';

const TOKEN_SECONDS = 600;

interface Deps {
  db: Kysely<Database>;
  settings: Pick<Settings, 'providers'>;
  now: () => number;
}

/** Shows tokens and portal URLs as the app and the portal would hand them over. */
export function registerTokens(app: FastifyInstance, { db, settings, now }: Deps): void {
  app.get('/sandbox/tokens', async (request, reply) => {
    const first = await db.selectFrom('shoppers').select('id').orderBy('id').executeTakeFirst();
    const expiresAt = Math.floor(now() / 1000) + TOKEN_SECONDS;
    const [key] = settings.providers.tokenKeys;
    const tokens = {
      guest: signToken({ client: 'guest-client', expiresAt }, key),
      ...(first ? { app: signToken({ client: 'app', subject: first.id, expiresAt }, key) } : {}),
    };
    const portal = encryptPortalUrl('/content/spring', settings.providers.portalKeys[0]);
    if (request.headers.accept?.includes('application/json'))
      return reply.header('cache-control', 'no-store').send({ tokens, portal });
    const items = Object.entries(tokens).map(
      ([name, token]) => html`<li><h2>${name}</h2><pre>${token}</pre>
<a href="/content/spring?token=${token}">Open the campaign with it</a></li>`,
    );
    const body = html`<p class="note">Good for ten minutes, and for one session each.</p>
<ul>${items}<li><h2>portal</h2><pre>${portal}</pre></li></ul>`;
    return sendPage(reply, renderSandboxPage('Tokens', body));
  });
}
