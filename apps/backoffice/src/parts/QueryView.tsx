import type { UseQueryResult } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { problemMessages } from '../api/messages.ts';
import { useProblemText } from '../api/useProblemText.ts';
import { useMessages } from '../language/LanguageProvider.tsx';

interface QueryViewProps<T> {
  query: UseQueryResult<T>;
  children(data: T): ReactNode;
}

/** Shows what a query answers: a skeleton first, or its failure with a way to try again. */
export function QueryView<T>({ query, children }: QueryViewProps<T>) {
  const texts = useMessages(problemMessages);
  const toText = useProblemText();
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (!query.isError) return <Skeleton active paragraph={{ rows: 6 }} />;
  return (
    <Alert
      type="error"
      showIcon
      title={texts.failed}
      description={toText(query.error)}
      action={<Button onClick={() => void query.refetch()}>{texts.retry}</Button>}
    />
  );
}
