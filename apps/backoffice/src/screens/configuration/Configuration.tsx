import { useQuery } from '@tanstack/react-query';
import { Flex, Tabs } from 'antd';
import { api } from '../../api/api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { AppSettings, NEW_SETTINGS, type Settings } from './AppSettings.tsx';
import { configurationMessages } from './messages.ts';

/** The settings that shoppers have; the others are those of trials and other apps. */
const isOfShopper = ({ app, environment }: Settings) =>
  app === NEW_SETTINGS.app && environment === NEW_SETTINGS.environment;

const sortByShopper = (all: readonly Settings[]) =>
  [...all].sort((left, right) => Number(isOfShopper(right)) - Number(isOfShopper(left)));

/** The features and values of every app. A new shop has those of its storefront to set. */
export function Configuration() {
  const texts = useMessages(configurationMessages);
  const query = useQuery({
    queryKey: ['configurations'],
    queryFn: () => api.listConfigurations(),
    // A form must not change under the hands of the operator.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <Flex vertical gap={16} style={{ maxWidth: 880 }}>
      <h1 style={{ fontSize: 20, margin: 0 }}>{texts.title}</h1>
      <QueryView query={query}>
        {(all) => (
          <Tabs
            items={(all.length === 0 ? [NEW_SETTINGS] : sortByShopper(all)).map((settings) => ({
              key: `${settings.app}-${settings.environment}`,
              label: isOfShopper(settings)
                ? texts.shopperSettings
                : `${settings.app} · ${settings.environment}`,
              children: <AppSettings settings={settings} />,
            }))}
          />
        )}
      </QueryView>
    </Flex>
  );
}
