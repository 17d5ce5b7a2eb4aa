import { useQuery } from '@tanstack/react-query';
import type { ClearanceReason } from '@vitrine/contract';
import type { PersonalIdReview } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { Button, Card, Descriptions, Dropdown, Flex, Tooltip } from 'antd';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useShortcuts } from '../../orders/useShortcuts.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { CardPhotos } from './CardPhotos.tsx';
import { PERSONAL_IDS_KEY } from './keys.ts';
import { personalIdsMessages } from './messages.ts';

interface ReviewCardProps {
  review: PersonalIdReview;
  reason: string;
  onSkip(): void;
}

/** `null` approves. */
type Decision = { reason: ClearanceReason | null; updatedAt: string };

/** One personal ID with both photos side by side, and the decision about it. */
export function ReviewCard({ review, reason, onSkip }: ReviewCardProps) {
  const texts = useMessages(personalIdsMessages);
  const params = { id: review.id };
  const query = useQuery({
    queryKey: ['revealed-personal-id', review.id, review.updatedAt],
    queryFn: () => api.revealPersonalId({ params, body: { reason } }),
    // Each reading is recorded, and what was read must not stay in this tab.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const decide = useAction<Decision>({
    run: ({ reason: why, updatedAt }, options) =>
      api.decidePersonalId(
        {
          params,
          body: why
            ? { verdict: 'reject', reason: why, updatedAt }
            : { verdict: 'approve', updatedAt },
        },
        options,
      ),
    changes: [PERSONAL_IDS_KEY],
    doneText: texts.decided,
  });
  const updatedAt = query.data?.updatedAt;
  const run = (why: ClearanceReason | null) => {
    if (updatedAt) decide.run({ reason: why, updatedAt });
  };
  useShortcuts({ a: () => run(null), j: onSkip });
  const reasons = (Object.keys(texts.reasons) as ClearanceReason[]).map((key) => ({
    key,
    label: texts.reasons[key],
    onClick: () => run(key),
  }));
  return (
    <QueryView query={query}>
      {(revealed) => (
        <Card>
          <Flex vertical gap={16}>
            <Descriptions
              size="small"
              column={{ xs: 1, md: 3 }}
              items={[
                { key: 'name', label: texts.name, children: revealed.name },
                { key: 'number', label: texts.idNumber, children: revealed.idNumber },
                {
                  key: 'orders',
                  label: '',
                  children: formatMessage(texts.openOrders, { count: review.openOrders }),
                },
              ]}
            />
            <CardPhotos front={revealed.front} back={revealed.back} />
            <Flex gap={8} wrap>
              <Tooltip title={formatMessage(texts.shortcut, { key: 'A' })}>
                <Button type="primary" loading={decide.isPending} onClick={() => run(null)}>
                  {texts.approve}
                </Button>
              </Tooltip>
              <Dropdown menu={{ items: reasons }} trigger={['click']}>
                <Button danger disabled={decide.isPending}>
                  {texts.reject}
                </Button>
              </Dropdown>
              <Tooltip title={formatMessage(texts.shortcut, { key: 'J' })}>
                <Button onClick={onSkip}>{texts.skip}</Button>
              </Tooltip>
            </Flex>
          </Flex>
        </Card>
      )}
    </QueryView>
  );
}
