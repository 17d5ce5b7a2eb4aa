import type { Handlers, products } from '@vitrine/contract';
import { notFound } from '../../http/api-problem.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import type { CatalogueDeps } from '../catalogue-deps.ts';

type Calls = Pick<typeof products, 'getMerchant'>;

export const merchantHandlers = ({ db }: CatalogueDeps): Handlers<Calls, HandlerContexts> => ({
  async getMerchant({ params }, { language }) {
    const merchant = await db
      .selectFrom('merchants')
      .selectAll()
      .where('id', '=', params.id)
      .executeTakeFirstOrThrow(notFound);
    return {
      id: merchant.id,
      name: merchant.name,
      monogram: merchant.monogram,
      city: merchant.city[language],
      country: merchant.country[language],
      foundedIn: merchant.founded_in,
      description: merchant.description[language],
    };
  },
});
