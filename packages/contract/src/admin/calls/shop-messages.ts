import { z } from 'zod';
import { call } from '../../call.ts';
import { done, flag } from '../../entities/common.ts';
import { pageOf, pageQuery } from '../entities/page.ts';
import {
  brokenShopMessage,
  messageKey,
  shopMessage,
  shopMessageInput,
} from '../entities/shop-messages.ts';

const group = 'Shop messages';
const read = {
  method: 'GET',
  group,
  caller: 'operator',
  scope: 'shop',
  permission: 'content:read',
} as const;
const publish = {
  group,
  caller: 'operator',
  scope: 'shop',
  permission: 'content:publish',
} as const;
const params = z.object({ key: messageKey });
const MESSAGES = '/admin/api/v1/shop-messages';

/** What the shop says, and what the merchant says in its place. */
export const shopMessageCalls = {
  listShopMessages: call({
    ...read,
    path: MESSAGES,
    summary: 'The messages of the shop with their overrides',
    label: ['查看商店文案', 'List texts of the shop'],
    query: z.object({
      ...pageQuery,
      search: z
        .string()
        .trim()
        .max(100)
        .optional()
        .meta({ description: 'Part of a text or a key' }),
      area: z.string().max(40).optional(),
      changed: flag.optional().meta({ description: 'Only messages with an override' }),
    }),
    response: pageOf(shopMessage),
  }),
  listBrokenShopMessages: call({
    ...read,
    path: '/admin/api/v1/broken-shop-messages',
    summary: 'Overrides that are not shown, because the message changed or is gone',
    label: ['查看失效文案', 'List texts of the shop that are not shown'],
    response: z.array(brokenShopMessage),
  }),
  updateShopMessage: call({
    ...publish,
    method: 'PUT',
    path: `${MESSAGES}/{key}`,
    summary: 'Says something in place of a message, in each language',
    label: ['修改商店文案', 'Change a text of the shop'],
    params,
    body: shopMessageInput,
    response: shopMessage,
    errors: ['not-found', 'precondition-failed'],
  }),
  resetShopMessage: call({
    ...publish,
    method: 'DELETE',
    path: `${MESSAGES}/{key}`,
    summary: 'Removes what is said in place of a message, in both languages',
    label: ['恢复默认文案', 'Go back to the default of a text'],
    params,
    response: done,
    errors: ['not-found'],
  }),
};
