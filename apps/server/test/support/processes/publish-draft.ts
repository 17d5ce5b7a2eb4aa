import { openDatabase } from '../../../src/database/open.ts';
import type { OperatorContext } from '../../../src/http/handler-context.ts';
import { publicationHandlers } from '../../../src/resources/admin-pages/publication-routes.ts';
import { readSettings } from '../../../src/settings.ts';

/** Publishes a draft and stops before the commit, until the process is killed. Run by publish-crash.test.ts. */
const settings = readSettings(process.env);
const { db } = await openDatabase(settings);
const handlers = publicationHandlers({ db, settings, now: Date.now });
const context: Partial<OperatorContext> = {
  operator: {
    operatorId: '1',
    apiKeyId: null,
    sessionId: null,
    isConfirmed: false,
    name: '林',
    merchantId: null,
    permissions: ['content:write'],
  },
  language: 'zh-CN',
  checkVersion: () => undefined,
  runOnce: (_trx, _now, _request, work) => work(),
  recordAudit: () => {
    process.stdout.write('written\n');
    return new Promise(() => setInterval(() => undefined, 60_000));
  },
};
await handlers.publishPageDraft(
  {
    params: { id: process.argv[2] ?? '' },
    query: {},
    body: { startsAt: null, endsAt: null, note: '', acceptsPlaceholders: false },
  },
  context as OperatorContext,
);
