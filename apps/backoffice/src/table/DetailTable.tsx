import type { ReactNode } from 'react';
import { useMessages } from '../language/LanguageProvider.tsx';
import { OpenLink } from '../parts/OpenLink.tsx';
import { useOpenItem } from '../parts/useOpenItem.ts';
import { tableMessages } from './messages.ts';
import { ResourceTable, type ResourceTableProps } from './ResourceTable.tsx';
import type { ResourceColumn } from './types.ts';

interface DetailTableProps<Row> extends Omit<ResourceTableProps<Row>, 'rowId'> {
  renderDetails(id: string, onClose: () => void): ReactNode;
}

/** A list whose rows lead to their details beside it. */
export function DetailTable<Row extends { readonly id: string }>({
  columns,
  renderDetails,
  ...table
}: DetailTableProps<Row>) {
  const texts = useMessages(tableMessages);
  const [openId, setOpenId] = useOpenItem();
  const details: ResourceColumn<Row> = {
    key: 'details',
    title: '',
    width: 90,
    render: ({ id }) => <OpenLink id={id}>{texts.details}</OpenLink>,
  };
  return (
    <>
      <ResourceTable {...table} rowId={({ id }) => id} columns={[...columns, details]} />
      {openId && renderDetails(openId, () => setOpenId(null))}
    </>
  );
}
