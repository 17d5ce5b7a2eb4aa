import { PlusOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { formatMessage } from '@vitrine/kit';
import { App, Button, Card, Empty, Flex, Table } from 'antd';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { useMayCall } from '../../session/useOperator.ts';
import { searchWordsMessages } from './messages.ts';
import { SearchRedirects } from './SearchRedirects.tsx';
import { SearchTrial } from './SearchTrial.tsx';
import { type Synonym, SynonymDialog } from './SynonymDialog.tsx';

function Synonyms() {
  const texts = useMessages(searchWordsMessages);
  const { modal } = App.useApp();
  const canWrite = useMayCall('createSynonym');
  const [edited, setEdited] = useState<Synonym | 'new'>();
  const query = useQuery({
    queryKey: ['search-words', 'synonyms'],
    queryFn: () => api.listSynonyms(),
  });
  const remove = useAction({
    run: (id: string) => api.deleteSynonym({ params: { id } }),
    changes: ['search-words'],
    doneText: texts.removed,
  });
  const ask = ({ id, words }: Synonym) =>
    void modal.confirm({
      title: formatMessage(texts.removeTitle, { words: words.join(', ') }),
      okText: texts.remove,
      okButtonProps: { danger: true },
      onOk: () => remove.run(id),
    });
  const add = canWrite && (
    <Button icon={<PlusOutlined aria-hidden />} onClick={() => setEdited('new')}>
      {texts.add}
    </Button>
  );
  return (
    <Card title={texts.synonyms} extra={add}>
      <QueryView query={query}>
        {(synonyms) => (
          <Table
            size="small"
            rowKey="id"
            dataSource={[...synonyms]}
            pagination={{ pageSize: 50, hideOnSinglePage: true }}
            locale={{ emptyText: <Empty description={texts.empty} /> }}
            columns={[
              { title: texts.words, render: (_, { words }) => words.join(' · ') },
              {
                title: texts.alsoFind,
                render: (_, { alsoFind }) => alsoFind.join(' · ') || texts.ignored,
              },
              {
                key: 'actions',
                title: texts.actions,
                width: 180,
                render: (_, synonym) =>
                  canWrite && (
                    <Flex gap={8}>
                      <Button size="small" onClick={() => setEdited(synonym)}>
                        {texts.edit}
                      </Button>
                      <Button size="small" danger onClick={() => ask(synonym)}>
                        {texts.remove}
                      </Button>
                    </Flex>
                  ),
              },
            ]}
          />
        )}
      </QueryView>
      {edited && (
        <SynonymDialog
          synonym={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Card>
  );
}

/** The words that shoppers type: what else they find, which page they lead to, and a trial of a search. */
export function SearchWords() {
  const texts = useMessages(searchWordsMessages);
  return (
    <Flex vertical gap={16}>
      <h1 style={{ fontSize: 20, margin: 0 }}>{texts.title}</h1>
      <SearchTrial />
      <SearchRedirects />
      <Synonyms />
    </Flex>
  );
}
