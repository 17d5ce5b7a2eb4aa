import { z } from 'zod';
import { call } from '../../call.ts';
import { done, numericId } from '../../entities/common.ts';
import {
  accessWindow,
  accessWindowChange,
  accessWindowInput,
  accessWindowState,
} from '../entities/access-windows.ts';
import { pageOf, pageQuery } from '../entities/page.ts';

const group = 'Marketing';
const write = { group, caller: 'operator', scope: 'shop', permission: 'marketing:write' } as const;
const params = z.object({ id: numericId });
const WINDOWS = '/admin/api/v1/access-windows';

/** Products and sales that open to holders of a benefit before everyone else. */
export const accessWindowCalls = {
  listAccessWindows: call({
    group,
    caller: 'operator',
    scope: 'shop',
    permission: 'marketing:read',
    method: 'GET',
    path: WINDOWS,
    summary: 'Access windows, the newest first',
    label: ['查看提前开放', 'List early openings'],
    query: z.object({ ...pageQuery, state: accessWindowState.optional() }),
    response: pageOf(accessWindow),
  }),
  createAccessWindows: call({
    ...write,
    method: 'POST',
    path: WINDOWS,
    summary:
      'Closes products, or those of a sale, until they open; holders of a benefit enter earlier',
    label: ['新建提前开放', 'Add early openings'],
    body: accessWindowInput,
    response: z.array(accessWindow),
    errors: ['not-found', 'conflict'],
  }),
  updateAccessWindow: call({
    ...write,
    method: 'PUT',
    path: `${WINDOWS}/{id}`,
    summary: 'Changes when something opens, and to whom before; not once it is open',
    label: ['修改提前开放', 'Change an early opening'],
    params,
    body: accessWindowChange,
    response: accessWindow,
    errors: ['not-found', 'conflict', 'precondition-failed'],
  }),
  deleteAccessWindow: call({
    ...write,
    method: 'DELETE',
    path: `${WINDOWS}/{id}`,
    summary: 'Deletes an access window; what was closed by it opens to everyone',
    label: ['删除提前开放', 'Delete an early opening'],
    params,
    response: done,
    errors: ['not-found'],
  }),
};
