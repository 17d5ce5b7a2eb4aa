import { errorCode } from '@vitrine/client';
import type { ReferralToken } from '@vitrine/contract';
import { fill } from '@vitrine/kit';
import { href, useLanguage, useMessages, usePlatform } from '@vitrine/platform';
import {
  resetReferral,
  selectReferralSummary,
  selectReferralToken,
  setReferralSummary,
  setReferralToken,
} from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Button, EmptyState, Text, Timeline, useToast } from '@vitrine/ui';
import { useMemo } from 'react';
import { AccountFrame } from '../account-frame/AccountFrame.tsx';
import { CopyButton } from '../copy/CopyButton.tsx';
import { Letter } from '../letter/Letter.tsx';
import { Own } from '../own/Own.tsx';
import type { OwnContext } from '../own/useOwn.ts';
import { Friends } from './Friends.tsx';
import { messages } from './messages.ts';
import { Poster } from './Poster.tsx';
import styles from './Screen.module.css';

/** Between two programmes there is nothing to send, and what was earned is still there. */
async function fetchOwn({ api, store, signal }: OwnContext): Promise<void> {
  const [token, summary] = await Promise.all([
    api.getReferralToken({}, { signal }).catch((error) => {
      if (errorCode(error) === 'not-found') return undefined;
      throw error;
    }),
    api.getReferrals({}, { signal }),
  ]);
  store.dispatch(resetReferral());
  if (token) store.dispatch(setReferralToken(token));
  store.dispatch(setReferralSummary(summary));
}

function useSending({ token }: ReferralToken) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { share } = usePlatform();
  const toast = useToast();
  const invitation = useMemo(
    () => ({
      title: words.sendTitle,
      path: href({ route: 'invitation', params: { token } }, language),
    }),
    [words, token, language],
  );
  return {
    invitation,
    async send() {
      const outcome = await share.open(invitation);
      if (outcome === 'copied') toast(words.linkCopied, { icon: 'done' });
      if (outcome === 'guided') toast(words.useMenu, { icon: 'info' });
    },
  };
}

function Invitation({ given }: { given: ReferralToken }) {
  const words = useMessages(messages);
  const { invitation, send } = useSending(given);
  const { token, friendReward, ownReward, rewardsOn } = given;
  const lines = [
    friendReward && fill(words.friendGets, { reward: friendReward.name }),
    ownReward && fill(words.youGet[rewardsOn], { reward: ownReward.name }),
  ].filter((line) => line !== null);
  return (
    <Box>
      <Letter kick={words.kick} title={words.letter} lines={lines}>
        <Text look="cap" tone="quiet">
          {words.code}
        </Text>
        <Text className={styles.code}>{token}</Text>
        <CopyButton text={token} of={words.code} copied={words.copied} look="ui" />
      </Letter>
      <Button wide className={styles.send} shares={invitation} onTap={() => void send()}>
        {words.send}
      </Button>
      <Poster given={given} lines={lines.slice(0, 1)} />
    </Box>
  );
}

function How() {
  const { how, steps } = useMessages(messages);
  return (
    <Box as="section" className={styles.part}>
      <Text as="h2" look="h3">
        {how}
      </Text>
      <Timeline
        className={styles.steps}
        label={how}
        steps={steps.map((step) => ({ key: step.title, ...step, state: 'done' }))}
      />
    </Box>
  );
}

function Standing() {
  const words = useMessages(messages);
  const token = useSelector(selectReferralToken);
  const summary = useSelector(selectReferralSummary);
  return (
    <Box className={styles.columns}>
      {token ? (
        <Invitation given={token} />
      ) : (
        <EmptyState icon="gift" title={words.over} hint={words.overHint}>
          <Button to={{ route: 'home' }}>{words.home}</Button>
        </EmptyState>
      )}
      <Box>
        {summary && <Friends summary={summary} />}
        {token && <How />}
      </Box>
    </Box>
  );
}

/** A letter to send on, and who has come by it. */
export function ReferralScreen() {
  const words = useMessages(messages);
  return (
    <AccountFrame room="referral" title={words.title}>
      <Own here={{ route: 'referral' }} of="referral" skeleton="unready" load={fetchOwn}>
        <Standing />
      </Own>
    </AccountFrame>
  );
}
