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
const idParams = z.object({ id: uuid });
const NOT_FOUND = ['not-found'] as const;

/** Enough for a photo from a phone at full quality. */
const IMAGE_BYTES = 5 * 1024 * 1024;

const thumbnail = <const Path extends string>(path: Path, summary: string) =>
  call({
    ...base,
    method: 'GET',
    path,
    summary,
    params: idParams,
    binary: true,
    response: bytes,
    errors: NOT_FOUND,
  });

export const personalIds = {
  listPersonalIds: call({
    ...base,
    method: 'GET',
    path: '/api/v1/my/personal-ids',
    summary: 'The personal IDs of the shopper, the default first',
    response: z.array(personalId),
  }),
  getDefaultPersonalId: call({
    ...base,
    method: 'GET',
    path: '/api/v1/my/personal-ids/default',
    summary: 'The personal ID a new checkout uses; null if there is none',
    response: personalId.nullable(),
  }),
  setDefaultPersonalId: call({
    ...base,
    method: 'PUT',
    path: '/api/v1/my/personal-ids/default',
    summary: 'Makes a personal ID the default',
    body: z.object({ personalIdId: uuid }),
    response: personalId,
    errors: NOT_FOUND,
  }),
  uploadPersonalIdImage: call({
    ...base,
    method: 'POST',
    path: '/api/v1/my/personal-ids/images',
    summary: 'Uploads a photo of an ID card: JPEG, PNG or WebP. An unused photo is deleted later',
    upload: { maxBytes: IMAGE_BYTES },
    response: z.object({ id: uuid }).meta({ id: 'PersonalIdImage' }),
  }),
  createPersonalId: call({
    ...base,
    method: 'POST',
    path: '/api/v1/my/personal-ids',
    summary: 'Creates a personal ID; the first one becomes the default',
    body: personalIdInput,
    response: personalId,
    errors: ['conflict'],
  }),
  getPersonalId: call({
    ...base,
    method: 'GET',
    path: '/api/v1/my/personal-ids/{id}',
    summary: 'One personal ID, masked',
    params: idParams,
    response: personalId,
    errors: NOT_FOUND,
  }),
  updatePersonalId: call({
    ...base,
    method: 'PATCH',
    path: '/api/v1/my/personal-ids/{id}',
    summary: 'Changes the given fields; a changed personal ID is checked again',
    params: idParams,
    body: personalIdChange,
    response: personalId,
    errors: ['not-found', 'conflict'],
  }),
  deletePersonalId: call({
    ...base,
    method: 'DELETE',
    path: '/api/v1/my/personal-ids/{id}',
    summary:
      'Deletes a personal ID; data that an undelivered order needs is deleted after its delivery',
    params: idParams,
    response: done,
    errors: NOT_FOUND,
  }),
  getFrontThumbnail: thumbnail(
    '/api/v1/my/personal-ids/{id}/images/front-thumbnail',
    'Thumbnail of the side with the portrait',
  ),
  getBackThumbnail: thumbnail(
    '/api/v1/my/personal-ids/{id}/images/back-thumbnail',
    'Thumbnail of the side with the emblem',
  ),
  getClearanceStatus: call({
    ...base,
    method: 'GET',
    path: '/api/v1/my/personal-ids/{id}/clearance-status',
    summary: 'The customs clearance of a personal ID',
    params: idParams,
    response: personalIdClearance,
    errors: NOT_FOUND,
  }),
};
