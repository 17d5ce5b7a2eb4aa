import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { html } from '../docs/html.ts';
import { sandboxPage } from './page.ts';
import { sendSandboxPage } from './send.ts';

const PEOPLE = ['anna', 'lin', 'wen'] as const;
const HERE = 'http://here.invalid';
const query = z.object({
  redirect_uri: z.string().max(2_000).default('/').catch('/'),
  state: z.string().max(200).default('').catch(''),
});

/** Back to the page that asked, in this shop whatever host its address names. */
function backTo(address: string, code: string, state: string): string {
  const at = new URL(URL.canParse(address, HERE) ? address : '/', HERE);
  at.searchParams.set('code', code);
  at.searchParams.set('state', state);
  return `/${at.pathname.replace(/^\/+/, '')}${at.search}`;
}

/** The messaging app asking whether the shop may know who somebody is. */
export function messagingRoutes(app: FastifyInstance): void {
  app.get('/sandbox/messaging', (request, reply) => {
    const { redirect_uri, state } = query.parse(request.query);
    const people = PEOPLE.map(
      (name) => html`<li><a href="${backTo(redirect_uri, `demo-${name}`, state)}">${name}</a></li>`,
    );
    const body = html`<p>The shop asks who you are. Go back as</p><ul>${people}
<li><a href="${backTo(redirect_uri, 'refused', state)}">nobody: the app refuses</a></li></ul>`;
    return sendSandboxPage(reply, sandboxPage('Messaging app', body));
  });
}
