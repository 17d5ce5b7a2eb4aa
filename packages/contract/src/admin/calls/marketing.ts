import { z } from 'zod';
import { LARGEST_BODY_BYTES } from '../../body-size.ts';
import { call } from '../../call.ts';
import { codeId } from '../../entities/common.ts';
import { checkResult, itemCounts, itemRemoval, managedState } from '../entities/managed.ts';
import { marketingInput, marketingItem, marketingType } from '../entities/marketing/items.ts';
import { pageOf, pageQuery } from '../entities/page.ts';

const group = 'Marketing';
const ITEMS = '/admin/api/v1/marketing/{type}';
const ITEM = `${ITEMS}/{id}`;
const read = { group, caller: 'operator', scope: 'shop', permission: 'marketing:read' } as const;
const write = { group, caller: 'operator', scope: 'shop', permission: 'marketing:write' } as const;
const params = z.object({ type: marketingType, id: codeId });

/** The items of promotions and play: one shape of calls for every type. */
export const marketing = {
  listMarketingItems: call({
    ...read,
    method: 'GET',
    path: ITEMS,
    summary: 'Items of a type by id, without the archived ones unless they are asked for',
    label: ['查看营销列表', 'List marketing items'],
    params: z.object({ type: marketingType }),
    query: z.object({
      ...pageQuery,
      state: managedState.optional(),
      search: z.string().trim().min(1).max(60).optional(),
    }),
    response: pageOf(marketingItem),
  }),
  getMarketingItem: call({
    ...read,
    method: 'GET',
    path: ITEM,
    summary: 'One item',
    label: ['查看营销', 'Read a marketing item'],
    params,
    response: marketingItem,
    errors: ['not-found'],
  }),
  createMarketingItem: call({
    ...write,
    method: 'POST',
    path: ITEMS,
    summary: 'Creates an item. One that can be paused begins paused',
    label: ['新建营销', 'Create a marketing item'],
    params: z.object({ type: marketingType }),
    maxBodyBytes: LARGEST_BODY_BYTES,
    body: marketingInput,
    response: marketingItem,
    errors: ['conflict'],
  }),
  updateMarketingItem: call({
    ...write,
    method: 'PUT',
    path: ITEM,
    summary: 'Changes an item; the shop has the change at once',
    label: ['修改营销', 'Change a marketing item'],
    params,
    maxBodyBytes: LARGEST_BODY_BYTES,
    body: marketingInput,
    response: marketingItem,
    errors: ['not-found', 'conflict', 'precondition-failed'],
  }),
  deleteMarketingItem: call({
    ...write,
    method: 'DELETE',
    path: ITEM,
    summary: 'Deletes an item that was never used, and archives one that was',
    label: ['删除营销', 'Delete a marketing item'],
    params,
    response: itemRemoval,
    errors: ['not-found', 'conflict', 'precondition-failed'],
  }),
  pauseMarketingItem: call({
    ...write,
    method: 'POST',
    path: `${ITEM}/pause`,
    summary: 'Stops the effect of an item and of what belongs to it',
    label: ['暂停营销', 'Pause a marketing item'],
    params,
    response: marketingItem,
    errors: ['not-found', 'conflict'],
  }),
  resumeMarketingItem: call({
    ...write,
    method: 'POST',
    path: `${ITEM}/resume`,
    summary: 'Lets an item take effect in its period, unless a check finds an error',
    label: ['恢复营销', 'Resume a marketing item'],
    params,
    response: marketingItem,
    errors: ['not-found', 'conflict'],
  }),
  checkMarketingItem: call({
    ...read,
    method: 'GET',
    path: `${ITEM}/check`,
    summary: 'What should be corrected: missing languages, ended rewards, overlapping periods',
    label: ['检查营销', 'Check a marketing item'],
    params,
    response: checkResult,
    errors: ['not-found'],
  }),
  countMarketingItem: call({
    ...read,
    method: 'GET',
    path: `${ITEM}/counts`,
    summary: 'How often an item was claimed, used, drawn, answered or rewarded',
    label: ['统计营销', 'Count a marketing item'],
    params,
    response: itemCounts,
    errors: ['not-found'],
  }),
};
