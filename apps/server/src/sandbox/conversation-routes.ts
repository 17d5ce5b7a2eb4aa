import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Html, html } from '../docs/html.ts';
import { ApiProblem } from '../http/api-problem.ts';
import type { ConversationDeps } from '../resources/conversations/deps.ts';
import { decryptMessageText } from '../resources/conversations/encryption.ts';
import { findMessages, type MessageRow } from '../resources/conversations/queries.ts';
import { answerConversation, closeConversation } from '../resources/conversations/service.ts';
import { ASSISTANT_MESSAGES } from './assistant-messages.ts';
import { renderSandboxPage } from './page.ts';
import { sendPage } from './send-page.ts';

const MAX_FORM_BYTES = 8_192;
const MAX_LISTED = 30;

const params = z.object({ id: z.uuid() });
const form = z.object({
  text: z.string().trim().max(1_000).default(''),
  action: z.enum(['answer', 'close']),
});

type Deps = Pick<ConversationDeps, 'db' | 'keyring' | 'now'>;

const findLatest = ({ db }: Deps) =>
  db
    .selectFrom('conversations')
    .selectAll()
    .orderBy('changed_at', 'desc')
    .limit(MAX_LISTED)
    .execute();

const findOne = async ({ db }: Deps, requestParams: unknown) => {
  const { success, data } = params.safeParse(requestParams);
  const conversation =
    success &&
    (await db.selectFrom('conversations').selectAll().where('id', '=', data.id).executeTakeFirst());
  if (!conversation) throw new ApiProblem('not-found');
  return conversation;
};

type Row = Awaited<ReturnType<typeof findOne>>;

const renderList = (rows: readonly Row[]): Html =>
  rows.length === 0
    ? html`<p>No one has written yet.</p>`
    : html`<ul>${rows.map(
        ({ id, topic, state, last_position }) =>
          html`<li><a href="/sandbox/conversations/${id}">${topic}, ${state}</a><p class="note">${String(last_position)} messages</p></li>`,
      )}</ul>`;

function renderMessage(row: MessageRow, { keyring }: Deps): Html {
  const card = row.card_kind ? `${row.card_kind} ${row.card_id}` : '';
  const image = row.image_id ? 'picture' : '';
  const parts = [decryptMessageText(keyring, row), card, image].filter(Boolean).join(' · ');
  return html`<li><p>${parts}</p><p class="note">${row.author || row.sender} · <time>${row.sent_at.toISOString()}</time></p></li>`;
}

const FORM = html`<form method="post">
<label>Answer<input name="text" maxlength="1000" autocomplete="off"></label>
<button name="action" value="answer">Answer</button>
<button name="action" value="close" class="quiet">Close</button>
</form>`;

/** Pages on which a developer answers shoppers by hand. */
export function registerConversations(app: FastifyInstance, deps: Deps): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
      (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.get('/sandbox/conversations', async (_, reply) =>
      sendPage(reply, renderSandboxPage('Conversations', renderList(await findLatest(deps)))),
    );
    scope.get('/sandbox/conversations/:id', async (request, reply) => {
      const conversation = await findOne(deps, request.params);
      const rows = await findMessages(deps.db, conversation.id, {});
      const messages = rows.map((row) => renderMessage(row, deps));
      const body = html`<p class="note">${conversation.topic}, ${conversation.state}</p><ol>${messages}</ol>${FORM}`;
      return sendPage(reply, renderSandboxPage('Conversation', body));
    });
    scope.post('/sandbox/conversations/:id', async (request, reply) => {
      const { id, language } = await findOne(deps, request.params);
      const { success, data } = form.safeParse(request.body);
      if (!success || (data.action === 'answer' && !data.text)) throw new ApiProblem('bad-input');
      const { author } = ASSISTANT_MESSAGES[language];
      if (data.action === 'close') await closeConversation(deps.db, id);
      else await answerConversation(deps, { conversationId: id, author, text: data.text });
      return reply
        .header('cache-control', 'no-store')
        .redirect(`/sandbox/conversations/${id}`, 303);
    });
  });
}
