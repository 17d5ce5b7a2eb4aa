import type { FoundItem, FoundKind } from '@vitrine/contract/admin';

/** Which screen shows what was found. */
const PATHS: Readonly<Record<FoundKind, (item: FoundItem) => string>> = {
  'merchant-order': ({ id }) => `/orders/${id}`,
  product: ({ id }) => `/products/${id}`,
  variant: ({ productId }) => `/products/${productId}`,
  shopper: ({ id }) => `/shoppers/${id}`,
  page: ({ id }) => `/pages/${id.split('/').at(-1)}`,
  promotion: ({ id }) => `/marketing/promotion/${encodeURIComponent(id)}`,
  operator: () => '/staff',
  merchant: () => '/merchants',
};

export const getFoundHref = (kind: FoundKind, item: FoundItem): string => PATHS[kind](item);
