import type { MasterDataKind } from '@vitrine/contract/admin';
import { attribute } from '../admin-catalogue/attributes.ts';
import { colour } from '../admin-catalogue/colours.ts';
import { brandStore } from './kinds/brands.ts';
import { categoryStore } from './kinds/categories.ts';
import { merchantStore } from './kinds/merchants.ts';
import { defineRecordStore } from './record-store.ts';
import type { MasterDataStore } from './store.ts';

/** How each kind of master data is stored. */
export const masterDataStores: Readonly<Record<MasterDataKind, MasterDataStore>> = {
  brands: brandStore,
  categories: categoryStore,
  colours: defineRecordStore({ kind: 'colours', record: colour }),
  attributes: defineRecordStore({ kind: 'attributes', record: attribute }),
  merchants: merchantStore,
};
