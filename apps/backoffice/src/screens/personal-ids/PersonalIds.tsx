import { useQuery } from '@tanstack/react-query';
import type { PersonalIdReview } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { Button, Card, Empty, Flex, Input, Typography } from 'antd';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { useMayCall } from '../../session/useOperator.ts';
import { PERSONAL_IDS_KEY } from './keys.ts';
import { personalIdsMessages } from './messages.ts';
import { ReviewCard } from './ReviewCard.tsx';

const QUEUE_SIZE = 50;
const MIN_REASON = 3;
const MAX_REASON = 300;

/** What waits, masked: what an operator sees who may not read personal IDs, or has not said why. */
function MaskedQueue({ reviews }: { reviews: readonly PersonalIdReview[] }) {
  const texts = useMessages(personalIdsMessages);
  const format = useFormat();
  return reviews.map((review) => (
    <Card key={review.id} size="small">
      <Flex gap={16} wrap>
        <Typography.Text strong>{review.maskedName}</Typography.Text>
        <span>{review.maskedIdNumber}</span>
        <Typography.Text type="secondary">
          {formatMessage(texts.openOrders, { count: review.openOrders })} ·{' '}
          {formatMessage(texts.waitingSince, { time: format.dateTime(review.updatedAt) })}
        </Typography.Text>
      </Flex>
    </Card>
  ));
}

function StartForm({ onStart }: { onStart(reason: string): void }) {
  const texts = useMessages(personalIdsMessages);
  const [reason, setReason] = useState(texts.defaultReason);
  const isReady = reason.trim().length >= MIN_REASON;
  return (
    <Card size="small">
      <Flex vertical gap={8}>
        <span>{texts.choose}</span>
        <Flex gap={8}>
          <Input
            aria-label={texts.viewReason}
            value={reason}
            maxLength={MAX_REASON}
            onChange={({ target }) => setReason(target.value)}
            onPressEnter={() => isReady && onStart(reason.trim())}
          />
          <Button type="primary" disabled={!isReady} onClick={() => onStart(reason.trim())}>
            {texts.start}
          </Button>
        </Flex>
      </Flex>
    </Card>
  );
}

/** The personal IDs that people have to check, one after the other. */
export function PersonalIds() {
  const texts = useMessages(personalIdsMessages);
  const canReveal = useMayCall('revealPersonalId');
  const [reason, setReason] = useState<string>();
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const query = useQuery({
    queryKey: [PERSONAL_IDS_KEY, 'queue'],
    queryFn: () =>
      api.listPersonalIdReviews({ query: { status: 'checking', size: QUEUE_SIZE } as never }),
  });
  return (
    <Flex vertical gap={16}>
      <h1 style={{ fontSize: 20, margin: 0 }}>{texts.title}</h1>
      <QueryView query={query}>
        {({ items, nextCursor }) => {
          // One that was never skipped has the index -1 and comes first; then the one skipped longest ago.
          const [current] = items.toSorted(
            (one, other) => skipped.indexOf(one.id) - skipped.indexOf(other.id),
          );
          if (!current) return <Empty description={texts.empty} />;
          const count = `${items.length}${nextCursor ? '+' : ''}`;
          return (
            <>
              <Typography.Text role="status">
                {formatMessage(texts.queue, { count })}
              </Typography.Text>
              {canReveal && reason === undefined && <StartForm onStart={setReason} />}
              {canReveal && reason !== undefined ? (
                <ReviewCard
                  key={current.id}
                  review={current}
                  reason={reason}
                  onSkip={() =>
                    setSkipped([...skipped.filter((id) => id !== current.id), current.id])
                  }
                />
              ) : (
                <MaskedQueue reviews={items} />
              )}
            </>
          );
        }}
      </QueryView>
    </Flex>
  );
}
