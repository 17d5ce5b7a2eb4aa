import { loadPrivate } from '@vitrine/features/load-private/account/me';
import { usePrivateData } from '@vitrine/features/shared/private-data/usePrivateData';
import { useShellContent } from '@vitrine/features/shell-content';
import { selectIsLoggedIn, selectUserInfo } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { RefreshControl, ScrollView, StyleSheet, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { FailureNotice } from '../../parts/FailureNotice.tsx';
import { LoadingRows } from '../../parts/LoadingRows.tsx';
import { COLUMN } from '../../parts/layout.ts';
import { NeedsConsent } from '../NeedsConsent.tsx';
import { Account } from './Account.tsx';
import { Guest } from './Guest.tsx';
import { Help, Legal, LogOut, SettingsLink } from './MeFoot.tsx';

/** The account of a shopper, or the log-in for a guest. */
function Me() {
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const info = useSelector(selectUserInfo);
  const { footer, footerLead, legal } = useShellContent();
  const { retry, refetch, ...result } = usePrivateData({
    returnTo: { route: 'me' },
    watch: String(isLoggedIn),
    allowGuest: true,
    load: loadPrivate,
  });
  const isShown = !isLoggedIn || Boolean(info);
  if (!isShown && result.state === 'failed')
    return <FailureNotice isOffline={result.isOffline} onRetry={retry} />;
  if (!isShown) return <LoadingRows />;
  return (
    <ScrollView
      testID="me"
      style={styles.page}
      refreshControl={<RefreshControl refreshing={false} onRefresh={refetch} />}
    >
      <View style={styles.column}>
        {isLoggedIn ? <Account /> : <Guest lead={footerLead} />}
        <SettingsLink />
        {isLoggedIn && <LogOut />}
        <Help columns={footer} />
        <Legal text={legal} />
      </View>
    </ScrollView>
  );
}

/** Me, with the loader, the state, the rules and the texts of the web's page. */
export const MeScreen = () => (
  <NeedsConsent hasSettings>
    <Me />
  </NeedsConsent>
);

const styles = StyleSheet.create({
  page: { flex: 1, backgroundColor: tokens.paper },
  column: {
    ...COLUMN,
    gap: tokens.space8,
    paddingHorizontal: tokens.gutter,
    paddingTop: tokens.space5,
    paddingBottom: tokens.space10,
  },
});
