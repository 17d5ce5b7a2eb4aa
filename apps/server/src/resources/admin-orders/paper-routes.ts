import type { Handlers } from '@vitrine/contract';
import type { merchantOrders } from '@vitrine/contract/admin';
import type { HandlerContexts } from '../../http/handler-context.ts';
import type { AdminOrderDeps } from './deps.ts';
import type { Paper } from './paper-model.ts';
import { renderPaperPage } from './paper-page.ts';
import { readPaper } from './read-paper.ts';

type Calls = Pick<typeof merchantOrders, 'createPackingSlip' | 'createOrderPapers'>;

/** The papers of merchant orders, as pages to print and as one PDF. */
export const orderPaperHandlers = ({
  db,
  drawPdf,
  now,
  settings,
}: Pick<AdminOrderDeps, 'db' | 'drawPdf' | 'now' | 'settings'>): Handlers<
  Calls,
  HandlerContexts
> => ({
  async createPackingSlip({ params: { id }, body }, context) {
    const paper = await readPaper({ db }, context, id, body);
    const { language } = context;
    return { html: renderPaperPage(paper, { paper: body.paper, language }) };
  },
  async createOrderPapers({ body: { ids, paper, document } }, context) {
    const papers: Paper[] = [];
    for (const id of ids) papers.push(await readPaper({ db }, context, id, { paper, document }));
    const options = { paper, language: context.language };
    return {
      type: 'application/pdf',
      name: `${document}-${ids.length === 1 ? ids[0] : ids.length}.pdf`,
      bytes: await drawPdf({ papers, options, font: settings.paperFont, at: now() }),
    };
  },
});
