import { bannerFields } from '@vitrine/contract/admin';
import { defineItem } from '../managed-items/definition.ts';

/** The place of the window that opens over a page; only one can. */
const POPUP = 'popup';

export const bannerDefinition = defineItem({
  type: 'banner',
  shape: bannerFields,
  table: 'banners',
  period: { from: 'startsAt', to: 'endsAt' },
  collides: (one, other) =>
    one.position === POPUP &&
    other.position === POPUP &&
    (one.gender === null || other.gender === null || one.gender === other.gender),
});
