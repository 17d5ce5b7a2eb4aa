import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { listCodeTargets } from '../providers/messages/code-targets.ts';
import { listOfferedPayments } from '../providers/payments/open-payments.ts';
import type { Settings } from '../settings.ts';
import { check, type Finding, ok, warn } from './finding.ts';

type Facts = Record<
  'transfers' | 'paid' | 'shipped' | 'returned' | 'refunded' | 'reconciled' | 'messaged',
  boolean
>;

/** What the shop has gone through already, whether in a test or with a real order. */
async function readFacts(db: Kysely<Database>): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select
      exists (select from transfer_settings where is_on) as transfers,
      exists (select from orders) as paid,
      exists (select from shipments) as shipped,
      exists (select from order_returns) as returned,
      exists (select from refunds where status = 'done') as refunded,
      exists (select from provider_bills where compared_at is not null) as reconciled,
      exists (select from shopper_messages where status = 'sent') as messaged`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('The database returned no facts');
  return facts;
}

const STEPS = {
  paid: ['an order was paid', 'Order something: with a test payment, a sandbox or one fen.'],
  shipped: ['an order was shipped', 'Ship that order in the back office.'],
  returned: ['a return was asked for', 'Return one of its products on the order page.'],
  refunded: ['a refund has arrived', 'Receive the return and refund it in the back office.'],
  messaged: ['a message was sent', 'Look at /admin/messages: a paid order sends one.'],
} as const;

/** The steps of a rehearsal, as the data of the shop tell them. */
export function judgePractice(facts: Facts, { providers }: Pick<Settings, 'providers'>): Finding[] {
  const real = { ...providers, sandbox: false, testPayments: false };
  const { channels } = listOfferedPayments(real);
  const takesMoney = channels.length > 0 || facts.transfers;
  const sendsBills = Boolean(providers.wechatPay ?? providers.alipay);
  const practice = (isDone: boolean, text: string, advice: string) =>
    isDone ? ok('Practice', text) : warn('Practice', `not yet: ${text}`, advice);
  const steps = Object.entries(STEPS) as [keyof typeof STEPS, readonly [string, string]][];
  return [
    practice(
      takesMoney,
      'the shop takes money',
      'Set the keys of a payment provider, or switch on bank transfers at /admin/money/transfers.',
    ),
    practice(
      listCodeTargets(real).length > 0,
      'shoppers can log in by a code',
      'Set SMS_*, or SMTP_URL and MAIL_FROM.',
    ),
    ...steps.map(([step, [text, advice]]) => practice(facts[step], text, advice)),
    sendsBills
      ? practice(
          facts.reconciled,
          'a bill of a provider was compared',
          'Look at /admin/money/reconciliation on the day after a payment.',
        )
      : ok('Practice', 'skipped: no payment provider of the shop sends bills'),
  ];
}

/** Says what a shop has still to try out before its first shopper does. */
export async function checkPractice(
  db: Kysely<Database>,
  settings: Pick<Settings, 'providers'>,
): Promise<Finding[]> {
  let findings: Finding[] = [];
  const failure = await check('Practice', 'Migrate the database first.', async () => {
    findings = judgePractice(await readFacts(db), settings);
    return ok('Practice', 'read');
  });
  return failure.state === 'ok' ? findings : [failure];
}
