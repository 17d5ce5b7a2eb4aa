import type { MasterDataKind } from '@vitrine/contract/admin';
import { attributeStore } from './kinds/attributes.ts';
import { brandStore } from './kinds/brands.ts';
import { categoryStore } from './kinds/categories.ts';
import { colourStore } from './kinds/colours.ts';
import { merchantStore } from './kinds/merchants.ts';
import type { MasterDataStore } from './store.ts';

/** How each kind of master data is stored. */
export const masterDataStores: Readonly<Record<MasterDataKind, MasterDataStore>> = {
  brands: brandStore,
  categories: categoryStore,
  colours: colourStore,
  attributes: attributeStore,
  merchants: merchantStore,
};
