import { useQuery } from '@tanstack/react-query';
import { Flex } from 'antd';
import { api } from '../../api/api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { AppSettings, NEW_SETTINGS } from './AppSettings.tsx';
import { configurationMessages } from './messages.ts';

/** The features and values of every app. A new shop has those of its storefront to set. */
export function Configuration() {
  const texts = useMessages(configurationMessages);
  const query = useQuery({
    queryKey: ['configurations'],
    queryFn: () => api.listConfigurations(),
  });
  return (
    <Flex vertical gap={16} style={{ maxWidth: 880 }}>
      <h1 style={{ fontSize: 20, margin: 0 }}>{texts.title}</h1>
      <QueryView query={query}>
        {(all) =>
          (all.length === 0 ? [NEW_SETTINGS] : all).map((settings) => (
            <AppSettings
              key={`${settings.app} ${settings.environment} ${settings.version}`}
              settings={settings}
            />
          ))
        }
      </QueryView>
    </Flex>
  );
}
