import { z } from 'zod';
import { call } from '../../call.ts';
import { codeId, done, numericId } from '../../entities/common.ts';
import { pageOf, pageQuery } from '../entities/page.ts';
import { countedTest, pageTest, pageTestInput } from '../entities/page-tests.ts';

const group = 'Pages';
const read = { method: 'GET', group, caller: 'operator', permission: 'content:read' } as const;
const publish = { group, caller: 'operator', permission: 'content:publish' } as const;
const TESTS = '/admin/api/v1/pages/{code}/tests';
const TEST = '/admin/api/v1/page-tests/{id}';
const byCode = z.object({ code: codeId });
const byId = z.object({ id: numericId });

/** Comparisons of two versions of a page, which are shown to different visitors at the same time. */
export const pageTestCalls = {
  listPageTests: call({
    ...read,
    path: TESTS,
    summary: 'The tests of a page, the newest first',
    params: byCode,
    query: z.object(pageQuery),
    response: pageOf(pageTest),
    errors: ['not-found'],
  }),
  getPageTest: call({
    ...read,
    path: TEST,
    summary: 'A test with its counts, which are renewed every twenty minutes',
    params: byId,
    response: countedTest,
    errors: ['not-found'],
  }),
  createPageTest: call({
    ...publish,
    method: 'POST',
    path: TESTS,
    summary: 'Plans a test, which changes nothing in the shop until it is started',
    params: byCode,
    body: pageTestInput,
    response: pageTest,
    errors: ['not-found', 'conflict'],
  }),
  updatePageTest: call({
    ...publish,
    method: 'PUT',
    path: TEST,
    summary: 'Changes a planned test; of one that has started only its name and hypothesis',
    params: byId,
    body: pageTestInput,
    response: pageTest,
    errors: ['not-found', 'conflict', 'precondition-failed'],
  }),
  deletePageTest: call({
    ...publish,
    method: 'DELETE',
    path: TEST,
    summary: 'Deletes a test that has not been started',
    params: byId,
    response: done,
    errors: ['not-found', 'conflict', 'precondition-failed'],
  }),
  startPageTest: call({
    ...publish,
    method: 'POST',
    path: `${TEST}/start`,
    summary:
      'Starts a test now. Each of its languages must show an A and have a published B, both for everybody',
    params: byId,
    response: pageTest,
    errors: ['not-found', 'conflict', 'precondition-failed'],
  }),
  countPageTest: call({
    ...publish,
    method: 'POST',
    path: `${TEST}/count`,
    summary: 'Counts a running test now, from its beginning',
    params: byId,
    response: countedTest,
    errors: ['not-found', 'conflict'],
  }),
  endPageTest: call({
    ...publish,
    method: 'POST',
    path: `${TEST}/end`,
    summary: 'Ends a test: A stays as it is, or B is saved and published in its place',
    params: byId,
    body: z.object({ choice: z.enum(['keep-a', 'publish-b']) }),
    response: countedTest,
    errors: ['not-found', 'conflict', 'precondition-failed'],
  }),
};
