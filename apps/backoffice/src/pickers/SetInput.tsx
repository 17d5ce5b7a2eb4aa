import { useQuery } from '@tanstack/react-query';
import { formatMessage } from '@vitrine/kit';
import { Flex, Select, Typography } from 'antd';
import { api } from '../api/api.ts';
import { pickText } from '../catalogue/texts.ts';
import { useLanguage, useMessages } from '../language/LanguageProvider.tsx';
import { QueryFailure } from '../parts/QueryFailure.tsx';
import { ScreenLink } from '../parts/ScreenLink.tsx';
import { pickerMessages } from './messages.ts';
import { ProductFacts } from './ProductFacts.tsx';
import { useProductRows } from './useProductRows.ts';

interface SetInputProps {
  label: string;
  value: string;
  disabled: boolean;
  onChange(id: string): void;
}

/** Enough to recognise a set. */
const SHOWN_PRODUCTS = 3;

/** The first products that were put into the set by hand; one by rule has none. */
function SetProducts({ id }: { id: string }) {
  const texts = useMessages(pickerMessages);
  const query = useQuery({
    queryKey: ['sets', 'one', id],
    queryFn: ({ signal }) => api.getSet({ params: { id } }, { signal }),
  });
  const rows = useProductRows(query.data?.productIds.slice(0, SHOWN_PRODUCTS) ?? []);
  return (
    <>
      {query.data?.rule && <Typography.Text type="secondary">{texts.setByRule}</Typography.Text>}
      {rows.map((row) => (
        <ProductFacts key={row.id} row={row} />
      ))}
    </>
  );
}

/** A set by its name, with what is on sale of it and its first products. */
export function SetInput({ label, value, disabled, onChange }: SetInputProps) {
  const texts = useMessages(pickerMessages);
  const { language } = useLanguage();
  const query = useQuery({
    queryKey: ['sets', 'all'],
    queryFn: ({ signal }) => api.listSets({}, { signal }),
  });
  const { data: sets = [], isPending, isSuccess } = query;
  const set = sets.find(({ id }) => id === value);
  const options = sets.map(({ id, name, onSale }) => ({
    value: id,
    label: `${pickText(name, language)} · ${formatMessage(texts.setOnSale, { count: onSale })} · ${id}`,
  }));
  return (
    <Flex vertical gap={8}>
      <Select
        aria-label={label}
        placeholder={texts.chooseSet}
        showSearch={{ optionFilterProp: 'label' }}
        loading={isPending}
        disabled={disabled}
        value={value || null}
        options={options}
        style={{ width: '100%' }}
        onChange={(id: string | null) => onChange(id ?? '')}
      />
      {query.isError && <QueryFailure query={query} />}
      {value && isSuccess && !set && (
        <Typography.Text type="danger">
          {formatMessage(texts.setMissing, { id: value })}
        </Typography.Text>
      )}
      {set && (
        <>
          <SetProducts id={set.id} />
          <ScreenLink href={`/sets/${set.id}`}>{texts.openSet}</ScreenLink>
        </>
      )}
    </Flex>
  );
}
