import {
  benefitFields,
  isPausableType,
  itemReferences,
  questionnaireFields,
  tierFields,
} from '@vitrine/contract/admin';
import { sql } from 'kysely';
import { defineItem } from '../../managed-items/definition.ts';
import { findTiers } from '../../memberships/queries.ts';
import { marketingProblem } from '../problems.ts';
import { loadTierBenefits, saveTierBenefits } from '../tier-benefits.ts';

const questionnaire = defineItem({
  type: 'questionnaire',
  shape: questionnaireFields,
  table: 'questionnaires',
  period: { from: 'startsAt', to: 'endsAt' },
  check: ({ questions }) => [
    ...(questions.length === 0 ? [{ code: 'list-empty' as const, field: 'questions' }] : []),
    ...questions.flatMap(({ kind, options }, index) =>
      (kind === 'single' || kind === 'multiple') && options.length === 0
        ? [{ code: 'list-empty' as const, field: `questions.${index}.options` }]
        : [],
    ),
  ],
  counts: {
    respondents: (id) =>
      sql`select count(*) from questionnaire_answers where questionnaire_id = ${id}`,
  },
});

const tier = defineItem({
  type: 'tier',
  shape: tierFields,
  table: 'membership_tiers',
  key: 'code',
  isPausable: isPausableType('tier'),
  references: itemReferences,
  children: {
    fields: ['benefits'],
    rows: { table: 'tier_benefits', owner: 'tier_code' },
    load: loadTierBenefits,
    save: saveTierBenefits,
  },
  async requireRemovable(trx, { fromAmount }, language) {
    if (fromAmount > 0) return;
    const { length } = await findTiers(trx);
    if (length > 1) throw marketingProblem('lowest-tier', language);
  },
  async afterArchive(trx, id, now) {
    await sql`select update_tiers(coalesce(array_agg(id), '{}'), ${new Date(now)}) from shoppers
      where tier = ${id}`.execute(trx);
  },
  counts: { shoppers: (id) => sql`select count(*) from shoppers where tier = ${id}` },
});

const benefit = defineItem({
  type: 'benefit',
  shape: benefitFields,
  table: 'benefits',
  key: 'code',
  isPausable: isPausableType('benefit'),
  counts: {
    tiers: (id) => sql`select count(*) from tier_benefits where benefit_code = ${id}`,
    personal: (id) => sql`select count(*) from shopper_benefits where code = ${id}`,
  },
  isKept: (id) => sql`exists (select from access_windows where benefit_code = ${id})`,
});

export const otherDefinitions = { questionnaire, tier, benefit };
