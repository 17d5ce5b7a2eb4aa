import { useApi } from '@vitrine/client/react';
import type { SessionEntry } from '@vitrine/contract';
import { formatMessage, toChinaIsoDate } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, Button, cx, Heading, Hint, Paragraph, Row, Stack, Text } from '@vitrine/ui';
import { useState } from 'react';
import { useAction } from '../../../shared/action/useAction.ts';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { messages } from './messages.ts';
import styles from './Screen.module.css';

interface SessionRowProps {
  session: SessionEntry;
  isPending: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isPending, onEnd }: SessionRowProps) {
  const t = useMessages(messages);
  const device = session.device ?? t.unknownDevice;
  const lastSeen = toChinaIsoDate(Date.parse(session.lastSeenAt));
  const place = session.network ?? t.unknownNetwork;
  return (
    <Row as="li" isSpread className={cx(layout.divided, styles.session)}>
      <Stack gap={1}>
        <Text as="p" variant="ui">
          {device}
        </Text>
        <Hint tabular>{formatMessage(t.lastSeen, { date: lastSeen, place })}</Hint>
      </Stack>
      {session.isCurrent ? (
        <Text variant="caption" tone="pine">
          {t.thisDevice}
        </Text>
      ) : (
        <Button
          variant="text"
          label={`${t.endSession} ${device}`}
          loading={isPending}
          onPress={onEnd}
        >
          {t.endSession}
        </Button>
      )}
    </Row>
  );
}

/** The devices that are logged in. They are requested on demand, because few shoppers look at them. */
export function Sessions() {
  const t = useMessages(messages);
  const api = useApi();
  const [sessions, setSessions] = useState<readonly SessionEntry[]>();
  const { run, pendingId, isPending } = useAction({ failed: t.failed });
  const load = async () => setSessions(await api.listSessions());

  const end = (id: string) =>
    run(
      async () => {
        await api.endSession({ params: { id } });
        await load();
      },
      { id },
    );
  const endOthers = () =>
    run(async () => {
      await api.endOtherSessions();
      await load();
      return t.othersEnded;
    });
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent);
  return (
    <Box as="section" className={styles.part} aria-label={t.sessions}>
      <Heading>{t.sessions}</Heading>
      <Paragraph className={cx(spacing.pb4, spacing.pt2)}>{t.sessionsHint}</Paragraph>
      {sessions && (
        <Box as="ul" className={cx(spacing.pb5, styles.sessions)}>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isPending={pendingId === session.id}
              onEnd={() => void end(session.id)}
            />
          ))}
        </Box>
      )}
      {!sessions && (
        <Button variant="outline" loading={isPending} onPress={() => void run(load)}>
          {t.showSessions}
        </Button>
      )}
      {hasOthers && (
        <Button variant="outline" loading={pendingId === ''} onPress={() => void endOthers()}>
          {t.endOthers}
        </Button>
      )}
    </Box>
  );
}
