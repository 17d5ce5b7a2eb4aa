import type { ReferralToken } from '@vitrine/contract';
import { formatMessage } from '@vitrine/kit';
import { href, useLanguage, useMessages, usePlatform } from '@vitrine/platform';
import { selectReferralSummary, selectReferralToken } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Button, cx, EmptyState, Heading, Text, Timeline, useToast } from '@vitrine/ui';
import { useMemo } from 'react';
import { useAction } from '../../../shared/action/useAction.ts';
import { CopyButton } from '../../../shared/copy/CopyButton.tsx';
import { InvitationCard } from '../../../shared/invitation-card/InvitationCard.tsx';
import * as spacing from '../../../shared/layout/spacing.ts';
import { Friends } from './Friends.tsx';
import { messages } from './messages.ts';
import { Poster } from './Poster.tsx';
import styles from './Screen.module.css';

/** Opens the host's way of sharing the invitation. */
function useSendInvitation({ token }: ReferralToken) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { share } = usePlatform();
  const toast = useToast();
  const { run } = useAction();
  const invitation = useMemo(
    () => ({
      title: t.sendTitle,
      path: href({ route: 'invitation', params: { token } }, language),
    }),
    [t, token, language],
  );
  const send = () =>
    run(async () => {
      const outcome = await share.open(invitation);
      if (outcome === 'guided') toast(t.useMenu, { icon: 'info' });
      return outcome === 'copied' ? t.linkCopied : undefined;
    });
  return { invitation, send };
}

function Invitation({ referral }: { referral: ReferralToken }) {
  const t = useMessages(messages);
  const { invitation, send } = useSendInvitation(referral);
  const { token, friendReward, ownReward, rewardsOn } = referral;
  const lines = [
    friendReward && formatMessage(t.friendGets, { reward: friendReward.name }),
    ownReward && formatMessage(t.youGet[rewardsOn], { reward: ownReward.name }),
  ].filter((line) => line !== null);
  return (
    <Box>
      <InvitationCard eyebrow={t.eyebrow} defaultTitle={t.letter} lines={lines}>
        <Text variant="caption" tone="quiet">
          {t.code}
        </Text>
        <Text className={styles.code}>{token}</Text>
        <CopyButton text={token} subject={t.code} success={t.copied} variant="ui" />
      </InvitationCard>
      <Button
        fullWidth
        className={spacing.mt6}
        shareContent={invitation}
        onPress={() => void send()}
      >
        {t.send}
      </Button>
      <Poster referral={referral} lines={lines.slice(0, 1)} />
    </Box>
  );
}

function HowItWorks() {
  const { how, steps } = useMessages(messages);
  return (
    <Box as="section" className={styles.part}>
      <Heading>{how}</Heading>
      <Timeline
        className={spacing.pt5}
        label={how}
        steps={steps.map((step) => ({ key: step.title, ...step, state: 'done' }))}
      />
    </Box>
  );
}

/** The shopper's invitation and the friends who accepted it. */
export function ReferralView() {
  const t = useMessages(messages);
  const token = useSelector(selectReferralToken);
  const summary = useSelector(selectReferralSummary);
  return (
    <Box className={cx(spacing.pt4, styles.columns)}>
      {token ? (
        <Invitation referral={token} />
      ) : (
        <EmptyState icon="gift" title={t.over} hint={t.overHint}>
          <Button to={{ route: 'home' }}>{t.home}</Button>
        </EmptyState>
      )}
      <Box>
        {summary && <Friends summary={summary} />}
        {token && <HowItWorks />}
      </Box>
    </Box>
  );
}
