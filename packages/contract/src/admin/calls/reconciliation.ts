import { z } from 'zod';
import { call } from '../../call.ts';
import { bytes, numericId } from '../../entities/common.ts';
import { chinaDay } from '../entities/money.ts';
import { pageOf, pageQuery } from '../entities/page.ts';
import {
  billDifference,
  billProvider,
  billStatus,
  differenceStatus,
  providerBill,
} from '../entities/reconciliation.ts';

const base = {
  group: 'Money',
  caller: 'operator',
  scope: 'shop',
  permission: 'money:write',
} as const;
const BILLS = '/admin/api/v1/provider-bills';
const DIFFERENCES = '/admin/api/v1/bill-differences';
const params = z.object({ id: numericId });
const differenceQuery = {
  provider: billProvider.optional(),
  status: differenceStatus.optional(),
  from: chinaDay.optional(),
  to: chinaDay.optional(),
};

/** The daily comparison of the money here with the bills of payment providers. */
export const reconciliation = {
  listProviderBills: call({
    ...base,
    method: 'GET',
    path: BILLS,
    summary: 'Bills of payment providers by day, the newest first',
    label: ['查看账单', 'List bills of payment providers'],
    query: z.object({
      ...pageQuery,
      provider: billProvider.optional(),
      status: billStatus.optional(),
    }),
    response: pageOf(providerBill),
  }),
  compareProviderBill: call({
    ...base,
    method: 'POST',
    path: `${BILLS}/{id}/comparison`,
    summary: 'Downloads and compares a bill again; differences that are gone are removed',
    label: ['重新对账', 'Compare a bill again'],
    params,
    response: providerBill,
    errors: ['not-found'],
  }),
  listBillDifferences: call({
    ...base,
    method: 'GET',
    path: DIFFERENCES,
    summary: 'Differences between the money here and the bills, the newest first',
    label: ['查看对账差异', 'List bill differences'],
    query: z.object({ ...pageQuery, ...differenceQuery }),
    response: pageOf(billDifference),
  }),
  exportBillDifferences: call({
    ...base,
    method: 'GET',
    path: `${DIFFERENCES}/csv`,
    summary: 'The same differences as CSV, at most 10,000',
    label: ['导出对账差异', 'Export bill differences'],
    query: z.object(differenceQuery),
    response: bytes,
    binary: true,
  }),
  explainBillDifference: call({
    ...base,
    method: 'PUT',
    path: `${DIFFERENCES}/{id}/explanation`,
    summary: 'Explains a difference, which is then no longer open',
    label: ['说明对账差异', 'Explain a bill difference'],
    params,
    body: z.object({ explanation: z.string().trim().min(1).max(500) }),
    response: billDifference,
    errors: ['not-found', 'precondition-failed'],
  }),
};
