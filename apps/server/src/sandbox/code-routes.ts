import { formatPrice, parseLanguage } from '@vitrine/kit';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { html } from '../docs/html.ts';
import { CASHIER_MESSAGES } from './cashier-messages.ts';
import { renderSandboxPage } from './page.ts';
import { sendPage } from './send-page.ts';

const MAX_CODES = 20;

const findUnpaidCodes = (db: Kysely<Database>) =>
  db
    .selectFrom('sandbox_payments')
    .select(['payment_id', 'amount', 'currency', 'description'])
    .where('channel', '=', 'wechat-native')
    .where('state', '=', 'NOTPAY')
    .orderBy('created_at', 'desc')
    .limit(MAX_CODES)
    .execute();

/** Lists the codes that wait to be scanned, for a shopper without a second device. */
export function registerCodes(app: FastifyInstance, { db }: { db: Kysely<Database> }): void {
  app.get('/sandbox/codes', async (request, reply) => {
    const language = parseLanguage(request.headers['accept-language']);
    const t = CASHIER_MESSAGES[language];
    const rows = (await findUnpaidCodes(db)).map(
      ({ payment_id, amount, currency, description }) => html`<li>
<a href="/sandbox/cashier/${payment_id}">${formatPrice(Number(amount), currency)}</a>
<p class="note">${description}</p></li>`,
    );
    const list = rows.length > 0 ? html`<ul>${rows}</ul>` : html`<p>${t.noCodes}</p>`;
    const body = html`<p class="note">${t.codesHint}</p>${list}`;
    return sendPage(reply, renderSandboxPage(t.codes, body, language));
  });
}
