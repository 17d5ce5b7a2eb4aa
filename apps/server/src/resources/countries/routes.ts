import type { common, Handlers } from '@vitrine/contract';
import { ApiProblem } from '../../http/api-problem.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { PROVINCES } from '../../reference-data/divisions.ts';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { mapCityToResponse } from './mappers.ts';

type Calls = Pick<typeof common, 'getCountryStates' | 'listCities'>;

export const countryHandlers = ({ db }: CatalogueDeps): Handlers<Calls, HandlerContexts> => ({
  async getCountryStates({ params }, { language }) {
    const states = await db
      .selectFrom('country_states')
      .select(['id', 'name', 'code'])
      .where('country_id', '=', params.id)
      .orderBy('position')
      .orderBy('id')
      .execute();
    // Every known country has states, so one without states is unknown.
    if (states.length === 0) throw new ApiProblem('not-found');
    return states.map(({ id, name, code }) => ({ id, name: name[language], code }));
  },

  async listCities({ params }, { language }) {
    const state = await db
      .selectFrom('country_states')
      .select('name')
      .where('country_id', '=', params.id)
      .where('id', '=', params.stateId)
      .executeTakeFirst();
    const province = PROVINCES.find(({ name }) => name === state?.name['zh-CN']);
    if (!province) throw new ApiProblem('not-found');
    return province.cities.map((city) => mapCityToResponse(city, language));
  },
});
