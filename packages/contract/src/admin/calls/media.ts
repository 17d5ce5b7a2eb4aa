import { z } from 'zod';
import { call } from '../../call.ts';
import { done, flag, numericId } from '../../entities/common.ts';
import { MEDIA_KINDS, mediaFile, mediaInput, mediaUse } from '../entities/media.ts';
import { pageOf, pageQuery } from '../entities/page.ts';

const MEDIA = '/admin/api/v1/media';
const base = { group: 'Media', caller: 'operator', scope: 'shop' } as const;
const one = { ...base, path: `${MEDIA}/{id}`, params: z.object({ id: numericId }) } as const;
const MAX_BYTES = 40 * 1024 * 1024;

/** The library of images and videos that pages, banners and categories show. */
export const mediaCalls = {
  listMediaFiles: call({
    ...base,
    method: 'GET',
    path: MEDIA,
    summary: 'Uploaded files, newest first',
    label: ['查看素材列表', 'List media files'],
    permission: 'content:read',
    query: z.object({
      ...pageQuery,
      search: z.string().trim().max(120).optional(),
      kind: z.enum(MEDIA_KINDS).optional(),
      used: flag.optional(),
      keys: z
        .string()
        .max(6_000)
        .regex(/^[\w,-]*$/)
        .optional()
        .meta({ description: 'Keys of files, separated by commas' }),
    }),
    response: pageOf(mediaFile),
  }),
  getMediaFile: call({
    ...one,
    method: 'GET',
    summary: 'One file with the places where it is used, at most 200 of them',
    label: ['查看素材', 'Read a media file'],
    permission: 'content:read',
    response: z.object({ file: mediaFile, uses: z.array(mediaUse) }),
    errors: ['not-found'],
  }),
  uploadMediaFile: call({
    ...base,
    method: 'POST',
    path: MEDIA,
    summary: 'Adds a JPEG, PNG, WebP or AVIF, or an MP4 with H.264; a file that is there stays one',
    label: ['上传素材', 'Upload a media file'],
    permission: 'media:write',
    upload: { maxBytes: MAX_BYTES },
    response: mediaFile,
    errors: ['conflict', 'forbidden'],
  }),
  updateMediaFile: call({
    ...one,
    method: 'PUT',
    summary: 'Sets name, alternative text and focal point',
    label: ['修改素材', 'Change a media file'],
    permission: 'media:write',
    body: mediaInput,
    response: mediaFile,
    errors: ['not-found', 'forbidden', 'precondition-failed'],
  }),
  deleteMediaFile: call({
    ...one,
    method: 'DELETE',
    summary: 'Deletes a file that is used nowhere',
    label: ['删除素材', 'Delete a media file'],
    permission: 'media:write',
    response: done,
    errors: ['not-found', 'conflict', 'forbidden'],
  }),
};
