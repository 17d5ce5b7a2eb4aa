import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';

const MINUTE = 60_000;
const STUDIOS = ['0b9f4c1e-6a52-4d0c-9a53-2f6d0f1f4a10', '5d1d7b60-6b5c-4f0e-8f3a-7f0a4f4f9b11'];

let harness: OperatorHarness;
let mei: string;
let lin: string;
beforeAll(async () => {
  harness = await openOperatorHarness();
  mei = (await harness.createOperator('content')).session;
  lin = (await harness.createOperator('marketing')).session;
});
afterAll(() => harness.close());

let pages = 0;
let id: string;
beforeEach(async () => {
  const code = `edited-${++pages}`;
  await harness.ask('POST', 'pages', { session: mei, body: { code, name: '春' } });
  const body = { language: 'zh-CN' };
  ({ id } = (await harness.ask('POST', `pages/${code}/drafts`, { session: mei, body })).body);
});

async function save(version: number, isAutomatic: boolean, session = mei) {
  const body = { title: `第 ${version + 1} 版`, entries: [], isAutomatic };
  return (await harness.ask('PUT', `page-drafts/${id}`, { session, body, version })).status;
}

interface Save {
  version: number;
  isAutomatic: boolean;
}
async function listSaves(): Promise<(number | string)[]> {
  const { body } = await harness.ask('GET', `page-drafts/${id}/saves?size=100`, { session: mei });
  return body.items.map(({ version, isAutomatic }: Save) =>
    isAutomatic ? `${version} automatic` : version,
  );
}

it('keeps one of the automatic saves of ten minutes, and every save that was asked for', async () => {
  await save(1, true);
  await save(2, true);
  expect(await listSaves()).toEqual(['3 automatic', 1]);
  await save(3, false);
  await save(4, true);
  expect(await listSaves()).toEqual(['5 automatic', 4, '3 automatic', 1]);
  harness.clock.now += 11 * MINUTE;
  await save(5, true);
  await save(6, true);
  expect(await listSaves()).toEqual(['7 automatic', '5 automatic', 4, '3 automatic', 1]);
});

it('replaces no automatic save of another operator', async () => {
  await save(1, true);
  await save(2, true, lin);
  expect(await listSaves()).toEqual(['3 automatic', '2 automatic', 1]);
});

it('forgets the oldest saves only', async () => {
  for (let version = 1; version <= 102; version++) await save(version, version < 3);
  const saves = await listSaves();
  expect(saves).toHaveLength(100);
  expect([saves[0], saves.at(-1)]).toEqual([103, 4]);
});

async function listEditors(studio = -1, session = mei, query = '') {
  const editor = studio < 0 ? '' : `?editor=${STUDIOS[studio]}${query}`;
  const { body } = await harness.ask('GET', `page-drafts/${id}/editors${editor}`, { session });
  return body.editors.map((one: { id: string }) => STUDIOS.indexOf(one.id)).sort();
}

it('tells who has a draft open until they leave or are silent', async () => {
  expect(await listEditors(0)).toEqual([0]);
  expect(await listEditors(1, lin)).toEqual([0, 1]);
  expect(await listEditors(1, lin, '&isOpen=false')).toEqual([0]);
  harness.clock.now += MINUTE;
  expect(await listEditors()).toEqual([]);
});

it('tells an open studio that another has saved', async () => {
  await save(1, false, lin);
  const { body } = await harness.ask('GET', `page-drafts/${id}/editors`, { session: mei });
  expect(body).toMatchObject({ version: 2, savedBy: expect.stringContaining('marketing') });
});
