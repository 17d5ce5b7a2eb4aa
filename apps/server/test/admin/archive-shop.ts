import { expect } from 'vitest';
import { openOperatorHarness } from './operator-harness.ts';

/** A shop with an editor who is logged in. */
export async function openArchiveShop() {
  const harness = await openOperatorHarness();
  const { session } = await harness.createOperator('content-editor');
  const send = (method: 'GET' | 'POST' | 'PUT', path: string, input: object = {}) =>
    harness.ask(method, path, { session, ...input });
  const post = async (path: string, body: object = {}) => (await send('POST', path, { body })).body;
  const read = async (path: string) => (await send('GET', path)).body;
  const upload = (file: Buffer, more: object = {}) =>
    send('POST', 'page-imports', { file, ...more });

  async function createDraft(code: string, entries: object[], language = 'zh-CN') {
    await post('pages', { code, name: '春季活动' });
    const { id } = await post(`pages/${code}/drafts`, { language });
    await send('PUT', `page-drafts/${id}`, { body: { title: '春', entries }, version: 1 });
    return id as string;
  }

  /** The ZIP file of a page, which is no JSON. */
  async function download(path: string): Promise<Buffer> {
    const { rawPayload, headers, statusCode } = await harness.app.inject({
      url: `/admin/api/v1/${path}`,
      headers: { cookie: `operator=${session}`, origin: 'http://localhost' },
    });
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/zip']);
    return rawPayload;
  }

  /** Stores all files that wait, and makes drafts. */
  async function apply(id: string, body: object) {
    const { files } = await read(`page-imports/${id}`);
    const stored = [];
    for (const { checksum, state } of files)
      if (state === 'waiting') stored.push(await post(`page-imports/${id}/files/${checksum}`));
    return { stored, answer: await send('POST', `page-imports/${id}/apply`, { body }) };
  }
  return { ...harness, send, post, read, upload, createDraft, download, apply };
}
