import type { Partner, PartnerBenefit } from './schema.ts';

/** At most this many benefits fit in a row. */
export const MAX_BENEFITS = 4;

/** The first benefits that have a description. */
export const selectBenefits = ({ benefits }: Pick<Partner, 'benefits'>): PartnerBenefit[] =>
  benefits.filter(({ description }) => description).slice(0, MAX_BENEFITS);
