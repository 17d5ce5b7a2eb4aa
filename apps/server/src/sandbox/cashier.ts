import { randomInt } from 'node:crypto';
import { DEFAULT_LANGUAGE, formatPrice, type Language, parseLanguage } from '@vitrine/kit';
import type { FastifyInstance } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/schema.ts';
import { type Html, html } from '../docs/html.ts';
import { ApiError } from '../http/api-error.ts';
import { sandboxTransaction } from '../providers/payments/sandbox.ts';
import { CASHIER_WORDS } from './cashier-words.ts';
import { sandboxPage } from './page.ts';
import { sendSandboxPage } from './send.ts';

const MAX_FORM_BYTES = 1_024;
/** How long the provider takes to tell the shop, and when it tells again what was understood already. */
const NOTICE_MS = 1_000;
const AGAIN_MS = 5_000;
const LATE_MS = 30_000;

const form = z.object({
  outcome: z.enum(['pay', 'fail', 'cancel']),
  notice: z.enum(['soon', 'late', 'never']).default('soon'),
});
type Chosen = z.output<typeof form>;

const params = z.object({ id: z.uuid() });

const find = (db: Kysely<Database>, id: string) =>
  db.selectFrom('sandbox_payments').selectAll().where('payment_id', '=', id).executeTakeFirst();

type Bill = NonNullable<Awaited<ReturnType<typeof find>>>;

const dueTimes = ({ notice }: Chosen, now: number): number[] => {
  if (notice === 'never') return [];
  return notice === 'late' ? [now + LATE_MS] : [now + NOTICE_MS, now + AGAIN_MS];
};

const STATES = { pay: 'SUCCESS', fail: 'PAYERROR', cancel: 'CLOSED' } as const;

/** Books what the shopper chose. A bill that was paid stays paid. */
async function book(trx: Transaction<Database>, id: string, chosen: Chosen, now: number) {
  const transactionId = `42000${now}${String(randomInt(1_000_000)).padStart(6, '0')}`;
  const row = await trx
    .updateTable('sandbox_payments')
    .set({
      state: STATES[chosen.outcome],
      transaction_id: chosen.outcome === 'pay' ? transactionId : null,
    })
    .where('payment_id', '=', id)
    .where('state', 'in', ['NOTPAY', 'PAYERROR'])
    .returningAll()
    .executeTakeFirst();
  if (!row) return;
  const resource = JSON.stringify(sandboxTransaction(row));
  const event_type = chosen.outcome === 'pay' ? 'TRANSACTION.SUCCESS' : 'TRANSACTION.CLOSED';
  for (const due of dueTimes(chosen, now))
    await trx
      .insertInto('sandbox_notifications')
      .values({ house: row.house, event_type, resource, due_at: new Date(due) })
      .execute();
}

/** The language of the page that sent the shopper here; a path that names none is the browser's. */
function languageOf({ return_path }: Bill, accepted: string | undefined): Language {
  if (/^\/en(?:\/|$|\?)/.test(return_path)) return 'en-US';
  return return_path === '/' ? parseLanguage(accepted) : DEFAULT_LANGUAGE;
}

function cashierPage(bill: Bill, language: Language): string {
  const words = CASHIER_WORDS[language];
  const isOpen = bill.state === 'NOTPAY' || bill.state === 'PAYERROR';
  const choices: Html = html`<form method="post">
<fieldset><legend>${words.notice}</legend>
<label><input type="radio" name="notice" value="soon" checked> ${words.soon}</label>
<label><input type="radio" name="notice" value="late"> ${words.late}</label>
<label><input type="radio" name="notice" value="never"> ${words.never}</label>
</fieldset>
<button name="outcome" value="pay">${words.pay}</button>
<button name="outcome" value="fail" class="quiet">${words.fail}</button>
<button name="outcome" value="cancel" class="quiet">${words.cancel}</button>
</form>`;
  const back = html`<p>${words.over}</p><p><a href="${backTo(bill)}">${words.back}</a></p>`;
  const body = html`<p class="code">${formatPrice(Number(bill.amount), bill.currency)}</p>
<p>${bill.description}</p>${isOpen ? choices : back}`;
  return sandboxPage(words.title, body, language);
}

/** The page of the shop that sent the shopper here, told which payment it was where it asks for it. */
function backTo({ return_path, payment_id }: Bill): string {
  const named = return_path.replace('{paymentId}', payment_id);
  const at = new URL(named, 'http://here.invalid');
  if (named === return_path) at.searchParams.set('paymentId', payment_id);
  return at.pathname.replace(/^\/+/, '/') + at.search;
}

/** The provider's cashier: what a shopper sees of paying, and what they may do there. */
export function cashierRoutes(
  app: FastifyInstance,
  { db, now }: { db: Kysely<Database>; now: () => number },
): void {
  async function billOf(given: unknown) {
    const { success, data } = params.safeParse(given);
    const bill = success && (await find(db, data.id));
    if (!bill) throw new ApiError('not-found');
    return bill;
  }

  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
      (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.get('/sandbox/cashier/:id', async (request, reply) => {
      const bill = await billOf(request.params);
      const language = languageOf(bill, request.headers['accept-language']);
      return sendSandboxPage(reply, cashierPage(bill, language));
    });
    scope.post('/sandbox/cashier/:id', async (request, reply) => {
      const bill = await billOf(request.params);
      const { success, data } = form.safeParse(request.body);
      if (!success) throw new ApiError('bad-input');
      await db.transaction().execute((trx) => book(trx, bill.payment_id, data, now()));
      return reply.header('cache-control', 'no-store').redirect(backTo(bill), 303);
    });
  });
}
