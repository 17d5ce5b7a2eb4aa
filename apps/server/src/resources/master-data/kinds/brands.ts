import { z } from 'zod';
import { brand } from '../../admin-catalogue/brands.ts';
import { defineRecordStore } from '../record-store.ts';
import { skipIdsUpTo } from '../store.ts';

const named = z.object({ name: z.string() });

export const brandStore = defineRecordStore({
  kind: 'brands',
  record: brand,
  listNames: (content) => [named.parse(content).name],
  finish: async (trx, { key }) => {
    await skipIdsUpTo(trx, key);
  },
});
