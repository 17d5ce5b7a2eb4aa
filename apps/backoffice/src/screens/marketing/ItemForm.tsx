import { Form } from 'antd';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { FreshNotice } from '../../form/FreshNotice.tsx';
import { useFreshRow } from '../../form/useFreshRow.ts';
import { useLeaveGuard } from '../../form/useLeaveGuard.ts';
import { useSaveKeys } from '../../form/useSaveKeys.ts';
import { listFieldGroups } from './field-conditions.ts';
import { FieldView } from './fields/FieldView.tsx';
import { placeChild } from './fields/field-place.ts';
import styles from './ItemForm.module.css';
import { ItemHeader } from './ItemHeader.tsx';
import { ItemSide } from './ItemSide.tsx';
import { describeItem, toItemValues } from './item-schema.ts';
import { createItemSource, type Item, itemsKey } from './item-source.ts';
import { type ItemType, itemHref } from './item-types.ts';
import { useItemRights } from './useItemRights.ts';
import { useSaveItem } from './useSaveItem.ts';

interface ItemFormProps {
  type: ItemType;
  item: Item | undefined;
  /** What the form begins with; null: the defaults of the type. */
  values: Item | null;
}

/** The form of an item, generated from its schema, with what the server found about it beside. */
export function ItemForm({ type, item: stored, values }: ItemFormProps) {
  const [form] = Form.useForm();
  const [, navigate] = useLocation();
  const [isChanged, setIsChanged] = useState(false);
  const fresh = useFreshRow<Item, object>({
    row: stored,
    form,
    list: itemsKey(type),
    read: ({ id }) => createItemSource(type).get(id),
    toValues: (row) => toItemValues(type, row),
    together: listFieldGroups(type),
  });
  const { row: item } = fresh;
  const { canChange } = useItemRights(type, item);
  const node = describeItem(type);
  useLeaveGuard(isChanged);
  const save = useSaveItem({
    type,
    fresh,
    form,
    onSaved: (saved, sent) => {
      // The guard must let go before the URL changes.
      flushSync(() => setIsChanged(fresh.takeSaved(saved, sent)));
      if (!item) navigate(itemHref(type, saved.id), { replace: true });
    },
  });
  useSaveKeys(() => canChange && form.submit());
  return (
    <>
      <ItemHeader
        type={type}
        item={item}
        form={form}
        isChanged={isChanged}
        isSaving={save.isPending || fresh.isReading}
      />
      <FreshNotice text={fresh.notice} />
      <div className={styles.columns}>
        <Form
          form={form}
          layout="vertical"
          disabled={!canChange}
          initialValues={toItemValues(type, values)}
          scrollToFirstError={{ focus: true }}
          onValuesChange={() => setIsChanged(true)}
          onFinish={() => save.run(form.getFieldsValue(true))}
        >
          <div className={styles.fields}>
            {node.children.map((child) => {
              const place = placeChild({ path: [type], name: [], fullName: [] }, child);
              return item && child.name === 'id' ? null : <FieldView key={child.name} {...place} />;
            })}
          </div>
        </Form>
        {item && <ItemSide type={type} item={item} form={form} />}
      </div>
    </>
  );
}
