import { useMessages } from '@vitrine/platform';
import { selectUserInfo } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { AccountLayout } from '../../../shared/account-layout/AccountLayout.tsx';
import { LoginMethods } from './LoginMethods.tsx';
import { messages } from './messages.ts';
import { ProfileForm } from './ProfileForm.tsx';
import styles from './Screen.module.css';

/** The profile of the shopper and the ways to log in. */
export function ProfileView() {
  const profile = useSelector(selectUserInfo);
  if (!profile) return null;
  return (
    <Box className={styles.columns}>
      <ProfileForm key={profile.id} profile={profile} />
      <LoginMethods profile={profile} />
    </Box>
  );
}

/** The page around the profile. */
export function ProfileLayout({ children }: { children: ReactNode }) {
  const t = useMessages(messages);
  return (
    <AccountLayout section="profile" title={t.title}>
      {children}
    </AccountLayout>
  );
}
