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

const base = {
  group: 'Fapiao',
  caller: 'operator',
  scope: 'merchant',
  permission: 'fapiao:write',
} as const;
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
    label: ['查看发票列表', 'List fapiao'],
    query: fapiaoQuery,
    response: pageOf(fapiaoRequest),
  }),
  getFapiao: call({
    ...read,
    path,
    summary: 'One fapiao',
    label: ['查看发票', 'Read a fapiao'],
    params,
    response: fapiaoRequest,
    errors: ['not-found'],
  }),
  revealFapiaoTitle: call({
    ...base,
    method: 'POST',
    path: `${path}/title`,
    summary: 'The title, tax number and e-mail address in full; the reading is recorded',
    label: ['查看发票抬头', 'Show the title of a fapiao'],
    params,
    response: fapiaoTitleDetails,
    errors: ['not-found'],
  }),
  uploadFapiaoFile: call({
    ...change,
    path: `${path}/file`,
    summary: 'Stores the PDF or OFD file of a fapiao that is about to be issued',
    label: ['上传发票文件', 'Upload a fapiao'],
    upload: { maxBytes: MAX_FILE_BYTES },
  }),
  downloadFapiaoFile: call({
    ...base,
    method: 'GET',
    path: `${path}/file`,
    summary: 'The uploaded file of a fapiao',
    label: ['下载发票文件', 'Download the file of a fapiao'],
    recordsReading: true,
    params,
    response: bytes,
    binary: true,
    errors: ['not-found'],
  }),
  issueFapiao: call({
    ...change,
    path: `${path}/issue`,
    summary: 'Records that the fapiao is issued over the amount due, and tells the shopper',
    label: ['开具发票', 'Issue a fapiao'],
    body: fapiaoIssue,
  }),
  rejectFapiao: call({
    ...change,
    path: `${path}/rejection`,
    summary: 'Refuses a fapiao with the reason that the shopper is told',
    label: ['拒绝开票', 'Refuse a fapiao'],
    body: z.object({ reason: orderNoteText }),
  }),
  reverseFapiao: call({
    ...change,
    path: `${path}/reversal`,
    summary: 'Records the negative fapiao that reverses an issued one',
    label: ['冲红发票', 'Reverse a fapiao'],
    body: fapiaoReversal,
  }),
};
