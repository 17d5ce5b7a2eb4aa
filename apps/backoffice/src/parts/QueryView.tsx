import type { UseQueryResult } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { QueryFailure } from './QueryFailure.tsx';

interface QueryViewProps<T> {
  query: UseQueryResult<T>;
  children(data: T): ReactNode;
}

/** Shows what a query answers: a skeleton first, or its failure with a way to try again. */
export function QueryView<T>({ query, children }: QueryViewProps<T>) {
  if (query.data !== undefined) return <>{children(query.data)}</>;
  return query.isError ? (
    <QueryFailure query={query} />
  ) : (
    <Skeleton active paragraph={{ rows: 6 }} />
  );
}
