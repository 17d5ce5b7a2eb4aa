import { z } from 'zod';
import { call } from '../../call.ts';
import { bytes, numericId } from '../../entities/common.ts';
import {
  fapiaoIssue,
  fapiaoQuery,
  fapiaoRequest,
  fapiaoReversal,
  fapiaoTitleDetails,
} from '../entities/fapiao.ts';
import { orderNoteText } from '../entities/orders.ts';
import { pageOf } from '../entities/page.ts';

const base = { group: 'Fapiao', caller: 'operator', permission: 'fapiao:write' } as const;
const read = { ...base, permission: 'orders:read', method: 'GET' } as const;
const path = '/admin/api/v1/fapiao/{id}';
const params = z.object({ id: numericId });
const MAX_FILE_BYTES = 4 * 1024 * 1024;
const change = {
  ...base,
  method: 'POST',
  params,
  response: fapiaoRequest,
  errors: ['not-found', 'conflict', 'precondition-failed'],
} as const;

/** The fapiao that shoppers requested. Staff of a merchant see those of their merchant. */
export const fapiaoRequests = {
  listFapiao: call({
    ...read,
    path: '/admin/api/v1/fapiao',
    summary: 'The queue of fapiao by state',
    query: fapiaoQuery,
    response: pageOf(fapiaoRequest),
  }),
  getFapiao: call({
    ...read,
    path,
    summary: 'One fapiao',
    params,
    response: fapiaoRequest,
    errors: ['not-found'],
  }),
  revealFapiaoTitle: call({
    ...base,
    method: 'POST',
    path: `${path}/title`,
    summary: 'The title, tax number and e-mail address in full; the reading is recorded',
    params,
    response: fapiaoTitleDetails,
    errors: ['not-found'],
  }),
  uploadFapiaoFile: call({
    ...change,
    path: `${path}/file`,
    summary: 'Stores the PDF or OFD file of a fapiao that is about to be issued',
    upload: { maxBytes: MAX_FILE_BYTES },
  }),
  downloadFapiaoFile: call({
    ...base,
    method: 'GET',
    path: `${path}/file`,
    summary: 'The uploaded file of a fapiao',
    params,
    response: bytes,
    binary: true,
    errors: ['not-found'],
  }),
  issueFapiao: call({
    ...change,
    path: `${path}/issue`,
    summary: 'Records that the fapiao is issued over the amount due, and tells the shopper',
    body: fapiaoIssue,
  }),
  rejectFapiao: call({
    ...change,
    path: `${path}/rejection`,
    summary: 'Refuses a fapiao with the reason that the shopper is told',
    body: z.object({ reason: orderNoteText }),
  }),
  reverseFapiao: call({
    ...change,
    path: `${path}/reversal`,
    summary: 'Records the negative fapiao that reverses an issued one',
    body: fapiaoReversal,
  }),
};
