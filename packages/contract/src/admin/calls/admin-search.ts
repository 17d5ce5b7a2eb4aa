import { z } from 'zod';
import { call } from '../../call.ts';
import { adminSearchResult } from '../entities/admin-search.ts';

/** One field that finds everything by number or name. */
export const adminSearch = {
  searchAdmin: call({
    group: 'Dashboard',
    caller: 'operator',
    scope: 'merchant',
    method: 'GET',
    path: '/admin/api/v1/search',
    summary: 'Orders, products, shoppers, pages and more by number or name, as the role allows',
    label: ['全局搜索', 'Search the back office'],
    query: z.object({ text: z.string().trim().min(2).max(100) }),
    response: adminSearchResult,
    cancellable: true,
  }),
};
