import { useMessages } from '@vitrine/platform';
import { selectUserInfo, setUserInfo } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box } from '@vitrine/ui';
import { AccountFrame } from '../account-frame/AccountFrame.tsx';
import { Own } from '../own/Own.tsx';
import type { OwnContext } from '../own/useOwn.ts';
import { Fields } from './Fields.tsx';
import { messages } from './messages.ts';
import styles from './Screen.module.css';
import { WaysIn } from './WaysIn.tsx';

const fetchProfile = async ({ api, store, signal }: OwnContext): Promise<void> => {
  store.dispatch(setUserInfo(await api.getProfile({}, { signal })));
};

function Mine() {
  const profile = useSelector(selectUserInfo);
  if (!profile) return null;
  return (
    <Box className={styles.columns}>
      <Fields key={profile.id} profile={profile} />
      <WaysIn profile={profile} />
    </Box>
  );
}

/** Who the shopper is, as far as they want to say, and how they sign in. */
export function ProfileScreen() {
  const words = useMessages(messages);
  return (
    <AccountFrame room="profile" title={words.title}>
      <Own here={{ route: 'profile' }} of="profile" skeleton="unready" load={fetchProfile}>
        <Mine />
      </Own>
    </AccountFrame>
  );
}
