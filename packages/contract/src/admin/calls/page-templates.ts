import { z } from 'zod';
import { call } from '../../call.ts';
import { codeId, done } from '../../entities/common.ts';
import { newPageTemplate, pageTemplate, pageTemplateInput } from '../entities/page-templates.ts';
import { managedPage, pageName } from '../entities/pages.ts';

const TEMPLATES = '/admin/api/v1/page-templates';
const base = { group: 'Pages', caller: 'operator', scope: 'shop' } as const;
const write = { ...base, permission: 'content:write' } as const;
const one = { ...write, path: `${TEMPLATES}/{id}`, params: z.object({ id: codeId }) } as const;

/** Pages that new pages begin with: those that come with the shop, and those that operators saved. */
export const pageTemplateCalls = {
  listPageTemplates: call({
    ...base,
    method: 'GET',
    path: TEMPLATES,
    summary: 'The templates that operators saved, newest first, then those that come with the shop',
    label: ['查看页面模板', 'List page templates'],
    permission: 'content:read',
    response: z.object({ items: z.array(pageTemplate) }),
  }),
  createPageTemplate: call({
    ...write,
    method: 'POST',
    path: TEMPLATES,
    summary: 'Saves the draft of a page as a template',
    label: ['新建页面模板', 'Create a page template'],
    body: newPageTemplate,
    response: pageTemplate,
    errors: ['not-found', 'conflict'],
  }),
  updatePageTemplate: call({
    ...one,
    method: 'PUT',
    summary: 'Sets name, description and picture of a template that was saved',
    label: ['修改页面模板', 'Change a page template'],
    body: pageTemplateInput,
    response: pageTemplate,
    errors: ['not-found', 'conflict', 'precondition-failed'],
  }),
  deletePageTemplate: call({
    ...one,
    method: 'DELETE',
    summary: 'Deletes a template that was saved; pages that began with it stay',
    label: ['删除页面模板', 'Delete a page template'],
    response: done,
    errors: ['not-found', 'conflict', 'precondition-failed'],
  }),
  createPageFromTemplate: call({
    ...one,
    method: 'POST',
    path: `${TEMPLATES}/{id}/pages`,
    summary: 'Adds a page with a draft for each language of a template',
    label: ['用模板新建页面', 'Create a page from a template'],
    body: z.object({ code: codeId, name: pageName }),
    response: managedPage,
    errors: ['not-found', 'conflict'],
  }),
};
