import { useQuery } from '@tanstack/react-query';
import { Card, Descriptions, type FormInstance } from 'antd';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { countNames } from './count-names.ts';
import styles from './ItemForm.module.css';
import { createItemSource, type Item, itemsKey } from './item-source.ts';
import type { ItemType } from './item-types.ts';
import { marketingMessages } from './messages.ts';
import { ProblemList } from './ProblemList.tsx';
import { ItemTools } from './tools/ItemTools.tsx';

interface ItemSideProps {
  type: ItemType;
  item: Item;
  form: FormInstance;
}

function Counts({ type, id }: { type: ItemType; id: string }) {
  const texts = useMessages(marketingMessages);
  const names = useMessages(countNames);
  const format = useFormat();
  const source = createItemSource(type);
  const query = useQuery({
    queryKey: [itemsKey(type), 'counts', id],
    queryFn: async () => (await source.count?.(id))?.counts ?? {},
  });
  const toItem = ([key, count]: [string, number]) => ({
    key,
    label: names[key] ?? key,
    children: format.number(count),
  });
  return (
    <QueryView query={query}>
      {(counts) =>
        Object.keys(counts).length > 0 && (
          <Card size="small" title={<h2 style={{ fontSize: 14, margin: 0 }}>{texts.counts}</h2>}>
            <Descriptions column={1} size="small" items={Object.entries(counts).map(toItem)} />
          </Card>
        )
      }
    </QueryView>
  );
}

/** What the server says about an item: what to correct, its counts, and its tools. */
export const ItemSide = ({ type, item, form }: ItemSideProps) => (
  <aside className={styles.side}>
    <ProblemList type={type} id={item.id} form={form} />
    <Counts type={type} id={item.id} />
    <ItemTools type={type} item={item} />
  </aside>
);
