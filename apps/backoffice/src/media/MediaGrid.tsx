import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { formatMessage } from '@vitrine/kit';
import { Button, Empty, Flex, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { api } from '../api/api.ts';
import { useMessages } from '../language/LanguageProvider.tsx';
import { QueryFailure } from '../parts/QueryFailure.tsx';
import type { FilterValues } from '../table/types.ts';
import styles from './media.module.css';
import { mediaMessages } from './messages.ts';
import type { MediaFile } from './upload-media.ts';

const PAGE_SIZE = 48;

function useMediaFiles(values: FilterValues) {
  return useInfiniteQuery({
    queryKey: ['media', 'list', values],
    queryFn: ({ pageParam, signal }) => {
      const cursor = pageParam ? { cursor: pageParam } : {};
      return api.listMediaFiles(
        { query: { ...values, ...cursor, size: PAGE_SIZE } as never },
        { signal },
      );
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}

function TileContent({ file }: { file: MediaFile }) {
  const texts = useMessages(mediaMessages);
  return (
    <>
      {file.kind === 'image' ? (
        <img className={styles.picture} src={file.url} alt="" loading="lazy" />
      ) : (
        <video className={styles.picture} src={file.url} preload="metadata" muted />
      )}
      <div className={styles.facts}>
        <div className={styles.name} title={file.name}>
          {file.name}
        </div>
        <div className={styles.small}>
          <span>
            {file.kind === 'video' && `${texts.video} · `}
            {file.width} × {file.height}
          </span>
          <span>
            {file.uses > 0 ? formatMessage(texts.usesCount, { count: file.uses }) : texts.isUnused}
          </span>
        </div>
      </div>
    </>
  );
}

interface MediaGridProps {
  values: FilterValues;
  /** What a press of a file does, around its picture and its name. */
  renderTile(file: MediaFile, content: ReactNode): ReactNode;
}

/** The files of the library that match, newest first. */
export function MediaGrid({ values, renderTile }: MediaGridProps) {
  const texts = useMessages(mediaMessages);
  const query = useMediaFiles(values);
  if (query.isPending) return <Skeleton active paragraph={{ rows: 6 }} />;
  if (query.isError) return <QueryFailure query={query} />;
  const files = query.data.pages.flatMap(({ items }) => items);
  if (files.length === 0)
    return <Empty description={Object.keys(values).length > 0 ? texts.noMatch : texts.empty} />;
  return (
    <Flex vertical gap={16} align="center">
      <ul className={styles.grid} style={{ width: '100%' }} aria-busy={query.isPlaceholderData}>
        {files.map((file) => (
          <li key={file.id}>{renderTile(file, <TileContent file={file} />)}</li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </Flex>
  );
}
