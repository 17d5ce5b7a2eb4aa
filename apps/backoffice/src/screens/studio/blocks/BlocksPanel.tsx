import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { PageBlock } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { LINKED_BLOCK } from '@vitrine/modules/schemas';
import { Button, Empty, Flex, Input, Skeleton, Tag, Tooltip } from 'antd';
import { useDeferredValue, useState } from 'react';
import { api } from '../../../api/api.ts';
import { useAction } from '../../../api/useAction.ts';
import { useMessages } from '../../../language/LanguageProvider.tsx';
import { QueryFailure } from '../../../parts/QueryFailure.tsx';
import { blocksMessages } from '../../blocks/messages.ts';
import { templateMessages } from '../../page-templates/messages.ts';
import { TemplateCover } from '../../page-templates/TemplateCover.tsx';
import { useCommands } from '../editing/useCommands.ts';
import styles from '../Studio.module.css';
import { useStudio } from '../StudioContext.ts';
import { blockContentQuery } from './useBlockContent.ts';

const PAGE_SIZE = '20';

function useBlocks(search: string) {
  return useInfiniteQuery({
    queryKey: ['blocks', 'list', search],
    queryFn: ({ pageParam, signal }) => {
      const query = { size: PAGE_SIZE, ...(search && { search }) };
      const cursor = pageParam ? { cursor: pageParam } : {};
      return api.listPageBlocks({ query: { ...query, ...cursor } }, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

function InsertButtons({ code }: { code: string }) {
  const texts = useMessages(blocksMessages);
  const client = useQueryClient();
  const { draft, canWrite } = useStudio();
  const { insertNew } = useCommands();
  const copy = useAction({
    run: () => client.fetchQuery(blockContentQuery(code, draft.language)),
    onDone: ({ entries }) => insertNew(entries),
  });
  const isLinkable = !draft.isBlock;
  return (
    <Flex gap={4}>
      <Tooltip title={isLinkable ? undefined : texts.copyOnly}>
        <Button
          size="small"
          disabled={!canWrite || !isLinkable}
          onClick={() => insertNew([{ code: LINKED_BLOCK, fields: { block: code } }])}
        >
          {texts.insertLinked}
        </Button>
      </Tooltip>
      <Button size="small" disabled={!canWrite} loading={copy.isPending} onClick={() => copy.run()}>
        {texts.insertCopy}
      </Button>
    </Flex>
  );
}

function BlockItem({ block }: { block: PageBlock }) {
  const texts = useMessages(blocksMessages);
  const { moduleCount } = useMessages(templateMessages);
  const { code, name, modules, pages, languages } = block;
  return (
    <li className={styles.block}>
      <div className={styles.blockCover}>
        <TemplateCover {...block} />
      </div>
      <div className={styles.blockFacts}>
        <strong title={name}>{name || code}</strong>
        <span className={styles.kind}>
          {formatMessage(moduleCount, { count: modules.length })}
          {pages > 0 && ` · ${formatMessage(texts.usedBy, { count: pages })}`}
        </span>
        {languages.length === 0 && <Tag>{texts.notPublished}</Tag>}
        <InsertButtons code={code} />
      </div>
    </li>
  );
}

/** The blocks of the shop, to be inserted into the page as a copy or linked. */
export function BlocksPanel() {
  const texts = useMessages(blocksMessages);
  const [word, setWord] = useState('');
  const search = useDeferredValue(word.trim());
  const query = useBlocks(search);
  const blocks = query.data?.pages.flatMap(({ items }) => items);
  return (
    <div className={styles.panel}>
      <Input.Search
        allowClear
        aria-label={texts.search}
        placeholder={texts.search}
        value={word}
        onChange={({ target }) => setWord(target.value)}
      />
      {query.isError && <QueryFailure query={query} />}
      {query.isPending && <Skeleton active />}
      {blocks?.length === 0 && (
        <Empty
          description={search ? formatMessage(texts.noneFound, { word: search }) : texts.empty}
        />
      )}
      <ul className={styles.blocks}>
        {blocks?.map((block) => (
          <BlockItem key={block.code} block={block} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </div>
  );
}
