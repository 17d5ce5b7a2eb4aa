import { useMessages } from '@vitrine/platform';
import { Text, View } from 'react-native';
import { text } from '../../parts/text-styles.ts';
import { COLLECTED_DATA } from './collected-data.ts';
import { FactCard } from './FactCard.tsx';
import { messages } from './messages.ts';
import { SettingsPage } from './SettingsPage.tsx';

/** What the shop collects of a shopper, why and when. */
export function CollectedDataScreen() {
  const t = useMessages(messages);
  return (
    <SettingsPage testID="collected-data">
      <Text style={text.body}>{t.dataLead}</Text>
      <View>
        {COLLECTED_DATA.map(({ id }) => {
          const { what, why, when } = t.data[id];
          return (
            <FactCard
              key={id}
              title={what}
              facts={[
                [t.purpose, why],
                [t.when, when],
              ]}
            />
          );
        })}
      </View>
    </SettingsPage>
  );
}
