import { z } from 'zod';
import { call } from '../call.ts';
import { bytes, done, uuid } from '../entities/common.ts';
import {
  personalId,
  personalIdChange,
  personalIdClearance,
  personalIdInput,
} from '../entities/personal-ids.ts';

const group = 'Personal ID';
const base = { group, caller: 'shopper' } as const;
const one = z.object({ id: uuid });
const NOT_FOUND = ['not-found'] as const;

/** A photo from a phone, at the quality that its maker chose. */
const IMAGE_BYTES = 5 * 1024 * 1024;

const thumbnail = <const Path extends string>(path: Path, summary: string) =>
  call({
    ...base,
    method: 'GET',
    path,
    summary,
    params: one,
    binary: true,
    response: bytes,
    errors: NOT_FOUND,
  });

export const personalIds = {
  listPersonalIds: call({
    ...base,
    method: 'GET',
    path: '/api/v1/my/personal-ids',
    summary: 'The people whose parcels come in, the default first',
    response: z.array(personalId),
  }),
  getDefaultPersonalId: call({
    ...base,
    method: 'GET',
    path: '/api/v1/my/personal-ids/default',
    summary: 'The one a checkout begins with; null when there is none',
    response: personalId.nullable(),
  }),
  setDefaultPersonalId: call({
    ...base,
    method: 'PUT',
    path: '/api/v1/my/personal-ids/default',
    summary: 'Makes one the default',
    body: z.object({ personalIdId: uuid }),
    response: personalId,
    errors: NOT_FOUND,
  }),
  uploadPersonalIdImage: call({
    ...base,
    method: 'POST',
    path: '/api/v1/my/personal-ids/images',
    summary: 'A photo of a card: JPEG, PNG or WebP. One that is never used is thrown away',
    upload: { maxBytes: IMAGE_BYTES },
    response: z.object({ id: uuid }).meta({ id: 'PersonalIdImage' }),
  }),
  createPersonalId: call({
    ...base,
    method: 'POST',
    path: '/api/v1/my/personal-ids',
    summary: 'A new person; the first one becomes the default',
    body: personalIdInput,
    response: personalId,
    errors: ['conflict'],
  }),
  getPersonalId: call({
    ...base,
    method: 'GET',
    path: '/api/v1/my/personal-ids/{id}',
    summary: 'One person, masked',
    params: one,
    response: personalId,
    errors: NOT_FOUND,
  }),
  updatePersonalId: call({
    ...base,
    method: 'PATCH',
    path: '/api/v1/my/personal-ids/{id}',
    summary: 'Changes what is named; a changed person is checked again',
    params: one,
    body: personalIdChange,
    response: personalId,
    errors: ['not-found', 'conflict'],
  }),
  deletePersonalId: call({
    ...base,
    method: 'DELETE',
    path: '/api/v1/my/personal-ids/{id}',
    summary: 'Forgets a person; what an order on its way still needs goes when it has arrived',
    params: one,
    response: done,
    errors: NOT_FOUND,
  }),
  getFrontThumbnail: thumbnail(
    '/api/v1/my/personal-ids/{id}/images/front-thumbnail',
    'The side with the portrait, small',
  ),
  getBackThumbnail: thumbnail(
    '/api/v1/my/personal-ids/{id}/images/back-thumbnail',
    'The side with the emblem, small',
  ),
  getClearanceStatus: call({
    ...base,
    method: 'GET',
    path: '/api/v1/my/personal-ids/{id}/clearance-status',
    summary: 'What customs say about one person',
    params: one,
    response: personalIdClearance,
    errors: NOT_FOUND,
  }),
};
