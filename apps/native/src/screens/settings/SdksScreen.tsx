import { useMessages } from '@vitrine/platform';
import { Text, View } from 'react-native';
import { APP_NAME } from '../../config.ts';
import { text } from '../../parts/text-styles.ts';
import { FactCard } from './FactCard.tsx';
import { messages } from './messages.ts';
import { SettingsPage } from './SettingsPage.tsx';
import { listSdks } from './sdks.ts';

/** What of others is in the app of this system. */
export function SdksScreen() {
  const t = useMessages(messages);
  return (
    <SettingsPage testID="sdks">
      <Text style={text.body}>{t.sdkLead}</Text>
      <View>
        {listSdks(APP_NAME).map((sdk) => {
          const { maker, purpose } = t.sdk[sdk.id];
          return (
            <FactCard
              key={sdk.id}
              title={sdk.name}
              facts={[
                [t.maker, maker],
                [t.purpose, purpose],
                [t.collected, 'sendsData' in sdk ? t.paymentData : t.noData],
              ]}
            />
          );
        })}
      </View>
    </SettingsPage>
  );
}
