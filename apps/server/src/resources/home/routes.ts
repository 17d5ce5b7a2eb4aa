import type { common, Handlers } from '@vitrine/contract';
import type { CallContexts } from '../../http/context.ts';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { categoryMenu } from '../menus/rules.ts';
import { homes } from './rules.ts';

type Calls = Pick<typeof common, 'getHome'>;

export const homeHandlers = ({
  catalogue,
  images,
}: CatalogueDeps): Handlers<Calls, CallContexts> => ({
  getHome(_, { language }) {
    const { index } = catalogue.current();
    return homes(index, categoryMenu(index, images.views, language), language);
  },
});
