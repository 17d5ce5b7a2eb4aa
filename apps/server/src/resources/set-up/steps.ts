import { isDeepStrictEqual } from 'node:util';
import { SET_UP_STEPS, type SetUpState, type SetUpStep } from '@vitrine/contract/admin';
import { type Kysely, sql } from 'kysely';
import { readBrand } from '../../brand/read-brand.ts';
import type { Database } from '../../database/schema.ts';
import { listCodeTargets } from '../../providers/messages/code-targets.ts';
import { listOfferedPayments } from '../../providers/payments/open-payments.ts';
import { BRAND_DIR, type Settings } from '../../settings.ts';
import { findHomeCodes } from '../home/find-home-codes.ts';

export type SetUpSettings = Pick<Settings, 'brand' | 'providers'>;

/** The pages that shoppers agree to when they log in and pay. */
const LEGAL_PAGES = ['terms', 'privacy'];

let standardBrand: Settings['brand'] | undefined;

/** Whether the shop has another brand than the one that comes with the product, which is read once. */
function hasOwnBrand(brand: Settings['brand']): boolean {
  standardBrand ??= readBrand(BRAND_DIR);
  return !isDeepStrictEqual(brand, standardBrand);
}

/** What the settings tell. Payments and messages of a sandbox do not count. */
function findSettingSteps({ brand, providers }: SetUpSettings): SetUpStep[] {
  const real = { ...providers, sandbox: false, testPayments: false };
  const { channels } = listOfferedPayments(real);
  return [
    ...(hasOwnBrand(brand) ? ['brand' as const] : []),
    ...(channels.length > 0 ? ['payment' as const] : []),
    ...(listCodeTargets(real).length > 0 ? ['messages' as const] : []),
  ];
}

/** What the data tells: one query, each part of which ends at its first row. */
async function findDataSteps(db: Kysely<Database>, now: number): Promise<SetUpStep[]> {
  const at = new Date(now);
  const pages = (codes: readonly string[]) => sql`
    select from content_revisions
    where environment = 'production' and code = any(${sql.val([...codes])}::text[])
      and published_at <= ${at} and withdrawn_at is null`;
  const homes = await findHomeCodes(db);
  const [legalOne = '', legalOther = ''] = LEGAL_PAGES;
  const { rows } = await sql<
    Record<'merchant' | 'products' | 'payment' | 'home' | 'legal' | 'staff' | 'testOrder', boolean>
  >`
    select
      exists (select from merchants where archived_at is null and shipping <> '[]') as merchant,
      exists (select from products where is_online) as products,
      exists (select from transfer_settings where is_on) as payment,
      exists (${pages(homes)}) as home,
      exists (${pages([legalOne])}) and exists (${pages([legalOther])}) as legal,
      (select count(*) > 1 from (select from operators where status = 'active' limit 2) as active)
        or exists (select from operator_invitations where expires_at > ${at}) as staff,
      exists (select from orders) as "testOrder"`.execute(db);
  const [found] = rows;
  return SET_UP_STEPS.filter((step) => found && step in found && found[step as keyof typeof found]);
}

/** Finds the state of each step of the guide, in the order of the guide. */
export async function findSetUpSteps(
  db: Kysely<Database>,
  settings: SetUpSettings,
  now: number,
): Promise<{ step: SetUpStep; state: SetUpState }[]> {
  const [data, skips] = await Promise.all([
    findDataSteps(db, now),
    db.selectFrom('set_up_steps').select('step').execute(),
  ]);
  const done = new Set([...findSettingSteps(settings), ...data]);
  const skipped = new Set(skips.map(({ step }) => step));
  const getState = (step: SetUpStep): SetUpState => {
    if (done.has(step)) return 'done';
    return skipped.has(step) ? 'skipped' : 'open';
  };
  return SET_UP_STEPS.map((step) => ({ step, state: getState(step) }));
}
