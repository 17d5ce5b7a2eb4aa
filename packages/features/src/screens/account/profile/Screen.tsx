import type { Profile } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { selectIsWechatBound, selectShopProfile, selectUserInfo } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Heading, Row, RowLink, Text } from '@vitrine/ui';
import { useState } from 'react';
import { loadOnOpen } from '../../../shared/lazy-part/lazy-part.tsx';
import { EmailMethod } from './EmailMethod.tsx';
import { Messaging } from './Messaging';
import { messages } from './messages.ts';
import { PasswordSheet } from './PasswordSheet.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import styles from './Screen.module.css';

const MobileSheet = loadOnOpen(() => import('./MobileSheet.tsx').then((part) => part.MobileSheet));

/** The mobile, or a way to bind one. */
function MobileMethod({ mobile }: Pick<Profile, 'mobile'>) {
  const t = useMessages(messages);
  const { codeTargets } = useSelector(selectShopProfile);
  const [isOpen, setOpen] = useState(false);
  if (mobile)
    return (
      <Row isSpread className={styles.row}>
        <Text variant="ui">{t.mobile}</Text>
        <Text variant="ui" tone="quiet" tabular>
          {mobile}
        </Text>
      </Row>
    );
  if (!codeTargets.includes('mobile')) return null;

  return (
    <>
      <RowLink title={t.mobile} aside={t.bind} hasPopup="dialog" onPress={() => setOpen(true)} />
      <MobileSheet open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

/** The ways in which the shopper can log in. */
function LoginMethods({ profile }: { profile: Profile }) {
  const t = useMessages(messages);
  const isWechatBound = useSelector(selectIsWechatBound);
  const [isOpen, setOpen] = useState(false);
  return (
    <Box as="section" className={styles.methods} aria-label={t.loginMethods}>
      <Heading>{t.loginMethods}</Heading>
      <MobileMethod mobile={profile.mobile} />
      <EmailMethod profile={profile} />
      <RowLink
        title={t.password}
        aside={profile.hasPassword ? t.changePassword : t.setPassword}
        hasPopup="dialog"
        onPress={() => setOpen(true)}
      />
      <Messaging isBound={isWechatBound} />
      <PasswordSheet
        open={isOpen}
        hasPassword={profile.hasPassword}
        onClose={() => setOpen(false)}
      />
    </Box>
  );
}

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
