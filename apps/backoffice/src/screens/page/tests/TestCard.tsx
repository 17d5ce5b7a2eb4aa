import { useQuery } from '@tanstack/react-query';
import type { CountedPageTest, PageTest } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { Card, Flex, Tag, Typography } from 'antd';
import { api } from '../../../api/api.ts';
import { useMessages } from '../../../language/LanguageProvider.tsx';
import { languageNames } from '../../../language/language-names.ts';
import { useFormat } from '../../../language/useFormat.ts';
import { QueryView } from '../../../parts/QueryView.tsx';
import { usePermission } from '../../../session/useOperator.ts';
import { testMessages } from './messages.ts';
import { TestActions } from './TestActions.tsx';
import { TestCounts } from './TestCounts.tsx';

const COLOURS = { draft: 'default', running: 'purple', ended: 'default' } as const;

function StateTag({ test }: { test: PageTest }) {
  const texts = useMessages(testMessages);
  if (test.result) return <Tag>{texts.results[test.result]}</Tag>;
  const isDue = test.state === 'running' && Date.parse(test.endsAt) <= Date.now();
  return (
    <Tag color={isDue ? 'orange' : COLOURS[test.state]}>
      {isDue ? texts.due : texts.states[test.state]}
    </Tag>
  );
}

/** Who takes part in what, and for how long. */
function TestFacts({ test }: { test: PageTest }) {
  const texts = useMessages(testMessages);
  const languageTexts = useMessages(languageNames);
  const { dateTime } = useFormat();
  const facts = formatMessage(texts.facts, {
    goal: texts.goals[test.goal],
    share: test.shareOfB,
    language: test.language ? languageTexts[test.language] : texts.allLanguages,
  });
  const period = test.startedAt
    ? formatMessage(texts.fromTo, {
        from: dateTime(test.startedAt),
        to: dateTime(test.endedAt ?? test.endsAt),
      })
    : formatMessage(texts.until, { to: dateTime(test.endsAt) });
  const ending =
    test.endedBy === null
      ? texts.rules[test.rule]
      : test.endedBy === ''
        ? texts.endedByRule
        : formatMessage(texts.endedBy, { name: test.endedBy });
  return <Typography.Text type="secondary">{[facts, period, ending].join(' · ')}</Typography.Text>;
}

function TestBody({ test }: { test: CountedPageTest }) {
  const canPublish = usePermission('content:publish');
  return (
    <Flex vertical gap={12}>
      <Flex justify="space-between" align="start" gap={16} wrap>
        <Flex vertical gap={4} style={{ flex: 1, minWidth: 320 }}>
          <Flex gap={8} align="center">
            <strong>{test.name}</strong>
            <StateTag test={test} />
          </Flex>
          <TestFacts test={test} />
          {test.hypothesis && (
            <Typography.Paragraph style={{ margin: 0, maxWidth: 720 }}>
              {test.hypothesis}
            </Typography.Paragraph>
          )}
        </Flex>
        {canPublish && <TestActions test={test} />}
      </Flex>
      {test.counts && <TestCounts counts={test.counts} test={test} />}
    </Flex>
  );
}

/** A test with its counts. */
export function TestCard({ id }: { id: string }) {
  const query = useQuery({
    queryKey: ['page-tests', 'one', id],
    queryFn: ({ signal }) => api.getPageTest({ params: { id } }, { signal }),
  });
  return (
    <Card size="small">
      <QueryView query={query}>{(test) => <TestBody test={test} />}</QueryView>
    </Card>
  );
}
