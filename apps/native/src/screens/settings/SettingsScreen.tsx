import { useLanguage, useMessages, usePlatform } from '@vitrine/platform';
import { selectIsLoggedIn } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { StyleSheet, Text, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { FILING } from '../../config.ts';
import { useConsent } from '../../consent/ConsentContext.ts';
import { openAppScreen } from '../../navigation/navigate.ts';
import { RowLink } from '../../parts/RowLink.tsx';
import { text } from '../../parts/text-styles.ts';
import { useShop } from '../../shop/ShopContext.ts';
import { UnlockSwitch } from '../../unlock/UnlockSwitch.tsx';
import { LanguageSetting } from './LanguageSetting.tsx';
import { messages } from './messages.ts';
import { PreferenceSwitches } from './PreferenceSwitches.tsx';
import { PushSwitch } from './PushSwitch.tsx';
import { SettingsPage, SettingsSection } from './SettingsPage.tsx';
import { Withdrawal } from './Withdrawal.tsx';

const toContent = (id: string) => ({ route: 'content' as const, params: { id } });

/** What the shopper has agreed to, and can read and take back. */
function Privacy() {
  const t = useMessages(messages);
  const { consent, ask } = useConsent();
  return (
    <SettingsSection title={t.privacy}>
      <RowLink title={t.titles.collectedData} onPress={() => openAppScreen('collectedData')} />
      <RowLink title={t.titles.sdks} onPress={() => openAppScreen('sdks')} />
      <RowLink title={t.policy} to={toContent('privacy')} />
      <RowLink title={t.terms} to={toContent('terms')} />
      {consent === 'agreed' ? <Withdrawal /> : <RowLink title={t.agree} onPress={ask} />}
    </SettingsSection>
  );
}

/** Leads to the privacy centre of the web, which exports and erases after a proof of who asks. */
function AccountData() {
  const t = useMessages(messages);
  return (
    <SettingsSection title={t.account}>
      <RowLink title={t.copy} to={{ route: 'privacy' }} />
      <RowLink title={t.erase} to={{ route: 'privacy' }} />
    </SettingsSection>
  );
}

function About() {
  const t = useMessages(messages);
  const { version } = usePlatform();
  const language = useLanguage();
  return (
    <SettingsSection title={t.about}>
      <View style={styles.fact}>
        <Text style={[text.ui, styles.fill]}>{t.version}</Text>
        <Text style={[text.caption, text.tabular]}>{version}</Text>
      </View>
      {FILING && (
        <RowLink title={t.filing} aside={FILING.text[language]} to={{ url: FILING.link }} />
      )}
    </SettingsSection>
  );
}

/** The settings of the app. Who only browses sees those that need no data of theirs. */
export function SettingsScreen() {
  const t = useMessages(messages);
  const { consent } = useConsent();
  const { clearDevice } = useShop();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const isAgreed = consent === 'agreed';
  return (
    <SettingsPage testID="settings">
      <LanguageSetting />
      {isAgreed && isLoggedIn && (
        <SettingsSection title={t.personal}>
          <PreferenceSwitches />
          <PushSwitch />
          <UnlockSwitch />
        </SettingsSection>
      )}
      <Privacy />
      {isAgreed && isLoggedIn && <AccountData />}
      {isAgreed && (
        <SettingsSection title={t.device}>
          <RowLink title={t.clear} onPress={clearDevice} />
          <Text style={[text.caption, styles.hint]}>{t.clearHint}</Text>
        </SettingsSection>
      )}
      <About />
    </SettingsPage>
  );
}

const styles = StyleSheet.create({
  fact: {
    flexDirection: 'row',
    alignItems: 'center',
    minHeight: tokens.space14,
    borderBottomWidth: 1,
    borderBottomColor: tokens.border,
  },
  fill: { flex: 1 },
  hint: { paddingTop: tokens.space2 },
});
