import { z } from 'zod';
import { call } from '../../call.ts';
import { done, flag, numericId, utcDateTime } from '../../entities/common.ts';
import { pageOf, pageQuery } from '../entities/page.ts';
import {
  accessReason,
  maskedShopper,
  personalDataExport,
  privacyRequest,
  privacyRequestChannel,
  privacyRequestKind,
  privacyRequestStatus,
  shopperOverview,
  unmaskedShopper,
} from '../entities/shoppers.ts';

const group = 'Shoppers';
const read = { method: 'GET', group, caller: 'operator', permission: 'shoppers:read' } as const;
const write = { group, caller: 'operator', permission: 'shoppers:write' } as const;
const settings = { group, caller: 'operator', permission: 'settings:write' } as const;
const unmask = { group, caller: 'operator', permission: 'shoppers:unmask' } as const;
const params = z.object({ id: numericId });
const SHOPPERS = '/admin/api/v1/shoppers';
const REQUESTS = '/admin/api/v1/privacy-requests';

/** Shoppers as support sees them, and what they ask the shop to do with their data. */
export const shopperSupport = {
  findShoppers: call({
    ...read,
    path: SHOPPERS,
    summary: 'Shoppers by mobile, e-mail, order number or shopper number; masked',
    query: z.object({ search: z.string().trim().min(1).max(200) }),
    response: z.array(maskedShopper),
  }),
  getShopper: call({
    ...read,
    path: `${SHOPPERS}/{id}`,
    summary: 'A shopper with orders, coupons, tier and conversations; masked',
    params,
    response: shopperOverview,
    errors: ['not-found'],
  }),
  unmaskShopper: call({
    ...unmask,
    method: 'POST',
    path: `${SHOPPERS}/{id}/unmask`,
    summary: 'The personal data of a shopper; the reason is recorded',
    freshProof: true,
    params,
    body: z.object({ reason: accessReason }),
    response: unmaskedShopper,
    errors: ['not-found', 'forbidden'],
  }),
  blockShopper: call({
    ...write,
    method: 'PUT',
    path: `${SHOPPERS}/{id}/block`,
    summary: 'Logs a shopper out everywhere and keeps them from logging in',
    params,
    body: z.object({ reason: accessReason }),
    response: maskedShopper,
    errors: ['not-found', 'conflict'],
  }),
  unblockShopper: call({
    ...write,
    method: 'DELETE',
    path: `${SHOPPERS}/{id}/block`,
    summary: 'Lets a blocked shopper log in again',
    params,
    response: maskedShopper,
    errors: ['not-found', 'conflict'],
  }),
  markTester: call({
    ...settings,
    method: 'PUT',
    path: `${SHOPPERS}/{id}/tester`,
    summary: 'Lets a shopper pay without money, where TEST_PAYMENTS is on',
    freshProof: true,
    peopleOnly: true,
    params,
    response: maskedShopper,
    errors: ['not-found', 'conflict'],
  }),
  unmarkTester: call({
    ...settings,
    method: 'DELETE',
    path: `${SHOPPERS}/{id}/tester`,
    summary: 'Ends that a shopper may pay without money',
    params,
    response: maskedShopper,
    errors: ['not-found', 'conflict'],
  }),
  listPrivacyRequests: call({
    ...read,
    path: REQUESTS,
    summary: 'What shoppers asked the shop to do with their data, the oldest first',
    query: z.object({
      ...pageQuery,
      status: privacyRequestStatus.optional(),
      late: flag.optional().meta({ description: 'true: only open ones that are past their time' }),
    }),
    response: pageOf(privacyRequest),
  }),
  createPrivacyRequest: call({
    ...write,
    method: 'POST',
    path: `${SHOPPERS}/{id}/privacy-requests`,
    summary: 'Notes a request of a shopper; its time starts when the shop received it',
    params,
    body: z.object({
      kind: privacyRequestKind,
      channel: privacyRequestChannel,
      receivedAt: utcDateTime.optional(),
    }),
    response: privacyRequest,
    errors: ['not-found', 'conflict'],
  }),
  exportForPrivacyRequest: call({
    ...unmask,
    method: 'POST',
    path: `${REQUESTS}/{id}/export`,
    summary: 'All personal data of the shopper, to hand over; closes the request',
    freshProof: true,
    params,
    body: z.object({ reason: accessReason }),
    response: personalDataExport,
    errors: ['not-found', 'conflict', 'forbidden'],
  }),
  eraseForPrivacyRequest: call({
    ...write,
    method: 'POST',
    path: `${REQUESTS}/{id}/erase`,
    summary: 'Erases the shopper when no order is under way; closes the request',
    params,
    body: z.object({ reason: accessReason }),
    response: done,
    errors: ['not-found', 'conflict'],
  }),
  rejectPrivacyRequest: call({
    ...write,
    method: 'POST',
    path: `${REQUESTS}/{id}/reject`,
    summary: 'Closes a request without doing it, such as one of another person',
    params,
    body: z.object({ reason: accessReason }),
    response: privacyRequest,
    errors: ['not-found', 'conflict'],
  }),
};
