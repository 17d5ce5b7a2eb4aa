import type { common, Handlers } from '@vitrine/contract';
import { ApiError } from '../../http/api-error.ts';
import type { CallContexts } from '../../http/context.ts';
import type { CatalogueDeps } from '../catalogue-deps.ts';

type Calls = Pick<typeof common, 'getCountryStates'>;

export const countryHandlers = ({ db }: CatalogueDeps): Handlers<Calls, CallContexts> => ({
  async getCountryStates({ params }, { language }) {
    const states = await db
      .selectFrom('country_states')
      .select(['id', 'name', 'code'])
      .where('country_id', '=', params.id)
      .orderBy('position')
      .orderBy('id')
      .execute();
    // A country that the shop knows has states; without any it is one the shop does not know.
    if (states.length === 0) throw new ApiError('not-found');
    return states.map(({ id, name, code }) => ({ id, name: name[language], code }));
  },
});
