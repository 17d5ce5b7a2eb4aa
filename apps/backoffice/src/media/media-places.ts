import type { MediaUse } from '@vitrine/contract/admin';

/** The screen where a place that uses a file is edited. */
const HREFS: Readonly<Partial<Record<MediaUse['type'], (id: string) => string>>> = {
  product: (id) => `/products/${id}`,
  page: (id) => `/pages/${encodeURIComponent(id)}`,
  block: (id) => `/blocks/${encodeURIComponent(id)}`,
  draft: (id) => `/pages/${id}/edit`,
  'draft-save': (id) => `/pages/${id}/edit`,
  'shop-text': () => '/menus',
  configuration: () => '/configuration',
  category: () => '/categories',
  banner: (id) => `/marketing/banner/${id}`,
  campaign: (id) => `/marketing/campaign/${id}`,
  'reward-definition': (id) => `/marketing/reward-definition/${id}`,
  questionnaire: (id) => `/marketing/questionnaire/${id}`,
};

/** Undefined where no screen edits the place. */
export const placeHref = ({ type, id }: MediaUse): string | undefined => HREFS[type]?.(id);
