import { z } from 'zod';
import { KB } from '../../body-size.ts';
import { call } from '../../call.ts';
import { listingQuery } from '../../calls/products.ts';
import { done, numericId } from '../../entities/common.ts';
import {
  countedSale,
  countedSet,
  saleData,
  saleInput,
  setData,
  setInput,
} from '../entities/selections.ts';

const group = 'Sets and sales';
const read = {
  method: 'GET',
  group,
  caller: 'operator',
  scope: 'merchant',
  permission: 'catalogue:read',
} as const;
const write = { group, caller: 'operator', scope: 'shop', permission: 'catalogue:write' } as const;
const params = z.object({ id: numericId });
const SETS = '/admin/api/v1/sets';
const SALES = '/admin/api/v1/sales';

/** Lists of products that the shop puts together: sets by hand or by rule, and sales. */
export const selections = {
  listSets: call({
    ...read,
    path: SETS,
    summary: 'Sets in the order of the home pages',
    label: ['查看商品集列表', 'List sets'],
    response: z.array(countedSet),
  }),
  getSet: call({
    ...read,
    path: `${SETS}/{id}`,
    summary: 'One set with the products that were chosen by hand',
    label: ['查看商品集', 'Read a set'],
    params,
    response: setData,
    errors: ['not-found'],
  }),
  countMatches: call({
    ...read,
    path: '/admin/api/v1/set-matches',
    summary: 'How many products shoppers would see in a set with these filters as its rule',
    label: ['统计规则商品', 'Count products of a rule'],
    query: listingQuery.omit({ page: true, size: true, sort: true, facets: true }),
    response: z.object({ onSale: z.int(), inStock: z.int() }),
  }),
  createSet: call({
    ...write,
    method: 'POST',
    path: SETS,
    summary: 'Adds a set',
    label: ['新建商品集', 'Create a set'],
    maxBodyBytes: 512 * KB,
    body: setInput,
    response: setData,
    errors: ['not-found'],
  }),
  updateSet: call({
    ...write,
    method: 'PUT',
    path: `${SETS}/{id}`,
    summary: 'Changes a set, its rule and its products',
    label: ['修改商品集', 'Change a set'],
    params,
    maxBodyBytes: 512 * KB,
    body: setInput,
    response: setData,
    errors: ['not-found', 'conflict', 'precondition-failed'],
  }),
  deleteSet: call({
    ...write,
    method: 'DELETE',
    path: `${SETS}/{id}`,
    summary: 'Deletes a set that no promotion covers',
    label: ['删除商品集', 'Delete a set'],
    params,
    response: done,
    errors: ['not-found', 'conflict'],
  }),
  listSales: call({
    ...read,
    path: SALES,
    summary: 'Sales, the one that ends last first',
    label: ['查看特卖列表', 'List sales'],
    response: z.array(countedSale),
  }),
  getSale: call({
    ...read,
    path: `${SALES}/{id}`,
    summary: 'One sale with its products',
    label: ['查看特卖', 'Read a sale'],
    params,
    response: saleData,
    errors: ['not-found'],
  }),
  createSale: call({
    ...write,
    method: 'POST',
    path: SALES,
    summary: 'Adds a sale',
    label: ['新建特卖', 'Create a sale'],
    maxBodyBytes: 512 * KB,
    body: saleInput,
    response: saleData,
    errors: ['not-found'],
  }),
  updateSale: call({
    ...write,
    method: 'PUT',
    path: `${SALES}/{id}`,
    summary: 'Changes a sale and its products',
    label: ['修改特卖', 'Change a sale'],
    params,
    maxBodyBytes: 512 * KB,
    body: saleInput,
    response: saleData,
    errors: ['not-found', 'precondition-failed'],
  }),
  deleteSale: call({
    ...write,
    method: 'DELETE',
    path: `${SALES}/{id}`,
    summary: 'Deletes a sale; its products keep their prices',
    label: ['删除特卖', 'Delete a sale'],
    params,
    response: done,
    errors: ['not-found'],
  }),
};
