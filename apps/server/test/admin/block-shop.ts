import type { PageProblem } from '@vitrine/contract/admin';
import { openOperatorHarness } from './operator-harness.ts';

/** A shop with a content manager who saves pages and blocks. */
export async function openBlockShop() {
  const harness = await openOperatorHarness();
  const { session } = await harness.createOperator('content');
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, input: object = {}) =>
    harness.ask(method, path, { session, ...input });
  const post = async (path: string, body: object = {}) => (await send('POST', path, { body })).body;
  const read = async (path: string) => (await send('GET', path)).body;
  const save = async (id: string, entries: object[], version: number) =>
    (await send('PUT', `page-drafts/${id}`, { body: { title: '春', entries }, version })).body;

  /** The draft of a page, in its second version. */
  async function createDraft(code: string, entries: object[], language = 'zh-CN') {
    await post('pages', { code, name: code });
    const { id } = await post(`pages/${code}/drafts`, { language });
    await save(id, entries, 1);
    return id as string;
  }
  const createBlock = (name: string, entries: object[], more: object = {}) =>
    post('page-blocks', { name, language: 'zh-CN', entries, ...more });
  const publish = async (id: string, version: number, body: object = {}) =>
    (await send('POST', `page-drafts/${id}/publish`, { body, version })).body;
  const remove = async (code: string) => send('DELETE', `page-blocks/${code}`, { version: 1 });
  /** What is wrong with a draft beside its missing translation. */
  const check = async (id: string): Promise<PageProblem[]> =>
    (await read(`page-drafts/${id}/check`)).problems.filter(
      ({ code }: PageProblem) => code !== 'language-missing',
    );
  return { ...harness, send, post, read, save, createDraft, createBlock, publish, remove, check };
}
