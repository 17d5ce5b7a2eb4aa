import { z } from 'zod';
import { call } from '../../call.ts';
import { done, numericId } from '../../entities/common.ts';
import { dutyRate, dutyRateInput, listedDutyRate } from '../entities/duty-rates.ts';

const group = 'Money';
const write = { group, caller: 'operator', scope: 'shop', permission: 'money:write' } as const;
const params = z.object({ id: numericId });
const RATES = '/admin/api/v1/duty-rates';

/** What part of the price of imported goods is duty and VAT, by category, country and day. */
export const dutyRateCalls = {
  listDutyRates: call({
    group,
    caller: 'operator',
    scope: 'merchant',
    permission: 'money:read',
    method: 'GET',
    path: RATES,
    summary: 'All duty rates by country and category, the newest first',
    label: ['查看税率', 'List duty rates'],
    response: z.array(listedDutyRate),
  }),
  createDutyRate: call({
    ...write,
    method: 'POST',
    path: RATES,
    summary: 'Adds a rate from a day on; it cannot reach orders that are placed already',
    label: ['新增税率', 'Add a duty rate'],
    body: dutyRateInput,
    response: dutyRate,
    errors: ['not-found', 'conflict'],
  }),
  updateDutyRate: call({
    ...write,
    method: 'PUT',
    path: `${RATES}/{id}`,
    summary: 'Changes or ends a rate; orders that are placed already keep theirs',
    label: ['修改税率', 'Change a duty rate'],
    params,
    body: dutyRateInput,
    response: dutyRate,
    errors: ['not-found', 'conflict', 'precondition-failed'],
  }),
  deleteDutyRate: call({
    ...write,
    method: 'DELETE',
    path: `${RATES}/{id}`,
    summary: 'Deletes a rate that counts for no order',
    label: ['删除税率', 'Delete a duty rate'],
    params,
    response: done,
    errors: ['not-found', 'conflict'],
  }),
};
