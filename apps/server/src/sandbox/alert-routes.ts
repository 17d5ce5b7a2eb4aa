import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/schema.ts';
import { type Html, html } from '../docs/html.ts';
import { ApiProblem } from '../http/api-problem.ts';
import { renderSandboxPage } from './page.ts';
import { sendPage } from './send-page.ts';

const PATH = '/sandbox/alerts';
const MAX_LISTED = 30;
const NEW_STOCK = 3;

const params = z.object({ id: z.string().regex(/^[1-9]\d{0,11}$/) });

const findWaitingAlerts = (db: Kysely<Database>) =>
  db
    .selectFrom('product_alerts')
    .innerJoin('products', 'products.id', 'product_alerts.product_id')
    .leftJoin('variants', 'variants.id', 'product_alerts.variant_id')
    .select([
      'product_alerts.id',
      'product_alerts.product_id',
      'product_alerts.variant_id',
      'products.short_description',
      'variants.size',
    ])
    .where('product_alerts.status', '=', 'waiting')
    .orderBy('product_alerts.asked_at', 'desc')
    .limit(MAX_LISTED)
    .execute();

type WaitingAlert = Awaited<ReturnType<typeof findWaitingAlerts>>[number];

const renderAlert = ({ id, product_id, short_description, size }: WaitingAlert): Html =>
  html`<li><a href="/product/detail/${product_id}">${short_description['en-US']}${size === null ? '' : `, ${size}`}</a>
<form method="post" action="${PATH}/${id}"><button>${size === null ? 'Cut the price by a tenth' : 'Refill the stock'}</button></form></li>`;

/** Changes the stock or the price as the merchant would. */
async function fulfilAlert(db: Kysely<Database>, id: string): Promise<void> {
  const alert = (await findWaitingAlerts(db)).find((one) => one.id === id);
  if (!alert) throw new ApiProblem('not-found');
  if (alert.variant_id !== null) {
    const changes = { quantity: NEW_STOCK };
    await db.updateTable('variants').set(changes).where('id', '=', alert.variant_id).execute();
    return;
  }
  await db
    .updateTable('variants')
    .set({ price_incl_taxes: sql<string>`price_incl_taxes - price_incl_taxes / 10` })
    .where('product_id', '=', alert.product_id)
    .execute();
}

/** A page on which a developer fulfils what shoppers wait for, to see the messages that follow. */
export function registerAlerts(app: FastifyInstance, { db }: { db: Kysely<Database> }): void {
  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_, __, done) => done(null));
    scope.get(PATH, async (_, reply) => {
      const alerts = await findWaitingAlerts(db);
      const list =
        alerts.length === 0
          ? html`<p>No one waits for anything.</p>`
          : html`<ul>${alerts.map(renderAlert)}</ul>`;
      return sendPage(reply, renderSandboxPage('Product alerts', list));
    });
    scope.post(`${PATH}/:id`, async (request, reply) => {
      const { success, data } = params.safeParse(request.params);
      if (!success) throw new ApiProblem('not-found');
      await fulfilAlert(db, data.id);
      return reply.header('cache-control', 'no-store').redirect('/sandbox/messages', 303);
    });
  });
}
