import { z } from 'zod';
import { call } from '../../call.ts';
import { done, numericId, queryInt, uuid } from '../../entities/common.ts';
import { pageOf, pageQuery } from '../entities/page.ts';
import {
  createdWebhookEndpoint,
  webhookDelivery,
  webhookDeliveryDetails,
  webhookEndpoint,
  webhookInput,
} from '../entities/webhooks.ts';

const base = {
  group: 'Webhooks',
  caller: 'operator',
  scope: 'merchant',
  permission: 'integrations:write',
} as const;
const ENDPOINTS = '/admin/api/v1/webhooks';
const ENDPOINT = `${ENDPOINTS}/{id}` as const;
const DELIVERIES = '/admin/api/v1/webhook-deliveries';
const params = z.object({ id: uuid });
/** Two weeks: a receiver learns of the new secret on a working day. */
const MAX_OVERLAP_HOURS = 336;
const deliveryParams = z.object({ id: numericId });

/** Endpoints of other systems that get the events of the shop, and the log of what they got. */
export const webhooks = {
  listWebhookEndpoints: call({
    ...base,
    method: 'GET',
    path: ENDPOINTS,
    summary: 'Endpoints by name',
    label: ['查看 Webhook 接收端列表', 'List webhook endpoints'],
    response: z.array(webhookEndpoint),
  }),
  getWebhookEndpoint: call({
    ...base,
    method: 'GET',
    path: ENDPOINT,
    summary: 'One endpoint',
    label: ['查看 Webhook 接收端', 'Read a webhook endpoint'],
    params,
    response: webhookEndpoint,
    errors: ['not-found'],
  }),
  createWebhookEndpoint: call({
    ...base,
    method: 'POST',
    path: ENDPOINTS,
    summary: 'Adds an endpoint; its secret is shown once',
    label: ['新建 Webhook 接收端', 'Create a webhook endpoint'],
    freshProof: true,
    body: webhookInput.extend({ merchantId: numericId.nullable().default(null) }),
    response: createdWebhookEndpoint,
    errors: ['conflict', 'forbidden', 'not-found'],
  }),
  updateWebhookEndpoint: call({
    ...base,
    method: 'PUT',
    path: ENDPOINT,
    summary: 'Changes an endpoint, pauses it or activates it again',
    label: ['修改 Webhook 接收端', 'Change a webhook endpoint'],
    freshProof: true,
    params,
    body: webhookInput.extend({ status: z.enum(['active', 'paused']) }),
    response: webhookEndpoint,
    errors: ['not-found', 'precondition-failed', 'forbidden'],
  }),
  replaceWebhookSecret: call({
    ...base,
    method: 'PUT',
    path: `${ENDPOINT}/secret`,
    summary:
      'Replaces the secret; the new one is shown once, and the former one signs beside it for a while',
    label: ['更换 Webhook 密钥', 'Replace a webhook secret'],
    freshProof: true,
    params,
    query: z.object({
      overlapHours: queryInt(0, MAX_OVERLAP_HOURS).default(0).meta({
        description: 'How long both secrets sign; 0 ends the former one at once',
      }),
    }),
    response: createdWebhookEndpoint,
    errors: ['not-found', 'forbidden'],
  }),
  endFormerWebhookSecret: call({
    ...base,
    method: 'DELETE',
    path: `${ENDPOINT}/former-secret`,
    summary: 'Ends the former secret before its time',
    label: ['停用旧的 Webhook 密钥', 'End a former webhook secret'],
    params,
    response: webhookEndpoint,
    errors: ['not-found'],
  }),
  deleteWebhookEndpoint: call({
    ...base,
    method: 'DELETE',
    path: ENDPOINT,
    summary: 'Deletes an endpoint with its deliveries',
    label: ['删除 Webhook 接收端', 'Delete a webhook endpoint'],
    params,
    response: done,
    errors: ['not-found'],
  }),
  listWebhookDeliveries: call({
    ...base,
    method: 'GET',
    path: DELIVERIES,
    summary: 'Deliveries, the newest first',
    label: ['查看 Webhook 投递列表', 'List webhook deliveries'],
    query: z.object({
      ...pageQuery,
      endpointId: uuid.optional(),
      status: webhookDelivery.shape.status.optional(),
    }),
    response: pageOf(webhookDelivery),
  }),
  getWebhookDelivery: call({
    ...base,
    method: 'GET',
    path: `${DELIVERIES}/{id}`,
    summary: 'One delivery with its body and every attempt',
    label: ['查看 Webhook 投递', 'Read a webhook delivery'],
    params: deliveryParams,
    response: webhookDeliveryDetails,
    errors: ['not-found'],
  }),
  resendWebhookDelivery: call({
    ...base,
    method: 'POST',
    path: `${DELIVERIES}/{id}/resend`,
    summary: 'Sends a delivery again as soon as its endpoint is active',
    label: ['重新投递 Webhook', 'Send a webhook delivery again'],
    params: deliveryParams,
    response: webhookDelivery,
    errors: ['not-found'],
  }),
};
