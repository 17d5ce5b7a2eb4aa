import { z } from 'zod';
import { call } from '../../call.ts';
import { done, minorUnits, uuid } from '../../entities/common.ts';
import { pageOf } from '../entities/page.ts';
import {
  seenTransfer,
  transfer,
  transferQuery,
  transferSettings,
  transferSettingsInput,
} from '../entities/transfers.ts';

const group = 'Money';
const write = { group, caller: 'operator', scope: 'shop', permission: 'money:write' } as const;
const params = z.object({ id: uuid });
const SETTINGS = '/admin/api/v1/transfer-settings';
const TRANSFERS = '/admin/api/v1/transfers';

/** Payments by bank transfer, which operators confirm, and refunds that they transfer back. */
export const transferCalls = {
  getTransferSettings: call({
    ...write,
    method: 'GET',
    path: SETTINGS,
    summary: 'The account to which shoppers transfer money, and whether it is offered',
    label: ['查看收款账户', 'Read the account for transfers'],
    response: transferSettings,
  }),
  changeTransferSettings: call({
    ...write,
    method: 'PUT',
    path: SETTINGS,
    summary: 'Changes the account; orders that wait for a transfer show the new one',
    label: ['修改收款账户', 'Change the account for transfers'],
    freshProof: true,
    body: transferSettingsInput,
    response: transferSettings,
    errors: ['precondition-failed', 'forbidden'],
  }),
  listTransfers: call({
    ...write,
    method: 'GET',
    path: TRANSFERS,
    summary: 'Payments by bank transfer, the newest first',
    label: ['查看银行转账', 'List bank transfers'],
    query: transferQuery,
    response: pageOf(transfer),
  }),
  confirmTransfer: call({
    ...write,
    method: 'POST',
    path: `${TRANSFERS}/{id}/confirmation`,
    summary: 'Confirms that the amount has arrived, which places the order',
    label: ['确认银行转账到账', 'Confirm a bank transfer'],
    params,
    body: z.object({ amount: minorUnits, ...seenTransfer }),
    response: transfer,
    errors: ['not-found', 'conflict'],
  }),
  confirmRefundTransfer: call({
    ...write,
    method: 'POST',
    path: '/admin/api/v1/refunds/{id}/transfer',
    summary: 'Records that a refund of a bank transfer was sent back by hand',
    label: ['记录转账退款', 'Record a refund by transfer'],
    params,
    body: z.object(seenTransfer),
    response: done,
    errors: ['not-found', 'conflict'],
  }),
};
