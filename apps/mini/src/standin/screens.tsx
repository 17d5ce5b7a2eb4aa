import type { Screen } from '@vitrine/features';
import { miniHref, type RouteName, useMessages } from '@vitrine/platform';
import { EmptyState } from '@vitrine/ui';

const messages = {
  'zh-CN': { soon: '即将开放' },
  'en-US': { soon: 'Opening soon' },
};

const Soon = () => <EmptyState title={useMessages(messages).soon} />;

/** Holds a tab whose screen is not there yet. */
export const standIn = (name: RouteName, title: string): Screen => ({
  name,
  skeleton: 'unready',
  load: async () => ({ status: 200, head: { title, path: miniHref({ route: name }) } }),
  View: Soon,
});
