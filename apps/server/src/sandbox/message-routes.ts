import { CHINA_OFFSET_MS, toFullMobile } from '@vitrine/kit';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/schema.ts';
import { type Html, html } from '../docs/html.ts';
import { renderSandboxPage } from './page.ts';
import { sendPage } from './send-page.ts';

const MAX_MESSAGES = 20;
const query = z.object({ to: z.string().max(120).optional().catch(undefined) });

interface Message {
  id: string;
  to: string;
  text: string;
  code: string | null;
  link: string | null;
  sentAt: string;
}

async function findMessages(db: Kysely<Database>, to: string | undefined): Promise<Message[]> {
  const rows = await db
    .selectFrom('sandbox_messages')
    .selectAll()
    .$if(to !== undefined, (selection) => selection.where('recipient', '=', to ?? ''))
    .orderBy('id', 'desc')
    .limit(MAX_MESSAGES)
    .execute();
  return rows.map(({ id, recipient, body, code, link, sent_at }) => ({
    id,
    to: recipient,
    text: body,
    code,
    link,
    sentAt: sent_at.toISOString(),
  }));
}

/** Formats Beijing time: `11-21 18:04:09`. */
const formatTime = (sentAt: string): string =>
  new Date(Date.parse(sentAt) + CHINA_OFFSET_MS).toISOString().slice(5, 19).replace('T', ' ');

/** Shows the link in the text as one that can be followed. */
function renderText({ text, link }: Message): Html {
  const [before = '', after = ''] = link ? text.split(link) : [text];
  return html`${before}${link ? html`<a href="${link}">${link}</a>` : ''}${after}`;
}

/** A mobile is shown with a plus; a user of the messaging app has an id instead. */
const formatRecipient = (to: string): string => (/^\d+$/.test(to) ? `+${to}` : to);

const renderMessage = (message: Message): Html => html`<li>
<p class="code">${message.code ?? ''}</p><p>${renderText(message)}</p>
<p class="note">${formatRecipient(message.to)} · <time datetime="${message.sentAt}">${formatTime(message.sentAt)}</time></p></li>`;

const renderPage = (to: string, messages: readonly Message[]): Html => html`
<form><label>Mobile or e-mail<input name="to" value="${to}" autocomplete="off"></label>
<button>Look</button></form>
${messages.length === 0 ? html`<p>Nothing has been sent yet.</p>` : html`<ol>${messages.map(renderMessage)}</ol>`}`;

/** Shows the messages of the sandbox, newest first, as a page or as JSON. */
export function registerMessages(app: FastifyInstance, { db }: { db: Kysely<Database> }): void {
  app.get('/sandbox/messages', async (request, reply) => {
    const { to = '' } = query.parse(request.query);
    const messages = await findMessages(db, to ? (toFullMobile(to) ?? to) : undefined);
    if (request.headers.accept?.includes('application/json'))
      return reply.header('cache-control', 'no-store').send({ messages });
    return sendPage(reply, renderSandboxPage('Messages', renderPage(to, messages)));
  });
}
