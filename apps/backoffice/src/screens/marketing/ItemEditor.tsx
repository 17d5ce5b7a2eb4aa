import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'wouter';
import { QueryView } from '../../parts/QueryView.tsx';
import { ItemForm } from './ItemForm.tsx';
import { createItemSource, type Item, itemsKey } from './item-source.ts';
import { findItemType, type ItemType, NEW_ITEM } from './item-types.ts';

/** What a copy does not take from the item that it is made from. */
const copyItem = (item: Item | null) => (item ? { ...item, id: '' } : null);

function TypedEditor({ type, id }: { type: ItemType; id: string }) {
  const [params] = useSearchParams();
  const isNew = id === NEW_ITEM;
  const readId = isNew ? params.get('from') : id;
  const query = useQuery<Item | null>({
    queryKey: [itemsKey(type), 'item', readId],
    queryFn: () => (readId === null ? null : createItemSource(type).get(readId)),
    // A form must not change under the hands of the operator.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <QueryView query={query}>
      {(item) => (
        <ItemForm
          type={type}
          item={isNew ? undefined : (item ?? undefined)}
          values={isNew ? copyItem(item) : item}
        />
      )}
    </QueryView>
  );
}

/** One item of a type in its form. */
export function ItemEditor() {
  const { type, id = NEW_ITEM } = useParams();
  const row = findItemType(type);
  return row ? <TypedEditor key={`${row.type}/${id}`} type={row.type} id={id} /> : null;
}
