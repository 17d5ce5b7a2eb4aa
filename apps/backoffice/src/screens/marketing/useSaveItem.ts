import type { FormInstance } from 'antd';
import { useAction } from '../../api/useAction.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { toRequestValue } from '../../form/schema/form-values.ts';
import { useStaleWarning } from '../../form/useStaleWarning.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { isFieldShown } from './field-conditions.ts';
import { describeItem } from './item-schema.ts';
import { createItemSource, type Item, type ItemBody, itemsKey } from './item-source.ts';
import type { ItemType } from './item-types.ts';
import { marketingMessages } from './messages.ts';

interface SaveOptions {
  type: ItemType;
  /** Null: it is created. */
  item: Item | null;
  form: FormInstance;
  onSaved(item: Item): void;
  onReload(): void;
}

/** Sends what a form holds. A change from an older version asks whether to load the item again. */
export function useSaveItem({ type, item, form, onSaved, onReload }: SaveOptions) {
  const texts = useMessages(marketingMessages);
  const warnOfStale = useStaleWarning(onReload);
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
    onProblem: (error) => warnOfStale(error) || applyProblem(form, error),
  });
}
