import { useApi } from '@vitrine/client/react';
import { messages } from '@vitrine/features/messages/account/me';
import { useAction } from '@vitrine/features/shared/action/useAction';
import { logOut } from '@vitrine/features/shared/session/apply-session';
import type { FooterColumn } from '@vitrine/features/shop-content';
import { formatMessage } from '@vitrine/kit';
import { resolveLink, useMessages, usePlatform } from '@vitrine/platform';
import { useStore } from '@vitrine/state/react';
import { StyleSheet, Text, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { openAppScreen } from '../../navigation/navigate.ts';
import { Button } from '../../parts/Button.tsx';
import { RowLink } from '../../parts/RowLink.tsx';
import { text } from '../../parts/text-styles.ts';
import { messages as settingsMessages } from '../settings/messages.ts';

/** Leads to the settings of the app. */
export function SettingsLink() {
  const { settings } = useMessages(settingsMessages).titles;
  return <RowLink title={settings} onPress={() => openAppScreen('settings')} />;
}

/** Logs the shopper out without asking first, because nothing is lost. */
export function LogOut() {
  const t = useMessages(messages);
  const api = useApi();
  const store = useStore();
  const { isPending, run } = useAction();
  const endSession = () =>
    run(async () => {
      await logOut(api, store);
      return t.loggedOut;
    });
  return (
    <View style={styles.button}>
      <Button isOutlined label={t.logOut} isBusy={isPending} onPress={() => void endSession()} />
    </View>
  );
}

/** Links to the shop's help pages, the same as in the footer of the web. */
export function Help({ columns }: { columns: readonly FooterColumn[] }) {
  const { name } = usePlatform();
  return columns.map(({ title, links }) => (
    <View key={title}>
      <Text role="heading" style={[text.h3, styles.title]}>
        {title}
      </Text>
      {links.map(({ text: label, link }) => {
        const to = resolveLink(link, name);
        return to && <RowLink key={label} title={label} to={to} />;
      })}
    </View>
  ));
}

/** The version and the legal line, which the web has in its footer. */
export function Legal({ text: legal }: { text: string }) {
  const t = useMessages(messages);
  const { version } = usePlatform();
  return (
    <View style={styles.legal}>
      {version && (
        <Text style={[text.micro, text.tabular]}>{formatMessage(t.version, { version })}</Text>
      )}
      {legal !== '' && <Text style={[text.micro, styles.centred]}>{legal}</Text>}
    </View>
  );
}

const styles = StyleSheet.create({
  button: { flexDirection: 'row' },
  title: { paddingBottom: tokens.space2 },
  legal: { alignItems: 'center', gap: tokens.space1 },
  centred: { textAlign: 'center' },
});
