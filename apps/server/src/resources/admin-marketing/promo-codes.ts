import type { RequestParts } from '@vitrine/contract';
import type { promotionTools } from '@vitrine/contract/admin';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { notFound } from '../../http/api-problem.ts';
import { parseCursor, toPage } from '../../http/cursor.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import { generateCode } from '../promotions/issue-coupon.ts';
import { marketingProblem } from './problems.ts';

type Tools = typeof promotionTools;
type Generation = RequestParts<Tools['generatePromoCodes']>['body'];
type ExportQuery = RequestParts<Tools['exportPromoCodes']>['query'];

/** Sixteen letters and digits of 31: too many to be found by trying. */
const CODE_GROUPS = 4;

async function requireTemplate(
  trx: Transaction<Database>,
  id: string,
  { language }: OperatorContext,
): Promise<void> {
  const row = await trx
    .selectFrom('promo_codes')
    .select('is_template')
    .where('code', '=', id)
    .where('template_code', 'is', null)
    .where('archived_at', 'is', null)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
  if (!row.is_template) throw marketingProblem('not-a-template', language);
}

/** Inserts codes with the terms of a template. A code that exists already is left out. */
async function insertCodes(
  trx: Transaction<Database>,
  template: string,
  { count, usesPerCode }: Generation,
): Promise<number> {
  const codes = Array.from({ length: count }, () => generateCode(CODE_GROUPS));
  const { numAffectedRows = 0n } = await sql`
    insert into promo_codes (code, template_code, promotion_id, name, currency, offers, scope,
      valid_from, valid_to, per_shopper, quantity, paused_at)
    select generated.code, template.code, promotion_id, name, currency, offers, scope,
      valid_from, valid_to, per_shopper, ${usesPerCode}, paused_at
    from promo_codes template, unnest(${codes}::text[]) as generated (code)
    where template.code = ${template}
    on conflict do nothing`.execute(trx);
  return Number(numAffectedRows);
}

/** Generates codes of a template, once for each idempotency key. */
export function generatePromoCodes(
  { db, now }: { db: Kysely<Database>; now: () => number },
  context: OperatorContext,
  template: string,
  body: Generation,
): Promise<{ generated: number }> {
  return db.transaction().execute((trx) =>
    context.runOnce(trx, now(), { template, body }, async () => {
      await requireTemplate(trx, template, context);
      const generated = await insertCodes(trx, template, body);
      await context.recordAudit(trx, {
        target: { type: 'promo-code', id: template },
        after: { ...body, generated },
      });
      return { generated };
    }),
  );
}

const findGeneratedCodes = (
  db: Kysely<Database>,
  template: string,
  size: number,
  after: string | undefined,
) =>
  db
    .selectFrom('promo_codes as code')
    .select(['code.code', 'code.quantity'])
    .select((eb) =>
      eb
        .selectFrom('promo_redemptions')
        .select((count) => count.fn.countAll<string>().as('uses'))
        .whereRef('promo_redemptions.code', '=', 'code.code')
        .as('uses'),
    )
    .where('code.template_code', '=', template)
    .$if(after !== undefined, (query) => query.where('code.code', '>', after ?? ''))
    .orderBy('code.code')
    .limit(size + 1)
    .execute();

/** A page of the codes of a template. Codes are worth money, so that reading them is recorded. */
export function exportPromoCodes(
  db: Kysely<Database>,
  context: OperatorContext,
  template: string,
  { cursor, size }: ExportQuery,
) {
  return db.transaction().execute(async (trx) => {
    await requireTemplate(trx, template, context);
    const [after] = parseCursor(cursor, ['text']) ?? [];
    const rows = await findGeneratedCodes(trx, template, size, after);
    await context.recordAudit(trx, {
      target: { type: 'promo-code', id: template },
      after: { codes: Math.min(rows.length, size) },
    });
    return toPage(
      rows,
      size,
      ({ code, quantity, uses }) => ({
        code,
        uses: Number(uses),
        isUsedUp: quantity !== null && Number(uses) >= Number(quantity),
      }),
      ({ code }) => [code],
    );
  });
}
