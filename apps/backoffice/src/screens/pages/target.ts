import type { DraftSummary } from '@vitrine/contract/admin';

/** Whom a variant of a page is for; null means everybody. */
export type PageTarget = Pick<
  DraftSummary,
  'country' | 'gender' | 'benefit' | 'platform' | 'visitor' | 'arm'
>;

export const EVERYBODY: PageTarget = {
  country: null,
  gender: null,
  benefit: null,
  platform: null,
  visitor: null,
  arm: null,
};

const FIELDS = Object.keys(EVERYBODY) as (keyof PageTarget)[];

export const pickTarget = (from: PageTarget): PageTarget =>
  Object.fromEntries(FIELDS.map((field) => [field, from[field]])) as unknown as PageTarget;

export const haveSameTarget = (one: PageTarget, other: PageTarget): boolean =>
  FIELDS.every((field) => one[field] === other[field]);

/** A shopper whom a variant is for, as previews name one. */
export const toPreviewShopper = ({
  country,
  gender,
  benefit,
  platform,
  visitor,
  arm,
}: PageTarget) => ({
  gender,
  benefits: benefit === null ? [] : [benefit],
  country: country ?? 'CN',
  platform: platform ?? ('web' as const),
  visitor: visitor ?? ('new' as const),
  arm,
});
