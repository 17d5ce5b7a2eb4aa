import { z } from 'zod';
import { KB } from '../../body-size.ts';
import { call } from '../../call.ts';
import { codeId, done, numericId, uuid } from '../../entities/common.ts';
import {
  failedEvent,
  messagePreview,
  messagePreviewValues,
  messageStatus,
  messageTemplate,
  shopperMessage,
  shopperMessageDetails,
} from '../entities/messages.ts';
import { pageOf, pageQuery } from '../entities/page.ts';

const base = { group: 'Messages', caller: 'operator', scope: 'shop' } as const;
const MESSAGES = '/admin/api/v1/messages';
const FAILED_EVENTS = '/admin/api/v1/failed-events';
const TEMPLATES = '/admin/api/v1/message-templates';
const params = z.object({ id: numericId });

/** The messages of the shop to shoppers, and their texts. */
export const shopperMessages = {
  listMessages: call({
    ...base,
    permission: 'shoppers:read',
    scope: 'merchant',
    method: 'GET',
    path: MESSAGES,
    summary: 'Messages to shoppers, the newest first; those that failed wait for an operator',
    label: ['查看消息列表', 'List messages'],
    query: z.object({
      ...pageQuery,
      status: messageStatus.optional(),
      template: codeId.optional(),
      shopperId: numericId.optional(),
    }),
    response: pageOf(shopperMessage),
  }),
  getMessage: call({
    ...base,
    permission: 'shoppers:read',
    scope: 'merchant',
    method: 'GET',
    path: `${MESSAGES}/{id}`,
    summary: 'One message with its text and every attempt',
    label: ['查看消息', 'Read a message'],
    params,
    response: shopperMessageDetails,
    errors: ['not-found'],
  }),
  retryMessage: call({
    ...base,
    permission: 'shoppers:write',
    scope: 'merchant',
    method: 'POST',
    path: `${MESSAGES}/{id}/retry`,
    summary: 'Sends a message again that failed or reached no one',
    label: ['重新发送消息', 'Send a message again'],
    params,
    response: shopperMessage,
    errors: ['not-found', 'conflict'],
  }),
  listFailedEvents: call({
    ...base,
    permission: 'shoppers:read',
    method: 'GET',
    path: FAILED_EVENTS,
    summary: 'Events that could not be distributed, the newest first, with the reason',
    label: ['查看失败的事件', 'List failed events'],
    query: z.object(pageQuery),
    response: pageOf(failedEvent),
    errors: ['forbidden'],
  }),
  redistributeEvent: call({
    ...base,
    permission: 'shoppers:write',
    method: 'POST',
    path: `${FAILED_EVENTS}/{id}/redistribute`,
    summary: 'Creates the messages and webhook deliveries of an event that failed, once more',
    label: ['重新分发事件', 'Distribute an event again'],
    params: z.object({ id: uuid }),
    response: done,
    errors: ['not-found', 'conflict', 'forbidden'],
  }),
  listMessageTemplates: call({
    ...base,
    permission: 'content:read',
    method: 'GET',
    path: TEMPLATES,
    summary: 'Every template with the values that it needs',
    label: ['查看消息模板', 'List message templates'],
    response: z.array(messageTemplate),
  }),
  previewMessageTemplate: call({
    ...base,
    permission: 'content:read',
    method: 'POST',
    path: `${TEMPLATES}/{name}/preview`,
    summary:
      'The text, the e-mail and the cards of a template in both languages, with own values or those of its sample',
    label: ['预览消息模板', 'Preview a message template'],
    params: z.object({ name: codeId }),
    maxBodyBytes: 64 * KB,
    body: messagePreviewValues,
    changesNothing: true,
    response: messagePreview,
    errors: ['not-found'],
  }),
};
