import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { api } from '../../api/api.ts';
import { useProblemText } from '../../api/useProblemText.ts';

const SHOWN = 50;

interface PageSelectProps {
  id?: string;
  value?: string;
  onChange?(code: string): void;
}

/** A page by its name or code. */
export function PageSelect(props: PageSelectProps) {
  const toText = useProblemText();
  const [word, setWord] = useState('');
  const search = useDeferredValue(word.trim());
  const query = useQuery({
    queryKey: ['pages', 'select', search],
    queryFn: ({ signal }) =>
      api.listPages({ query: { size: String(SHOWN), ...(search && { search }) } }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Select<string>
      {...props}
      showSearch={{ onSearch: setWord, filterOption: false }}
      loading={query.isFetching}
      notFoundContent={query.isError ? toText(query.error) : undefined}
      options={(query.data?.items ?? []).map(({ code, name }) => ({
        value: code,
        label: name ? `${name} · ${code}` : code,
      }))}
    />
  );
}
