import type { PreferenceCode } from '@vitrine/contract';
import { messages as privacyMessages } from '@vitrine/features/messages/account/privacy';
import { useSwitchPreference } from '@vitrine/features/parts/account/privacy/usePrivacyActions';
import { isOn, PREFERENCES } from '@vitrine/features/rules/account/privacy';
import {
  type PrivateLoadContext,
  usePrivateData,
} from '@vitrine/features/shared/private-data/usePrivateData';
import { useMessages } from '@vitrine/platform';
import { selectIsLoggedIn, selectPreferences, setPreferences } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { StyleSheet, Text, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { messages as appMessages } from '../../messages.ts';
import { SwitchRow } from '../../parts/SwitchRow.tsx';
import { TextButton } from '../../parts/TextButton.tsx';
import { text } from '../../parts/text-styles.ts';
import { messages } from './messages.ts';

function PreferenceSwitch({ code }: { code: PreferenceCode }) {
  const t = useMessages(privacyMessages);
  const preferences = useSelector(selectPreferences);
  const { switchPreference, isPending } = useSwitchPreference(code);
  return (
    <SwitchRow
      label={t.preferenceNames[code]}
      hint={t.preferenceHints[code]}
      isOn={isOn(preferences, code)}
      isDisabled={isPending}
      onChange={(next) => void switchPreference(next)}
    />
  );
}

async function load({ api, store, signal }: PrivateLoadContext): Promise<void> {
  if (!selectIsLoggedIn(store.getState())) return;
  const { preferences } = await api.getPreferences({}, { signal });
  store.dispatch(setPreferences(preferences));
}

/** The shopper's consents to what is made for them, as in the privacy centre of the web. */
export function PreferenceSwitches() {
  const t = useMessages(messages);
  const { retry: retryLabel } = useMessages(appMessages);
  const { state, retry } = usePrivateData({
    returnTo: { route: 'me' },
    watch: '',
    allowGuest: true,
    load,
  });
  if (state === 'ready')
    return PREFERENCES.map((code) => <PreferenceSwitch key={code} code={code} />);
  if (state === 'loading') return null;
  return (
    <View style={styles.failure}>
      <Text style={[text.caption, styles.fill]}>{t.personalFailed}</Text>
      <TextButton label={retryLabel} onPress={retry} />
    </View>
  );
}

const styles = StyleSheet.create({
  failure: { flexDirection: 'row', alignItems: 'center', gap: tokens.space3 },
  fill: { flex: 1 },
});
