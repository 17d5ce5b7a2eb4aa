import type { Handlers } from '@vitrine/contract';
import type { shopperMessages } from '@vitrine/contract/admin';
import type { Language } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import { parseCursor, toPage } from '../../http/cursor.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { previewCards } from '../../providers/messages/preview-cards.ts';
import { fillSample, findValueProblems } from '../../providers/messages/preview-values.ts';
import { renderEmail } from '../../providers/messages/render-email.ts';
import { renderPush } from '../../providers/messages/render-push.ts';
import { isMessageTemplate, TEMPLATES } from '../../providers/messages/templates.ts';
import type { Settings } from '../../settings.ts';
import { failedEventHandlers } from './failed-events.ts';
import { toMessage, toText } from './mappers.ts';
import { findAttempts, findMessage, findMessages } from './operator-queries.ts';
import { problem } from './problems.ts';
import { CAN_RETRY } from './rules.ts';

export interface MessageRouteDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly settings: Pick<Settings, 'brand'> & {
    readonly providers: Pick<Settings['providers'], 'templates'>;
  };
}

/** What operators see of the messages to shoppers, and how they send those again that failed. */
export const messageHandlers = ({
  db,
  now,
  settings,
}: MessageRouteDeps): Handlers<typeof shopperMessages, HandlerContexts> => ({
  ...failedEventHandlers({ db }),
  async listMessages({ query }, { operator }) {
    const [before] = parseCursor(query.cursor, ['id']) ?? [];
    const rows = await findMessages(db, query, before, operator.merchantId);
    return toPage(rows, query.size, toMessage, ({ id }) => [id]);
  },
  async getMessage({ params }, { operator }) {
    const row = await findMessage(db, params.id, operator.merchantId);
    if (!row) throw new ApiProblem('not-found');
    const attempts = await findAttempts(db, row.id);
    return {
      ...toMessage(row),
      text: toText(row),
      log: attempts.map(({ started_at, channel, outcome, code }) => ({
        startedAt: started_at.toISOString(),
        channel,
        outcome,
        code,
      })),
    };
  },
  retryMessage: ({ params }, { operator, language, recordAudit }) =>
    db.transaction().execute(async (trx) => {
      await trx
        .selectFrom('shopper_messages')
        .select('id')
        .where('id', '=', params.id)
        .forNoKeyUpdate()
        .execute();
      const row = await findMessage(trx, params.id, operator.merchantId);
      if (!row) throw new ApiProblem('not-found');
      if (!CAN_RETRY[row.status]) throw problem('message-not-failed', language);
      const again = { status: 'waiting', attempts: 0, due_at: new Date(now()) } as const;
      await trx
        .updateTable('shopper_messages')
        .set({ ...again, finished_at: null })
        .where('id', '=', row.id)
        .execute();
      await recordAudit(trx, {
        target: { type: 'message', id: row.id },
        before: { status: row.status, attempts: row.attempts },
        after: { status: again.status },
      });
      return toMessage({ ...row, ...again, finished_at: null });
    }),
  listMessageTemplates: () =>
    Object.entries(TEMPLATES).map(([name, { sample }]) => ({
      name,
      values: Object.keys(sample),
      sample: { ...sample },
    })),
  previewMessageTemplate({ params: { name: template }, body: own }) {
    if (!isMessageTemplate(template)) throw new ApiProblem('not-found');
    const preview = (language: Language) => {
      const values = fillSample(template, own[language]);
      const { subject, text, html } = renderEmail(settings.brand, template, language, values);
      const { title, body } = renderPush(template, language, values);
      const message = { template, values, language, at: now() };
      return {
        subject,
        body: text,
        html,
        push: { title, body },
        cards: previewCards(settings.providers.templates, message),
        problems: findValueProblems(values),
      };
    };
    return { 'zh-CN': preview('zh-CN'), 'en-US': preview('en-US') };
  },
});
