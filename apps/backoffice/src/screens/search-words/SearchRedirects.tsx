import { PlusOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { formatMessage } from '@vitrine/kit';
import { App, Button, Card, Empty, Flex, Table, Typography } from 'antd';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { pickText } from '../../catalogue/texts.ts';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { NeededPermission } from '../../parts/NeededPermission.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { useMayCall } from '../../session/useOperator.ts';
import { searchWordsMessages } from './messages.ts';
import { type SearchRedirect, SearchRedirectDialog } from './SearchRedirectDialog.tsx';

/** The words whose search leads to a page instead of a list of products. */
export function SearchRedirects() {
  const texts = useMessages(searchWordsMessages);
  const { language } = useLanguage();
  const { modal } = App.useApp();
  const canWrite = useMayCall('createSearchRedirect');
  const [edited, setEdited] = useState<SearchRedirect | 'new'>();
  const query = useQuery({
    queryKey: ['search-words', 'redirects'],
    queryFn: () => api.listSearchRedirects(),
  });
  const remove = useAction({
    run: (id: string) => api.deleteSearchRedirect({ params: { id } }),
    changes: ['search-words'],
    doneText: texts.removed,
  });
  const ask = ({ id, words }: SearchRedirect) =>
    void modal.confirm({
      title: formatMessage(texts.removeRedirect, { words: words.join(', ') }),
      okText: texts.remove,
      okButtonProps: { danger: true },
      onOk: () => remove.run(id),
    });
  const add = canWrite ? (
    <Button icon={<PlusOutlined aria-hidden />} onClick={() => setEdited('new')}>
      {texts.addRedirect}
    </Button>
  ) : (
    <NeededPermission permission="content:publish" />
  );
  return (
    <Card title={texts.redirects} extra={add}>
      <QueryView query={query}>
        {(redirects) => (
          <Table
            size="small"
            rowKey="id"
            dataSource={[...redirects]}
            pagination={{ pageSize: 50, hideOnSinglePage: true }}
            locale={{ emptyText: <Empty description={texts.noRedirects} /> }}
            columns={[
              { title: texts.words, render: (_, { words }) => words.join(' · ') },
              { title: texts.name, render: (_, { name }) => pickText(name, language) },
              {
                title: texts.url,
                render: (_, { url }) => (
                  <Typography.Link href={url} target="_blank">
                    {url}
                  </Typography.Link>
                ),
              },
              {
                key: 'actions',
                title: texts.actions,
                width: 180,
                render: (_, redirect) =>
                  canWrite && (
                    <Flex gap={8}>
                      <Button size="small" onClick={() => setEdited(redirect)}>
                        {texts.edit}
                      </Button>
                      <Button size="small" danger onClick={() => ask(redirect)}>
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
        <SearchRedirectDialog
          redirect={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Card>
  );
}
