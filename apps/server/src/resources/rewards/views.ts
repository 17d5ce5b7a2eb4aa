import type { Reward } from '@vitrine/contract';
import type { Language, Localised } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { findCodes, findRewards, type RewardRow, type Wanted } from './queries.ts';

interface Named {
  kind: Reward['kind'];
  name: Localised;
  description: Localised;
}

/** A reward in words, before anybody has it. */
export const previewOf = ({ kind, name, description }: Named, language: Language) => ({
  kind,
  name: name[language],
  description: description[language],
});

const rewardView = (row: RewardRow, promoCodes: string[], language: Language): Reward => ({
  id: row.id,
  ...previewOf(row, language),
  source: row.source,
  status: row.status,
  receivedAt: row.received_at.toISOString(),
  promoCodes,
});

/** A shopper's rewards as calls answer them, newest first. */
export async function rewardsOf(
  db: Kysely<Database>,
  wanted: Wanted,
  language: Language,
): Promise<Reward[]> {
  if (wanted.ids?.length === 0 || wanted.sourceKeys?.length === 0) return [];
  const rows = await findRewards(db, wanted);
  const codes = await findCodes(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) =>
    rewardView(
      row,
      codes.filter(({ reward_id: id }) => id === row.id).map(({ code }) => code),
      language,
    ),
  );
}
