import { z } from 'zod';
import { call } from '../../call.ts';
import { codeId, done, numericId } from '../../entities/common.ts';
import { pageOf, pageQuery } from '../entities/page.ts';
import { countedTest, pageTest, pageTestInput } from '../entities/page-tests.ts';

const group = 'Pages';
const read = {
  method: 'GET',
  group,
  caller: 'operator',
  scope: 'shop',
  permission: 'content:read',
} as const;
const publish = {
  group,
  caller: 'operator',
  scope: 'shop',
  permission: 'content:publish',
} as const;
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
    label: ['查看页面测试列表', 'List tests of a page'],
    params: byCode,
    query: z.object(pageQuery),
    response: pageOf(pageTest),
    errors: ['not-found'],
  }),
  getPageTest: call({
    ...read,
    path: TEST,
    summary: 'A test with its counts, which are renewed every twenty minutes',
    label: ['查看页面测试', 'Read a page test'],
    params: byId,
    response: countedTest,
    errors: ['not-found'],
  }),
  createPageTest: call({
    ...publish,
    method: 'POST',
    path: TESTS,
    summary: 'Plans a test, which changes nothing in the shop until it is started',
    label: ['新建页面测试', 'Plan a page test'],
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
    label: ['修改页面测试', 'Change a page test'],
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
    label: ['删除页面测试', 'Delete a page test'],
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
    label: ['开始页面测试', 'Start a page test'],
    params: byId,
    response: pageTest,
    errors: ['not-found', 'conflict', 'precondition-failed'],
  }),
  countPageTest: call({
    ...publish,
    method: 'POST',
    path: `${TEST}/count`,
    summary: 'Counts a running test now, from its beginning',
    label: ['统计页面测试', 'Count a page test'],
    params: byId,
    response: countedTest,
    errors: ['not-found', 'conflict'],
  }),
  endPageTest: call({
    ...publish,
    method: 'POST',
    path: `${TEST}/end`,
    summary: 'Ends a test: A stays as it is, or B is saved and published in its place',
    label: ['结束页面测试', 'End a page test'],
    params: byId,
    body: z.object({ choice: z.enum(['keep-a', 'publish-b']) }),
    response: countedTest,
    errors: ['not-found', 'conflict', 'precondition-failed'],
  }),
};
