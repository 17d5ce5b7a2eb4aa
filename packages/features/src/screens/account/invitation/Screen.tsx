import { useMessages } from '@vitrine/platform';
import { Box, Button, Note, PageTitle, Stack, Text } from '@vitrine/ui';
import type { ScreenProps } from '../../../screen.ts';
import { InvitationCard } from '../../../shared/invitation-card/InvitationCard.tsx';
import { messages } from './messages.ts';
import styles from './Screen.module.css';
import { useAcceptInvitation } from './useAcceptInvitation.ts';

/** The invitation of a friend, which the shopper or a guest can accept. */
export function InvitationScreen({ params }: ScreenProps) {
  const t = useMessages(messages);
  const invitation = useAcceptInvitation(params.token ?? '');
  const { isAccepted, isRejected, error } = invitation;
  return (
    <Box className={styles.page}>
      <PageTitle className={styles.title}>{t.title}</PageTitle>
      <InvitationCard
        eyebrow={t.eyebrow}
        defaultTitle={t.letter}
        lines={isAccepted ? [] : [t.lead]}
      >
        <Text className={styles.code}>{params.token}</Text>
      </InvitationCard>
      <Stack gap={1} className={styles.next} role="status">
        {isAccepted && (
          <>
            <Text as="p" variant="h2">
              {t.done}
            </Text>
            <Text as="p" variant="ui" tone="soft">
              {t.doneHint}
            </Text>
          </>
        )}
        {error && <Note tone="bad">{error}</Note>}
      </Stack>
      {isAccepted && (
        <Button fullWidth to={{ route: 'coupons' }}>
          {t.coupons}
        </Button>
      )}
      {!isAccepted && !isRejected && (
        <Button fullWidth loading={invitation.isPending} onPress={invitation.accept}>
          {invitation.isLoggedIn ? t.accept : t.acceptGuest}
        </Button>
      )}
      <Box className={styles.browse}>
        <Button
          variant={isRejected ? 'fill' : 'text'}
          fullWidth={isRejected}
          to={{ route: 'home' }}
        >
          {t.look}
        </Button>
      </Box>
    </Box>
  );
}
