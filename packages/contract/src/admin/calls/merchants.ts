import { z } from 'zod';
import { KB } from '../../body-size.ts';
import { call } from '../../call.ts';
import { numericId } from '../../entities/common.ts';
import { merchantData, merchantInput } from '../entities/merchants.ts';
import { pageOf, pageQuery } from '../entities/page.ts';

const group = 'Merchants';
const read = {
  method: 'GET',
  group,
  caller: 'operator',
  scope: 'merchant',
  permission: 'catalogue:read',
} as const;
const write = { group, caller: 'operator', scope: 'shop', permission: 'settings:write' } as const;
const params = z.object({ id: numericId });
const MERCHANTS = '/admin/api/v1/merchants';

/** Who sells and ships the products. */
export const merchantCalls = {
  listMerchants: call({
    ...read,
    path: MERCHANTS,
    summary: 'Merchants by name; staff of a merchant see only their own',
    label: ['查看商家列表', 'List merchants'],
    query: z.object({
      ...pageQuery,
      search: z.string().trim().min(1).max(60).optional(),
      status: z.enum(['active', 'archived', 'all']).default('active'),
    }),
    response: pageOf(merchantData),
  }),
  getMerchant: call({
    ...read,
    path: `${MERCHANTS}/{id}`,
    summary: 'A merchant with its shipping options',
    label: ['查看商家', 'Read a merchant'],
    params,
    response: merchantData,
    errors: ['not-found'],
  }),
  createMerchant: call({
    ...write,
    method: 'POST',
    path: MERCHANTS,
    summary: 'Adds a merchant, who can sell at once',
    label: ['新建商家', 'Create a merchant'],
    maxBodyBytes: 512 * KB,
    body: merchantInput,
    response: merchantData,
    errors: ['conflict'],
  }),
  updateMerchant: call({
    ...write,
    method: 'PUT',
    path: `${MERCHANTS}/{id}`,
    summary: 'Changes a merchant and replaces its shipping options',
    label: ['修改商家', 'Change a merchant'],
    params,
    maxBodyBytes: 512 * KB,
    body: merchantInput,
    response: merchantData,
    errors: ['not-found', 'conflict', 'precondition-failed'],
  }),
  archiveMerchant: call({
    ...write,
    method: 'PUT',
    path: `${MERCHANTS}/{id}/archive`,
    summary: 'Archives a merchant that has no open orders, returns, stock or unpaid money',
    label: ['归档商家', 'Archive a merchant'],
    params,
    response: merchantData,
    errors: ['not-found', 'conflict', 'precondition-failed'],
  }),
  restoreMerchant: call({
    ...write,
    method: 'PUT',
    path: `${MERCHANTS}/{id}/restoration`,
    summary: 'Lets an archived merchant sell again',
    label: ['恢复商家', 'Restore a merchant'],
    params,
    response: merchantData,
    errors: ['not-found', 'precondition-failed'],
  }),
};
