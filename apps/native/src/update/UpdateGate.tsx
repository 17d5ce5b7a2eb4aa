import { useMessages, usePlatform } from '@vitrine/platform';
import { selectShopConfiguration } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { type ReactNode, useState } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { brand } from '../brand/brand.ts';
import { tokens } from '../brand/tokens.ts';
import { APP_NAME } from '../config.ts';
import { messages } from '../messages.ts';
import { Button } from '../parts/Button.tsx';
import { Notice } from '../parts/Notice.tsx';
import { text } from '../parts/text-styles.ts';
import { getUpdateNotice } from './update-notice.ts';

/** Says that this version is too old: beside the shop while it still works, in its place where it does not. */
export function UpdateGate({ children }: { children: ReactNode }) {
  const { update: t } = useMessages(messages);
  const { version = '', navigation } = usePlatform();
  const { minimumAppVersion } = useSelector(selectShopConfiguration);
  const { bottom } = useSafeAreaInsets();
  const [isPutOff, setPutOff] = useState(false);
  const notice = getUpdateNotice(version, minimumAppVersion);
  const store: string = brand.stores[APP_NAME];
  const open = () => navigation.go({ url: store });
  if (notice === 'forced')
    return (
      <Notice
        isAlert
        title={t.forced}
        hint={t.forcedHint}
        action={store ? { label: t.open, onPress: open } : undefined}
      />
    );
  return (
    <View style={styles.page}>
      {children}
      {notice === 'advised' && !isPutOff && (
        <View role="alert" style={[styles.notice, { paddingBottom: bottom + tokens.space4 }]}>
          <Text style={text.h3}>{t.advised}</Text>
          <Text style={text.body}>{t.advisedHint}</Text>
          <View style={styles.buttons}>
            <Button isOutlined label={t.later} onPress={() => setPutOff(true)} />
            {store !== '' && <Button label={t.open} onPress={open} />}
          </View>
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  notice: {
    gap: tokens.space2,
    padding: tokens.gutter,
    borderTopWidth: 1,
    borderTopColor: tokens.border,
    backgroundColor: tokens.paper,
  },
  buttons: { flexDirection: 'row', gap: tokens.space3, paddingTop: tokens.space2 },
});
