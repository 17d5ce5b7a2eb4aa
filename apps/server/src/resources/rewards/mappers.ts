import type { Reward } from '@vitrine/contract';
import type { Language, Localised } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { findCouponCodes, findRewards, type RewardFilter, type RewardRow } from './queries.ts';

interface RewardText {
  kind: Reward['kind'];
  name: Localised;
  description: Localised;
}

/** The texts of a reward. */
export const mapRewardPreview = ({ kind, name, description }: RewardText, language: Language) => ({
  kind,
  name: name[language],
  description: description[language],
});

const mapRewardToResponse = (row: RewardRow, promoCodes: string[], language: Language): Reward => ({
  id: row.id,
  ...mapRewardPreview(row, language),
  source: row.source,
  status: row.status,
  receivedAt: row.received_at.toISOString(),
  promoCodes,
});

/** Lists a shopper's rewards, newest first. */
export async function listRewards(
  db: Kysely<Database>,
  filter: RewardFilter,
  language: Language,
): Promise<Reward[]> {
  if (filter.ids?.length === 0 || filter.sourceKeys?.length === 0) return [];
  const rows = await findRewards(db, filter);
  const codes = await findCouponCodes(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) =>
    mapRewardToResponse(
      row,
      codes.filter(({ reward_id: id }) => id === row.id).map(({ code }) => code),
      language,
    ),
  );
}
