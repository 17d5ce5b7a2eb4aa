import { useApi } from '@vitrine/client/react';
import { formatMessage } from '@vitrine/kit';
import { useMessages, usePlatform } from '@vitrine/platform';
import { selectIsLoggedIn } from '@vitrine/state';
import { useSelector, useStore } from '@vitrine/state/react';
import { Box, Button, cx, FinePrint, Text } from '@vitrine/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useAction } from '../../../shared/action/useAction.ts';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { logOut } from '../../../shared/session/apply-session.ts';
import { useShellContent } from '../../../useShellContent.ts';
import { Account } from './Account.tsx';
import { Guest } from './Guest.tsx';
import { Help } from './Help.tsx';
import { messages } from './messages.ts';
import styles from './Screen.module.css';
import { Settings } from './Settings.tsx';

/** Logs the shopper out without asking first, because nothing is lost. */
function LogOut() {
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
    <Button
      variant="outline"
      fullWidth
      className={styles.logOut}
      loading={isPending}
      onPress={() => void endSession()}
    >
      {t.logOut}
    </Button>
  );
}

/** The version of the app, once the page is in it: the server renders one page for every version. */
function useAppVersion(): string | undefined {
  const { version } = usePlatform();
  const [shown, setShown] = useState<string>();
  useEffect(() => setShown(version), [version]);
  return shown;
}

/** The page around the account: settings, help and the legal lines. */
export function MeLayout({ children }: { children: ReactNode }) {
  const t = useMessages(messages);
  const version = useAppVersion();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const { footer, legal } = useShellContent();
  return (
    <Box className={styles.page}>
      {/* On a phone the header shows the title. */}
      <Text as="h1" variant="caption" tone="quiet" className={cx(layout.desktopOnly, styles.title)}>
        {t.title}
      </Text>
      <Box className={styles.account}>{children}</Box>
      <Box className={styles.foot}>
        <Settings />
        {isLoggedIn && <LogOut />}
      </Box>
      <Box className={layout.mobileOnly}>
        <Help columns={footer} />
      </Box>
      {/* On a phone this screen has no footer, so the legal lines are shown here. */}
      <Box className={cx(layout.center, layout.mobileOnly)}>
        {version && <FinePrint tabular>{formatMessage(t.version, { version })}</FinePrint>}
        {legal && <FinePrint className={spacing.pt1}>{legal}</FinePrint>}
      </Box>
    </Box>
  );
}

/** The account of a shopper, or the log-in for a guest. */
export function MeView() {
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const { footerLead } = useShellContent();
  return isLoggedIn ? <Account /> : <Guest lead={footerLead} />;
}
