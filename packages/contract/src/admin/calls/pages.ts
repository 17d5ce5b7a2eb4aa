import { z } from 'zod';
import { LARGEST_BODY_BYTES } from '../../body-size.ts';
import { call } from '../../call.ts';
import { codeId, done, flag, numericId } from '../../entities/common.ts';
import { pageOf, pageQuery } from '../entities/page.ts';
import {
  draftEditors,
  draftInput,
  draftPublicationInput,
  draftSave,
  managedPage,
  pageAudience,
  pageDraft,
  pageKind,
  pageLanguage,
  pageName,
  pageProblem,
  pageRevision,
  pageState,
  pageSummary,
  previewLink,
  previewLinkInput,
  publicationInput,
} from '../entities/pages.ts';

const group = 'Pages';
const read = { method: 'GET', group, caller: 'operator', permission: 'content:read' } as const;
const write = { group, caller: 'operator', permission: 'content:write' } as const;
const publish = { ...write, permission: 'content:publish' } as const;
const PAGES = '/admin/api/v1/pages';
const DRAFT = '/admin/api/v1/page-drafts/{id}';
const REVISION = '/admin/api/v1/page-revisions/{id}';
const byCode = z.object({ code: codeId });
const byId = z.object({ id: numericId });
const savedVersion = z.coerce.number().int().min(1).max(1_000_000_000);

