import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { html } from '../docs/html.ts';
import { renderSandboxPage } from './page.ts';
import { sendPage } from './send-page.ts';

const USERS = ['anna', 'lin', 'wen'] as const;
const BASE_URL = 'http://shop.invalid';
const query = z.object({
  redirect_uri: z.string().max(2_000).default('/').catch('/'),
  state: z.string().max(200).default('').catch(''),
});

/** The return URL with the code, always on this shop whatever host the redirect URI has. */
function createReturnUrl(redirectUri: string, code: string, state: string): string {
  const url = new URL(URL.canParse(redirectUri, BASE_URL) ? redirectUri : '/', BASE_URL);
  url.searchParams.set('code', code);
  url.searchParams.set('state', state);
  return `/${url.pathname.replace(/^\/+/, '')}${url.search}`;
}

/** The simulated consent page of the messaging app. */
export function registerMessaging(app: FastifyInstance): void {
  app.get('/sandbox/messaging', (request, reply) => {
    const { redirect_uri, state } = query.parse(request.query);
    const links = USERS.map(
      (name) =>
        html`<li><a href="${createReturnUrl(redirect_uri, `demo-${name}`, state)}">${name}</a></li>`,
    );
    const body = html`<p>The shop requests your identity. Log in as</p><ul>${links}
<li><a href="${createReturnUrl(redirect_uri, 'refused', state)}">nobody: the user declines</a></li></ul>`;
    return sendPage(reply, renderSandboxPage('Messaging app', body));
  });
}
