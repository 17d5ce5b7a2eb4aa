import { Button, Card, Flex } from 'antd';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useOpenItem } from '../../parts/useOpenItem.ts';
import { useMayCall } from '../../session/useOperator.ts';
import { Jobs } from '../jobs/Jobs.tsx';
import { ImportCard } from './ImportCard.tsx';
import { importMessages } from './messages.ts';

function ExportCard() {
  const texts = useMessages(importMessages);
  const [, setOpenId] = useOpenItem();
  const start = useAction({
    run: (format: 'csv' | 'jsonl', options) => api.exportProducts({ body: { format } }, options),
    changes: ['jobs'],
    onDone: ({ id }) => setOpenId(id),
  });
  return (
    <Card title={texts.export}>
      <Flex gap={8} wrap>
        <Button loading={start.isPending} onClick={() => start.run('csv')}>
          {texts.csv}
        </Button>
        <Button loading={start.isPending} onClick={() => start.run('jsonl')}>
          {texts.jsonl}
        </Button>
      </Flex>
    </Card>
  );
}

/** Imports and exports of products, and the jobs that do them. */
export function Imports() {
  const canImport = useMayCall('importStock');
  return (
    <Flex vertical gap={16}>
      {canImport && <ImportCard />}
      <ExportCard />
      <Jobs />
    </Flex>
  );
}
