import type { Language } from '@vitrine/kit';
import { expect } from 'vitest';
import { askAsOperator } from './operator-account.ts';

interface Operators {
  readonly origin: string;
  /** The session cookies of who writes pages and of who approves them. */
  readonly author: string;
  readonly approver: string;
}

const createEntries = (content: string) => [
  { id: 'letter', code: 'text', fields: { content } },
  { id: 'end', code: 'dividingLine', fields: {} },
];

/** What operators do with drafts of pages, without a browser. */
export function createDraftCalls({ origin, author, approver }: Operators) {
  const ask = (path: string, more: object = {}, cookie = author) =>
    askAsOperator(origin, path, { cookie, ...more }).then(({ data }) => data);
  const read = (id: string) => ask(`page-drafts/${id}`);

  /** Sends a draft for review and approves it, in the names of two operators. */
  async function approve(id: string): Promise<void> {
    const { version } = await read(id);
    await ask(`page-drafts/${id}/review/request`, { body: { note: '' }, version });
    const body = { decision: 'approve', answer: '' };
    await ask(`page-drafts/${id}/review/decide`, { body, version }, approver);
  }

  /** Finds a draft of a page by its language and whom it is for: everybody who reads Chinese unless said otherwise. */
  async function find(code: string, target: object = {}): Promise<string> {
    const wanted = Object.entries({ language: 'zh-CN', benefit: null, arm: null, ...target });
    const { drafts } = await ask(`pages/${code}`);
    const draft = drafts.find((one: Record<string, unknown>) =>
      wanted.every(([name, value]) => one[name] === value),
    );
    if (!draft) throw new Error(`${code} has no draft ${JSON.stringify(target)}`);
    return draft.id;
  }

  return {
    ask,
    read,
    find,
    approve,
    /** Waits until a draft that saves itself is stored with a text. */
    async waitUntilSaved(id: string, content: string): Promise<void> {
      const isSaved = async () => JSON.stringify(await read(id)).includes(content);
      await expect.poll(isSaved).toBe(true);
    },
    /** Adds the draft of a language with a text and a line. */
    async create(code: string, language: Language, title: string): Promise<string> {
      const { id, version } = await ask(`pages/${code}/drafts`, { body: { language } });
      const body = { title, entries: createEntries(title) };
      await ask(`page-drafts/${id}`, { method: 'PUT', body, version });
      return id;
    },
    async publish(id: string): Promise<void> {
      await approve(id);
      const { version } = await read(id);
      await ask(`page-drafts/${id}/publish`, { body: {}, version });
    },
  };
}

/** Whether a visitor who has not been here before finds a text on a page of the shop. */
export const isOnPage = async (url: string, content: string): Promise<boolean> =>
  (await (await fetch(url)).text()).includes(content);
