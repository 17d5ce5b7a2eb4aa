import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { ResourceDeps } from '../app/handlers.ts';
import { html } from '../docs/html.ts';
import { cashierRoutes } from './cashier.ts';
import { messageRoutes } from './messages.ts';
import { messagingRoutes } from './messaging.ts';
import { sandboxPage } from './page.ts';
import { sendSandboxPage } from './send.ts';
import { tokenRoutes } from './tokens.ts';

const STYLES = [
  import.meta.resolve('@vitrine/ui/tokens.css'),
  new URL('sandbox.css', import.meta.url).href,
];

const readStyles = async () =>
  (await Promise.all(STYLES.map((url) => readFile(new URL(url), 'utf8')))).join('\n');

const CONTENTS = html`<ul>
<li><a href="/sandbox/messages">Messages</a><p class="note">Security codes that a mobile would get. 138 0000 0001 cannot be reached, 138 0000 0002 is slow.</p></li>
<li><a href="/sandbox/messaging">Messaging app</a><p class="note">Says who somebody is, and sends them back with a code. demo-busy, demo-unreachable and demo-slow are days when it does not work.</p></li>
<li><a href="/sandbox/tokens">Tokens and portal addresses</a><p class="note">What the app and the portal hand over.</p></li>
<li>Identity check<p class="note">Believes everybody, but for numbers whose digits 15 to 17 are 404 (nobody has it), 409 (somebody else's), 415 (photos cannot be read) or 503 (nobody answers).</p></li>
</ul>`;

/** What stands in for the partners, to be read and used by people and by tests. */
export function sandboxRoutes(app: FastifyInstance, deps: ResourceDeps): void {
  app.get('/sandbox', (_, reply) => sendSandboxPage(reply, sandboxPage('Partners', CONTENTS)));
  app.get('/sandbox/style.css', async (_, reply) =>
    reply.type('text/css; charset=utf-8').send(await readStyles()),
  );
  cashierRoutes(app, deps);
  messageRoutes(app, deps);
  messagingRoutes(app);
  tokenRoutes(app, deps);
}