/** Content pages and the drafts in which operators write them. */
export const pageCalls = {
  listPages: call({
    ...read,
    path: PAGES,
    summary: 'Pages by code, without the archived ones unless they are asked for',
    query: z.object({
      ...pageQuery,
      search: z.string().trim().min(1).max(60).optional(),
      kind: pageKind.optional(),
      state: pageState.optional(),
    }),
    response: pageOf(pageSummary),
  }),
  getPage: call({
    ...read,
    path: `${PAGES}/{code}`,
    summary: 'A page with its drafts',
    params: byCode,
    response: managedPage,
    errors: ['not-found'],
  }),
  createPage: call({
    ...write,
    method: 'POST',
    path: PAGES,
    summary: 'Adds a page, which shoppers do not see until a draft is published',
    body: z.object({ code: codeId, name: pageName }),
    response: managedPage,
    errors: ['conflict'],
  }),
  updatePage: call({
    ...write,
    method: 'PUT',
    path: `${PAGES}/{code}`,
    summary: 'Renames a page for operators',
    params: byCode,
    body: z.object({ name: pageName }),
    response: managedPage,
    errors: ['not-found', 'precondition-failed'],
  }),
  copyPage: call({
    ...write,
    method: 'POST',
    path: `${PAGES}/{code}/copy`,
    summary: 'Adds a page with the same drafts',
    params: byCode,
    body: z.object({ code: codeId, name: pageName }),
    response: managedPage,
    errors: ['not-found', 'conflict'],
  }),
  archivePage: call({
    ...write,
    method: 'POST',
    path: `${PAGES}/{code}/archive`,
    summary: 'Archives a page that is neither live nor upcoming',
    params: byCode,
    response: managedPage,
    errors: ['not-found', 'conflict'],
  }),
  unarchivePage: call({
    ...write,
    method: 'POST',
    path: `${PAGES}/{code}/unarchive`,
    summary: 'Takes a page out of the archive',
    params: byCode,
    response: managedPage,
    errors: ['not-found', 'conflict'],
  }),
  createPageDraft: call({
    ...write,
    method: 'POST',
    path: `${PAGES}/{code}/drafts`,
    summary:
      'Adds the draft of a language and audience: empty, or from another draft or a revision',
    params: byCode,
    body: z.object({
      language: pageLanguage,
      ...pageAudience,
      from: z
        .object({ type: z.enum(['draft', 'revision']), id: numericId })
        .nullable()
        .default(null),
    }),
    response: pageDraft,
    errors: ['not-found', 'conflict'],
  }),
  getPageDraft: call({
    ...read,
    path: DRAFT,
    summary: 'A draft with its modules, and what does not fit their schemas',
    params: byId,
    response: pageDraft,
    errors: ['not-found'],
  }),
  checkPageDraft: call({
    ...read,
    path: `${DRAFT}/check`,
    summary:
      'What is wrong with a draft and what shoppers would miss: dead links, sold-out products, ended promotions',
    params: byId,
    response: z.object({ problems: z.array(pageProblem) }),
    errors: ['not-found'],
  }),
  savePageDraft: call({
    ...write,
    method: 'PUT',
    path: DRAFT,
    summary: 'Saves a draft. A save from an older version is refused and says who saved meanwhile',
    params: byId,
    maxBodyBytes: LARGEST_BODY_BYTES,
    body: draftInput,
    response: pageDraft,
    errors: ['not-found', 'precondition-failed'],
  }),
  deletePageDraft: call({
    ...write,
    method: 'DELETE',
    path: DRAFT,
    summary: 'Deletes a draft; what is published stays',
    params: byId,
    response: done,
    errors: ['not-found', 'precondition-failed'],
  }),
  listPageDraftEditors: call({
    ...read,
    path: `${DRAFT}/editors`,
    summary: 'Who has a draft open; an open studio names itself every 15 seconds',
    params: byId,
    query: z.object({
      editor: z.uuid().optional().meta({ description: 'The id of the studio that asks' }),
      isOpen: flag.default(true).meta({ description: 'False: it has just left' }),
    }),
    response: draftEditors,
    errors: ['not-found'],
  }),
  listPageDraftSaves: call({
    ...read,
    path: `${DRAFT}/saves`,
    summary: 'The saves of a draft, the newest first',
    params: byId,
    query: z.object(pageQuery),
    response: pageOf(draftSave),
    errors: ['not-found'],
  }),
  getPageDraftSave: call({
    ...read,
    path: `${DRAFT}/saves/{version}`,
    summary: 'A draft as it was saved',
    params: byId.extend({ version: savedVersion }),
    response: pageDraft,
    errors: ['not-found'],
  }),
  restorePageDraft: call({
    ...write,
    method: 'POST',
    path: `${DRAFT}/restore`,
    summary: 'Saves an older save or a revision as the newest state of a draft, without publishing',
    params: byId,
    body: z.union([
      z.object({ saveVersion: z.int().min(1).max(1_000_000_000) }),
      z.object({ revisionId: numericId }),
    ]),
    response: pageDraft,
    errors: ['not-found', 'precondition-failed'],
  }),
  createPreviewLink: call({
    ...write,
    method: 'POST',
    path: `${DRAFT}/preview-links`,
    summary:
      'Makes a link that shows the page as if a draft were published, to a shopper at a time',
    params: byId,
    body: previewLinkInput,
    response: previewLink,
    errors: ['not-found'],
  }),
  publishPageDraft: call({
    ...publish,
    method: 'POST',
    path: `${DRAFT}/publish`,
    summary:
      'Publishes a draft now or from a time on; after its end, what was shown before returns',
    params: byId,
    body: draftPublicationInput,
    response: pageRevision,
    errors: ['not-found', 'conflict', 'precondition-failed'],
  }),
  listPageRevisions: call({
    ...read,
    path: `${PAGES}/{code}/revisions`,
    summary: 'What was published of a page, the newest first',
    params: byCode,
    query: z.object(pageQuery),
    response: pageOf(pageRevision),
    errors: ['not-found'],
  }),
  withdrawPageRevision: call({
    ...publish,
    method: 'POST',
    path: `${REVISION}/withdraw`,
    summary: 'Withdraws a revision; what was shown before returns',
    params: byId,
    response: pageRevision,
    errors: ['not-found', 'conflict'],
  }),
  publishPageRevision: call({
    ...publish,
    method: 'POST',
    path: `${REVISION}/publish`,
    summary: 'Publishes a revision again, now or from a time on',
    params: byId,
    body: publicationInput,
    response: pageRevision,
    errors: ['not-found', 'conflict'],
  }),
};
