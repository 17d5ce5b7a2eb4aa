import { call } from '../../call.ts';
import { pageOf } from '../entities/page.ts';
import { refund, refundQuery } from '../entities/refunds.ts';

/** Money that goes back to shoppers. Staff of a merchant see what goes back for their merchant alone. */
export const refundCalls = {
  listRefunds: call({
    group: 'Money',
    caller: 'operator',
    scope: 'merchant',
    permission: 'money:read',
    method: 'GET',
    path: '/admin/api/v1/refunds',
    summary: 'Refunds with their state at the payment provider, the newest first',
    label: ['查看退款', 'List refunds'],
    query: refundQuery,
    response: pageOf(refund),
  }),
};
