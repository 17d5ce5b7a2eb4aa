import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { html } from '../docs/html.ts';
import { isTestPayment } from '../providers/payments/payment-providers.ts';
import type { SandboxDeps } from '../providers/sandbox-deps.ts';
import type { ConversationDeps } from '../resources/conversations/deps.ts';
import type { Settings } from '../settings.ts';
import { registerAlerts } from './alert-routes.ts';
import { registerCashier } from './cashier-routes.ts';
import { registerCodes } from './code-routes.ts';
import { registerConversations } from './conversation-routes.ts';
import { registerMessages } from './message-routes.ts';
import { registerMessaging } from './messaging-routes.ts';
import { renderSandboxPage } from './page.ts';
import { sendPage } from './send-page.ts';
import { registerTokens } from './token-routes.ts';

const STYLES = [
  import.meta.resolve('@vitrine/ui/tokens.css'),
  new URL('sandbox.css', import.meta.url).href,
];

const readStyles = async () =>
  (await Promise.all(STYLES.map((url) => readFile(new URL(url), 'utf8')))).join('\n');

const CONTENTS = html`<ul>
<li><a href="/sandbox/messages">Messages</a><p class="note">Everything that a shopper would get by short message, in the messaging app and by e-mail. 138 0000 0001 cannot be reached, 138 0000 0002 is slow.</p></li>
<li><a href="/sandbox/alerts">Product alerts</a><p class="note">Refills the stock or cuts the price that a shopper waits for. The message follows within seconds.</p></li>
<li><a href="/sandbox/messaging">Messaging app</a><p class="note">Returns a code for a user. demo-busy, demo-unreachable and demo-slow simulate faults.</p></li>
<li><a href="/sandbox/conversations">Conversations</a><p class="note">Answers shoppers by hand. The stand-in assistant answers each message after four seconds.</p></li>
<li><a href="/sandbox/codes">Codes to scan</a><p class="note">The codes of WeChat Pay that are shown on a desktop.</p></li>
<li><a href="/sandbox/tokens">Tokens and portal addresses</a><p class="note">What the app and the portal hand over.</p></li>
<li>Personal ID check<p class="note">Accepts every number unless its digits 15 to 17 are 404 (unknown number), 409 (other name), 415 (unreadable photos) or 503 (outage).</p></li>
</ul>`;

const registerStyles = (app: FastifyInstance) =>
  app.get('/sandbox/style.css', async (_, reply) =>
    reply.type('text/css; charset=utf-8').send(await readStyles()),
  );

/** Registers the page at which testers pay without money, in a shop that has no other sandbox. */
export function registerTestCashier(app: FastifyInstance, deps: SandboxDeps): void {
  registerStyles(app);
  registerCashier(app, deps, isTestPayment);
}

/** Registers the pages of the simulated providers, for people and for tests. */
export function registerSandbox(
  app: FastifyInstance,
  deps: SandboxDeps & Pick<ConversationDeps, 'keyring'> & { settings: Settings },
): void {
  app.get('/sandbox', (_, reply) => sendPage(reply, renderSandboxPage('Providers', CONTENTS)));
  registerStyles(app);
  registerAlerts(app, deps);
  registerCashier(app, deps);
  registerCodes(app, deps);
  registerConversations(app, deps);
  registerMessages(app, deps);
  registerMessaging(app);
  registerTokens(app, deps);
}
