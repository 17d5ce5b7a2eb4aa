import type { Benefit, Partner } from './schema.ts';

/** More benefits than these do not fit beside each other. */
export const MOST_BENEFITS = 4;

/** The first benefits that say something. */
export const shownBenefits = ({ benefits }: Pick<Partner, 'benefits'>): Benefit[] =>
  benefits.filter(({ description }) => description).slice(0, MOST_BENEFITS);
