import { randomInt } from 'node:crypto';
import {
  DEFAULT_LANGUAGE,
  formatMessage,
  formatPrice,
  type Language,
  parseLanguage,
} from '@vitrine/kit';
import type { FastifyInstance } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/schema.ts';
import { type Html, html } from '../docs/html.ts';
import { ApiProblem } from '../http/api-problem.ts';
import { sandboxTransaction } from '../providers/payments/sandbox.ts';
import { CASHIER_MESSAGES } from './cashier-messages.ts';
import { renderSandboxPage } from './page.ts';
import { sendPage } from './send-page.ts';

const MAX_FORM_BYTES = 1_024;
/** When the notification is sent, and when it is repeated. */
const NOTIFY_AFTER_MS = 1_000;
const REPEAT_AFTER_MS = 5_000;
const LATE_AFTER_MS = 30_000;

const form = z.object({
  outcome: z.enum(['pay', 'fail', 'cancel']),
  notice: z.enum(['soon', 'late', 'never']).default('soon'),
});
type Choice = z.output<typeof form>;

const params = z.object({ id: z.uuid() });

const findPayment = (db: Kysely<Database>, id: string) =>
  db.selectFrom('sandbox_payments').selectAll().where('payment_id', '=', id).executeTakeFirst();

type Payment = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

const dueTimes = ({ notice }: Choice, now: number): number[] => {
  if (notice === 'never') return [];
  return notice === 'late' ? [now + LATE_AFTER_MS] : [now + NOTIFY_AFTER_MS, now + REPEAT_AFTER_MS];
};

const STATES = { pay: 'SUCCESS', fail: 'PAYERROR', cancel: 'CLOSED' } as const;

/** Stores the shopper's choice. A payment that is paid stays paid. */
async function storeChoice(trx: Transaction<Database>, id: string, choice: Choice, now: number) {
  const transactionId = `42000${now}${String(randomInt(1_000_000)).padStart(6, '0')}`;
  const row = await trx
    .updateTable('sandbox_payments')
    .set({
      state: STATES[choice.outcome],
      transaction_id: choice.outcome === 'pay' ? transactionId : null,
    })
    .where('payment_id', '=', id)
    .where('state', 'in', ['NOTPAY', 'PAYERROR'])
    .returningAll()
    .executeTakeFirst();
  if (!row) return;
  const resource = JSON.stringify(sandboxTransaction(row));
  const event_type = choice.outcome === 'pay' ? 'TRANSACTION.SUCCESS' : 'TRANSACTION.CLOSED';
  for (const due of dueTimes(choice, now))
    await trx
      .insertInto('sandbox_notifications')
      .values({ provider: row.provider, event_type, resource, due_at: new Date(due) })
      .execute();
}

/** The language of the page that the shopper came from, otherwise that of the browser. */
function chooseLanguage({ return_path }: Payment, accepted: string | undefined): Language {
  if (/^\/en(?:\/|$|\?)/.test(return_path)) return 'en-US';
  return return_path.startsWith('/?') ? parseLanguage(accepted) : DEFAULT_LANGUAGE;
}

/** A code is scanned with a phone, while the shop is open on a computer. */
const isScanned = ({ channel }: Payment): boolean => channel === 'wechat-native';

const cashierPath = ({ payment_id }: Payment) => `/sandbox/cashier/${payment_id}`;

const afterChoice = (payment: Payment) =>
  isScanned(payment) ? cashierPath(payment) : payment.return_path;

function renderEnd(payment: Payment, language: Language): Html {
  const t = CASHIER_MESSAGES[language];
  const way = isScanned(payment)
    ? html`<p>${t.onComputer}</p>`
    : html`<p><a href="${payment.return_path}">${t.back}</a></p>`;
  return html`<p>${t.over}</p>${way}`;
}

function cashierPage(payment: Payment, language: Language): string {
  const t = CASHIER_MESSAGES[language];
  const { instalments: n } = payment;
  const instalments = n ? html`<p>${formatMessage(t.instalments, { n })}</p>` : '';
  const isOpen = payment.state === 'NOTPAY' || payment.state === 'PAYERROR';
  const choices: Html = html`<form method="post">
<fieldset><legend>${t.notice}</legend>
<label><input type="radio" name="notice" value="soon" checked> ${t.soon}</label>
<label><input type="radio" name="notice" value="late"> ${t.late}</label>
<label><input type="radio" name="notice" value="never"> ${t.never}</label>
</fieldset>
<button name="outcome" value="pay">${t.pay}</button>
<button name="outcome" value="fail" class="quiet">${t.fail}</button>
<button name="outcome" value="cancel" class="quiet">${t.cancel}</button>
</form>`;
  const body = html`<p class="code">${formatPrice(Number(payment.amount), payment.currency)}</p>
<p>${payment.description}</p>${instalments}${isOpen ? choices : renderEnd(payment, language)}`;
  const isTest = payment.provider === 'test';
  return renderSandboxPage(isTest ? t.test : t.title, body, language, isTest ? '/' : undefined);
}

/** The simulated cashier page of the payment providers. */
export function registerCashier(
  app: FastifyInstance,
  { db, now }: { db: Kysely<Database>; now: () => number },
  isShown: (payment: Payment) => boolean = () => true,
): void {
  async function findPaymentOrFail(requestParams: unknown) {
    const { success, data } = params.safeParse(requestParams);
    const payment = success && (await findPayment(db, data.id));
    if (!payment || !isShown(payment)) throw new ApiProblem('not-found');
    return payment;
  }

  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
      (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.get('/sandbox/cashier/:id', async (request, reply) => {
      const payment = await findPaymentOrFail(request.params);
      const language = chooseLanguage(payment, request.headers['accept-language']);
      return sendPage(reply, cashierPage(payment, language));
    });
    scope.post('/sandbox/cashier/:id', async (request, reply) => {
      const payment = await findPaymentOrFail(request.params);
      const { success, data } = form.safeParse(request.body);
      if (!success) throw new ApiProblem('bad-input');
      await db.transaction().execute((trx) => storeChoice(trx, payment.payment_id, data, now()));
      return reply.header('cache-control', 'no-store').redirect(afterChoice(payment), 303);
    });
  });
}
