import { bannerFields } from '@vitrine/contract/admin';
import type { z } from 'zod';
import { defineItem } from '../managed-items/definition.ts';

/** The place of the window that opens over a page; only one can. */
const POPUP = 'popup';

type Banner = z.output<typeof bannerFields>;

const meetSameShopper = (one: Banner, other: Banner) =>
  one.position === other.position &&
  (one.gender === null || other.gender === null || one.gender === other.gender);

export const bannerDefinition = defineItem({
  type: 'banner',
  shape: bannerFields,
  table: 'banners',
  publishPermission: 'content:publish',
  period: { from: 'startsAt', to: 'endsAt' },
  collides: (one, other) => one.position === POPUP && meetSameShopper(one, other),
  sharesPlace: (one, other) => one.position !== POPUP && meetSameShopper(one, other),
});
