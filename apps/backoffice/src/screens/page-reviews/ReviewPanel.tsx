import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PageReview } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { Button, Flex, Input, Typography } from 'antd';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { useMayCall } from '../../session/useOperator.ts';
import { reviewMessages } from './messages.ts';
import { ReviewStateTag } from './ReviewStateTag.tsx';

const MAX_TEXT = 2_000;
const CHANGES = ['page-review', 'page-reviews', 'page-drafts', 'dashboard'];

interface ReviewPanelProps {
  draftId: string;
  /** The version that the operator sees. */
  version: number;
}

function ReviewFacts({ review }: { review: PageReview }) {
  const texts = useMessages(reviewMessages);
  const { dateTime } = useFormat();
  const { requester, requestedAt, reviewer, decidedAt, note, answer, draftVersion } = review;
  return (
    <>
      {requester && requestedAt && (
        <Typography.Text type="secondary">
          {formatMessage(texts.sent, {
            ...{ name: requester, time: dateTime(requestedAt), version: draftVersion ?? 1 },
          })}
        </Typography.Text>
      )}
      {note && <Typography.Text>{note}</Typography.Text>}
      {reviewer && decidedAt && (
        <Typography.Text type="secondary">
          {formatMessage(texts.decided, { name: reviewer, time: dateTime(decidedAt) })}
        </Typography.Text>
      )}
      {answer && <Typography.Text>{answer}</Typography.Text>}
    </>
  );
}

function ReviewActions({ review, version }: { review: PageReview; version: number }) {
  const texts = useMessages(reviewMessages);
  const canPublish = useMayCall('decidePageReview');
  const [content, setContent] = useState('');
  const params = { id: review.draftId };
  const options = { changes: CHANGES, onDone: () => setContent('') };
  const request = useAction({
    ...options,
    run: (note: string, call) =>
      api.requestPageReview({ params, body: { note } }, { ...call, version }),
    doneText: texts.requested,
  });
  const cancel = useAction({
    ...options,
    run: (_: undefined, call) => api.cancelPageReview({ params }, call),
    doneText: texts.cancelled,
  });
  const decide = useAction({
    ...options,
    run: (body: { decision: 'approve' | 'ask-for-changes'; answer: string }, call) =>
      api.decidePageReview({ params, body }, { ...call, version }),
    doneText: ({ state }) => (state === 'approved' ? texts.approved : texts.askedForChanges),
  });
  const isWaiting = review.state === 'requested';
  const isSendable = !isWaiting && review.state !== 'approved';
  const mustBeOther = review.isApprovalRequired && review.isOwn;
  const decides = canPublish && isWaiting;
  return (
    <>
      {(isSendable || decides) && (
        <Input.TextArea
          aria-label={decides ? texts.answer : texts.note}
          placeholder={decides ? texts.answer : texts.note}
          autoSize={{ minRows: 2, maxRows: 6 }}
          maxLength={MAX_TEXT}
          value={content}
          onChange={({ target }) => setContent(target.value)}
        />
      )}
      {decides && mustBeOther && <Typography.Text type="secondary">{texts.own}</Typography.Text>}
      <Flex gap={8} wrap>
        {isSendable && (
          <Button loading={request.isPending} onClick={() => request.run(content)}>
            {texts.request}
          </Button>
        )}
        {decides && (
          <>
            <Button
              type="primary"
              disabled={mustBeOther}
              loading={decide.isPending}
              onClick={() => decide.run({ decision: 'approve', answer: content })}
            >
              {texts.approve}
            </Button>
            <Button
              loading={decide.isPending}
              onClick={() => decide.run({ decision: 'ask-for-changes', answer: content })}
            >
              {texts.askForChanges}
            </Button>
          </>
        )}
        {isWaiting && (
          <Button loading={cancel.isPending} onClick={() => cancel.run(undefined)}>
            {texts.cancel}
          </Button>
        )}
      </Flex>
    </>
  );
}

/** Where a draft is on its way to being published, and what the operator can do about it. */
export function ReviewPanel({ draftId, version }: ReviewPanelProps) {
  const texts = useMessages(reviewMessages);
  const canWrite = useMayCall('requestPageReview');
  const query = useQuery({
    queryKey: ['page-review', draftId, version],
    queryFn: ({ signal }) => api.getPageReview({ params: { id: draftId } }, { signal }),
    // A newer version of the draft keeps what is typed beside it.
    placeholderData: keepPreviousData,
  });
  return (
    <QueryView query={query}>
      {(review) => (
        <Flex vertical gap={8}>
          <Flex gap={8} align="center">
            <strong>{texts.review}</strong>
            <ReviewStateTag state={review.state} />
          </Flex>
          {review.isApprovalRequired && (
            <Typography.Text type="secondary">{texts.required}</Typography.Text>
          )}
          <ReviewFacts review={review} />
          {canWrite && <ReviewActions review={review} version={version} />}
        </Flex>
      )}
    </QueryView>
  );
}
