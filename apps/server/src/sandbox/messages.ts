import { CHINA_OFFSET_MS, fullMobile } from '@vitrine/kit';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/schema.ts';
import { type Html, html } from '../docs/html.ts';
import { sandboxPage } from './page.ts';
import { sendSandboxPage } from './send.ts';

const MOST = 20;
const query = z.object({ to: z.string().max(20).optional().catch(undefined) });

interface Message {
  id: string;
  to: string;
  text: string;
  code: string | null;
  sentAt: string;
}

async function findMessages(db: Kysely<Database>, to: string | undefined): Promise<Message[]> {
  const rows = await db
    .selectFrom('sandbox_messages')
    .selectAll()
    .$if(to !== undefined, (asked) => asked.where('recipient', '=', to ?? ''))
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ id, recipient, body, code, sent_at }) => ({
    id,
    to: recipient,
    text: body,
    code,
    sentAt: sent_at.toISOString(),
  }));
}

/** As the clock of whoever reads it stands: `11-21 18:04:09`, in Beijing. */
const clockTime = (sentAt: string): string =>
  new Date(Date.parse(sentAt) + CHINA_OFFSET_MS).toISOString().slice(5, 19).replace('T', ' ');

const messageItem = ({ to, text, code, sentAt }: Message): Html => html`<li>
<p class="code">${code ?? ''}</p><p>${text}</p>
<p class="note">+${to} · <time datetime="${sentAt}">${clockTime(sentAt)}</time></p></li>`;

const page = (to: string, messages: readonly Message[]): Html => html`
<form><label>Mobile<input name="to" value="${to}" inputmode="tel" autocomplete="off"></label>
<button>Look</button></form>
${messages.length === 0 ? html`<p>Nothing has been sent yet.</p>` : html`<ol>${messages.map(messageItem)}</ol>`}`;

/** What mobiles would have got, newest first: a page for people, JSON for programs. */
export function messageRoutes(app: FastifyInstance, { db }: { db: Kysely<Database> }): void {
  app.get('/sandbox/messages', async (request, reply) => {
    const { to = '' } = query.parse(request.query);
    const messages = await findMessages(db, to ? (fullMobile(to) ?? to) : undefined);
    if (request.headers.accept?.includes('application/json'))
      return reply.header('cache-control', 'no-store').send({ messages });
    return sendSandboxPage(reply, sandboxPage('Messages', page(to, messages)));
  });
}
