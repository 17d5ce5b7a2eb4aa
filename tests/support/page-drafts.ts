import type { Language } from '@vitrine/kit';
import { askAsOperator } from './operator-account.ts';

interface Operators {
  readonly origin: string;
  /** The session cookies of who writes pages and of who approves them. */
  readonly author: string;
  readonly approver: string;
}

interface DraftContent {
  readonly title: string;
  readonly entries: readonly object[];
}

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

  return {
    ask,
    read,
    approve,
    async create(code: string, language: Language, content: DraftContent): Promise<string> {
      const { id, version } = await ask(`pages/${code}/drafts`, { body: { language } });
      await ask(`page-drafts/${id}`, { method: 'PUT', body: content, version });
      return id;
    },
    async publish(id: string): Promise<void> {
      await approve(id);
      const { version } = await read(id);
      await ask(`page-drafts/${id}/publish`, { body: {}, version });
    },
  };
}

/** Reads a page of the shop as a visitor who has not been here before. */
export const readShopPage = async (origin: string, path: string): Promise<string> =>
  (await fetch(origin + path)).text();
