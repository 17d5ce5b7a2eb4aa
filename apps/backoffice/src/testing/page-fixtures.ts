import type { AdminResponse } from '../api/admin-api.ts';

const EVERYBODY = {
  ...{ country: null, gender: null, benefit: null, platform: null, visitor: null, arm: null },
};

export const draft = {
  ...{ id: '5', page: 'spring', isBlock: false, language: 'zh-CN', ...EVERYBODY },
  ...{ title: '春日', note: '', savedBy: 'Lin', savedAt: '2026-11-25T02:00:00.000Z', version: 3 },
} satisfies AdminResponse<'getPage'>['drafts'][number];

export const page = {
  ...{ code: 'spring', name: 'Spring', kind: 'content', state: 'live', languages: ['zh-CN'] },
  ...{ draftCount: 1, version: 1, drafts: [draft] },
} satisfies AdminResponse<'getPage'>;

export const revision = {
  ...{ id: '9', page: 'spring', language: 'zh-CN', ...EVERYBODY, title: '春日', author: 'Lin' },
  ...{ note: '', publishedAt: '2026-11-25T02:00:00.000Z', startsAt: null, endsAt: null },
  ...{ withdrawnAt: null, draftId: '5', draftVersion: 2, state: 'open', isShown: true },
} satisfies AdminResponse<'listPageRevisions'>['items'][number];
