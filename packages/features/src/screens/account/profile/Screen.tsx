import { selectUserInfo } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box } from '@vitrine/ui';
import { LoginMethods } from './LoginMethods.tsx';
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
