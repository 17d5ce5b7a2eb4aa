import { errorCode, isMissing } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import { useMessages, usePlatform } from '@vitrine/platform';
import { selectIsLoggedIn } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Button, cx, Note, PageTitle, Paragraph, Stack, Text } from '@vitrine/ui';
import { useCallback, useEffect, useState } from 'react';
import type { ScreenProps } from '../../../screen.ts';
import { useAction } from '../../../shared/action/useAction.ts';
import { InvitationCard } from '../../../shared/invitation-card/InvitationCard.tsx';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { messages } from './messages.ts';
import styles from './Screen.module.css';

/** Holds the token while a guest logs in. */
const PENDING_KEY = 'acceptedInvitation';

/** Accepts the invitation of a friend. A guest logs in first, and it is accepted on the return. */
function useAcceptInvitation(token: string) {
  const t = useMessages(messages);
  const api = useApi();
  const { login, storage } = usePlatform();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const [isAccepted, setAccepted] = useState(false);
  /** The server has decided against it, so that another try would fail too. */
  const [isRejected, setRejected] = useState(false);
  const returnTo = { route: 'invitation', params: { token } } as const;
  const { run, isPending, error } = useAction({
    showErrorAs: 'note',
    failed: t.failed,
    returnTo,
    onError: (cause) => {
      const code = errorCode(cause);
      if (code === 'unauthorised') storage.session.set(PENDING_KEY, token);
      setRejected(isMissing(cause) || code === 'conflict');
      return false;
    },
  });

  const send = useCallback(
    () =>
      run(async () => {
        await api.acceptReferral({ body: { token } });
        setAccepted(true);
      }),
    [run, api, token],
  );

  useEffect(() => {
    if (!isLoggedIn || storage.session.get(PENDING_KEY) !== token) return;
    storage.session.remove(PENDING_KEY);
    void send();
  }, [isLoggedIn, storage, token, send]);

  function accept(): void {
    if (isLoggedIn) return void send();
    storage.session.set(PENDING_KEY, token);
    login.open(returnTo);
  }

  return { isAccepted, isRejected, isPending, error, accept, isLoggedIn };
}

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
            <Paragraph>{t.doneHint}</Paragraph>
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
      <Box className={cx(spacing.pt3, layout.center)}>
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
