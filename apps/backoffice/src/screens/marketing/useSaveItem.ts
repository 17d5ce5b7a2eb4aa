import type { FormInstance } from 'antd';
import { useAction } from '../../api/useAction.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { toRequestValue } from '../../form/schema/form-values.ts';
import type { FreshRow } from '../../form/useFreshRow.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { isFieldShown } from './field-conditions.ts';
import { describeItem } from './item-schema.ts';
import { createItemSource, type Item, type ItemBody, itemsKey } from './item-source.ts';
import type { ItemType } from './item-types.ts';
import { marketingMessages } from './messages.ts';

interface SaveOptions {
  type: ItemType;
  /** Without a row the item is created. */
  fresh: FreshRow<Item, object>;
  form: FormInstance;
  onSaved(saved: Item, sent: object): void;
}

/** Sends what a form holds. */
export function useSaveItem({ type, fresh, form, onSaved }: SaveOptions) {
  const texts = useMessages(marketingMessages);
  const { row: item } = fresh;
  const source = createItemSource(type);
  return useAction({
    run: (values: object, key) => {
      const body = toRequestValue(describeItem(type), values, isFieldShown, [type]) as ItemBody;
      return item
        ? source.update(item.id, body, { ...key, version: item.version })
        : source.create(body, key);
    },
    changes: [itemsKey(type)],
    doneText: item ? texts.saved : texts.created,
    onDone: onSaved,
    onProblem: (error) => fresh.takeFresh(error) || applyProblem(form, error),
  });
}
