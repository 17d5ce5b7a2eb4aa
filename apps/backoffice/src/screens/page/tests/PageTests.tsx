import { useQuery } from '@tanstack/react-query';
import type { PageTest } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { Button, Collapse, Flex, Typography } from 'antd';
import { useState } from 'react';
import type { AdminResponse } from '../../../api/admin-api.ts';
import { api } from '../../../api/api.ts';
import { useMessages } from '../../../language/LanguageProvider.tsx';
import { QueryView } from '../../../parts/QueryView.tsx';
import { usePermission } from '../../../session/useOperator.ts';
import { testMessages } from './messages.ts';
import { TestCard } from './TestCard.tsx';
import { TestForm } from './TestForm.tsx';

/** More tests than anybody reads again. */
const SHOWN = 50;

interface PageTestsProps {
  page: AdminResponse<'getPage'>;
  onCreateB(): void;
}

function TestList({ tests }: { tests: readonly PageTest[] }) {
  const texts = useMessages(testMessages);
  const running = tests.filter(({ state }) => state === 'running');
  const planned = tests.filter(({ state }) => state === 'draft');
  const ended = tests.filter(({ state }) => state === 'ended');
  return (
    <Flex vertical gap={12}>
      {tests.length === 0 && <Typography.Text type="secondary">{texts.none}</Typography.Text>}
      {[...running, ...planned].map(({ id }) => (
        <TestCard key={id} id={id} />
      ))}
      {ended.length > 0 && (
        <Collapse
          items={[
            {
              key: 'ended',
              label: formatMessage(texts.earlier, { count: ended.length }),
              children: (
                <Flex vertical gap={12}>
                  {ended.map(({ id }) => (
                    <TestCard key={id} id={id} />
                  ))}
                </Flex>
              ),
            },
          ]}
        />
      )}
    </Flex>
  );
}

/** The A/B tests of a page, those that run and are planned first. */
export function PageTests({ page, onCreateB }: PageTestsProps) {
  const texts = useMessages(testMessages);
  const { code, drafts, state } = page;
  const isArchived = state === 'archived';
  const canPublish = usePermission('content:publish') && !isArchived;
  const canWrite = usePermission('content:write') && !isArchived;
  const [isPlanning, setIsPlanning] = useState(false);
  const query = useQuery({
    queryKey: ['page-tests', code],
    queryFn: ({ signal }) =>
      api.listPageTests({ params: { code }, query: { size: SHOWN } }, { signal }),
  });
  const hasB = drafts.some(({ arm }) => arm === 'b');
  return (
    <Flex vertical gap={12}>
      <h2 style={{ fontSize: 16, margin: 0 }}>{texts.title}</h2>
      <QueryView query={query}>{({ items }) => <TestList tests={items} />}</QueryView>
      <Flex gap={8}>
        {canWrite && !hasB && drafts.length > 0 && (
          <Button onClick={onCreateB}>{texts.createB}</Button>
        )}
        {canPublish && <Button onClick={() => setIsPlanning(true)}>{texts.plan}</Button>}
      </Flex>
      {isPlanning && <TestForm page={code} onClose={() => setIsPlanning(false)} />}
    </Flex>
  );
}
