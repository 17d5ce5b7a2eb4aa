import { z } from 'zod';
import { call } from '../../call.ts';
import { done, gender, numericId } from '../../entities/common.ts';
import {
  redirectInput,
  searchRedirect,
  searchTrial,
  synonym,
  synonymInput,
} from '../entities/search-words.ts';

const group = 'Search';
const read = {
  method: 'GET',
  group,
  caller: 'operator',
  scope: 'merchant',
  permission: 'catalogue:read',
} as const;
const write = { group, caller: 'operator', scope: 'shop', permission: 'catalogue:write' } as const;
const publish = { ...write, permission: 'content:publish' } as const;
const params = z.object({ id: numericId });
const SYNONYMS = '/admin/api/v1/search-synonyms';
const REDIRECTS = '/admin/api/v1/search-redirects';

/** The words that shoppers type: what else they find, and which page they lead to. */
export const searchWords = {
  trySearch: call({
    ...read,
    path: '/admin/api/v1/search-trial',
    summary: 'What a query finds in the shop now, and why',
    label: ['试搜索', 'Try the search'],
    query: z.object({ keyword: z.string().trim().min(1).max(60), gender: gender.optional() }),
    response: searchTrial,
  }),
  listSynonyms: call({
    ...read,
    path: SYNONYMS,
    summary: 'All synonyms, the oldest first',
    label: ['查看同义词', 'List synonyms'],
    response: z.array(synonym),
  }),
  createSynonym: call({
    ...write,
    method: 'POST',
    path: SYNONYMS,
    summary: 'Adds words that also find others',
    label: ['新建同义词', 'Create a synonym'],
    body: synonymInput,
    response: synonym,
  }),
  updateSynonym: call({
    ...write,
    method: 'PUT',
    path: `${SYNONYMS}/{id}`,
    summary: 'Changes words that also find others',
    label: ['修改同义词', 'Change a synonym'],
    params,
    body: synonymInput,
    response: synonym,
    errors: ['not-found', 'precondition-failed'],
  }),
  deleteSynonym: call({
    ...write,
    method: 'DELETE',
    path: `${SYNONYMS}/{id}`,
    summary: 'Deletes words that also find others',
    label: ['删除同义词', 'Delete a synonym'],
    params,
    response: done,
    errors: ['not-found'],
  }),
  listSearchRedirects: call({
    ...read,
    path: REDIRECTS,
    summary: 'All words that lead to a page, the oldest first',
    label: ['查看搜索跳转', 'List search redirects'],
    response: z.array(searchRedirect),
  }),
  createSearchRedirect: call({
    ...publish,
    method: 'POST',
    path: REDIRECTS,
    summary: 'Adds words that lead to a page',
    label: ['新建搜索跳转', 'Create a search redirect'],
    body: redirectInput,
    response: searchRedirect,
    errors: ['conflict'],
  }),
  updateSearchRedirect: call({
    ...publish,
    method: 'PUT',
    path: `${REDIRECTS}/{id}`,
    summary: 'Changes words that lead to a page',
    label: ['修改搜索跳转', 'Change a search redirect'],
    params,
    body: redirectInput,
    response: searchRedirect,
    errors: ['not-found', 'conflict', 'precondition-failed'],
  }),
  deleteSearchRedirect: call({
    ...publish,
    method: 'DELETE',
    path: `${REDIRECTS}/{id}`,
    summary: 'Deletes words that lead to a page',
    label: ['删除搜索跳转', 'Delete a search redirect'],
    params,
    response: done,
    errors: ['not-found'],
  }),
};
