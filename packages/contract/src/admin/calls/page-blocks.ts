import { z } from 'zod';
import { LARGEST_BODY_BYTES } from '../../body-size.ts';
import { call } from '../../call.ts';
import { codeId, done } from '../../entities/common.ts';
import { pageOf, pageQuery } from '../entities/page.ts';
import {
  blockContent,
  newPageBlock,
  pageBlock,
  pageBlockDetails,
} from '../entities/page-blocks.ts';
import { pageDraft, pageLanguage, pageName, pageRevision } from '../entities/pages.ts';

const BLOCKS = '/admin/api/v1/page-blocks';
const BLOCK = `${BLOCKS}/{code}`;
const base = { group: 'Pages', caller: 'operator', scope: 'shop' } as const;
const read = { ...base, method: 'GET', permission: 'content:read' } as const;
const write = { ...base, permission: 'content:write' } as const;
const params = z.object({ code: codeId });

/** Modules that several pages use. Their drafts are saved, checked and published by the calls of page drafts. */
export const pageBlockCalls = {
  listPageBlocks: call({
    ...read,
    path: BLOCKS,
    summary: 'Saved blocks, newest first',
    label: ['查看区块列表', 'List blocks'],
    query: z.object({ ...pageQuery, search: z.string().trim().min(1).max(60).optional() }),
    response: pageOf(pageBlock),
  }),
  getPageBlock: call({
    ...read,
    path: BLOCK,
    summary: 'A block with the places that use it',
    label: ['查看区块', 'Read a block'],
    params,
    response: pageBlockDetails,
    errors: ['not-found'],
  }),
  getPageBlockContent: call({
    ...read,
    path: `${BLOCK}/content`,
    summary: 'The modules of a block in a language, as pages show them now',
    label: ['查看区块内容', 'Read the content of a block'],
    params,
    query: z.object({ language: pageLanguage }),
    response: blockContent,
    errors: ['not-found'],
  }),
  createPageBlock: call({
    ...write,
    method: 'POST',
    path: BLOCKS,
    summary: 'Saves modules as a block; published at once by who may publish without a review',
    label: ['新建页面区块', 'Create a block'],
    maxBodyBytes: LARGEST_BODY_BYTES,
    body: newPageBlock,
    response: pageBlock,
    errors: ['not-found', 'conflict'],
  }),
  updatePageBlock: call({
    ...write,
    method: 'PUT',
    path: BLOCK,
    summary: 'Renames a block',
    label: ['修改页面区块', 'Change a block'],
    params,
    body: z.object({ name: pageName }),
    response: pageBlock,
    errors: ['not-found', 'precondition-failed'],
  }),
  deletePageBlock: call({
    ...write,
    method: 'DELETE',
    path: BLOCK,
    summary: 'Deletes a block that is used nowhere; former versions of pages can still show it',
    label: ['删除页面区块', 'Delete a block'],
    params,
    response: done,
    errors: ['not-found', 'conflict', 'precondition-failed'],
  }),
  createPageBlockDraft: call({
    ...write,
    method: 'POST',
    path: `${BLOCK}/drafts`,
    summary: 'Adds the draft of another language, which begins as a copy',
    label: ['新建区块草稿', 'Create a draft of a block'],
    params,
    body: z.object({ language: pageLanguage }),
    response: pageDraft,
    errors: ['not-found', 'conflict'],
  }),
  listPageBlockRevisions: call({
    ...read,
    path: `${BLOCK}/revisions`,
    summary: 'What was published of a block, the newest first',
    label: ['查看区块已发布版本', 'List what was published of a block'],
    params,
    query: z.object(pageQuery),
    response: pageOf(pageRevision),
    errors: ['not-found'],
  }),
};
