import { isPausableType } from '@vitrine/contract/admin/item-inputs';
import { formatMessage } from '@vitrine/kit';
import { Button, type FormInstance, Typography } from 'antd';
import { Link } from 'wouter';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { NeededPermission } from '../../parts/NeededPermission.tsx';
import styles from './ItemForm.module.css';
import type { Item } from './item-source.ts';
import { findItemType, type ItemType, itemHref, NEW_ITEM } from './item-types.ts';
import { marketingMessages } from './messages.ts';
import { PauseButton } from './PauseButton.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import { readItemName, readPeriod } from './read-item.ts';
import { StateTag } from './StateTag.tsx';
import { useItemRights } from './useItemRights.ts';

interface ItemHeaderProps {
  type: ItemType;
  item: Item | undefined;
  form: FormInstance;
  isChanged: boolean;
  isSaving: boolean;
}

/** The state and the period of an item. */
function ItemLife({ type, item }: { type: ItemType; item: Item }) {
  const texts = useMessages(marketingMessages);
  const format = useFormat();
  const { from, to } = readPeriod(item);
  const toText = (time: string | undefined) => (time ? format.dateTime(time) : texts.open);
  const period = formatMessage(texts.period, { from: toText(from), to: toText(to) });
  return (
    <>
      {(isPausableType(type) || item.state === 'archived') && <StateTag state={item.state} />}
      <Typography.Text type="secondary">
        {isPausableType(type) ? (from || to) && period : item.state !== 'archived' && texts.always}
      </Typography.Text>
    </>
  );
}

/** The name and the state of an item, with what can be done with it. */
export function ItemHeader(props: ItemHeaderProps) {
  const { type, item, form, isChanged, isSaving } = props;
  const { language } = useLanguage();
  const texts = useMessages(marketingMessages);
  const { canWrite, canPublish, canChange, publishPermission } = useItemRights(type, item);
  const isArchived = item?.state === 'archived';
  const typeTitle = findItemType(type)?.title[language] ?? '';
  return (
    <header className={styles.head}>
      <Link href={`/marketing/${type}`}>{typeTitle}</Link>
      <span aria-hidden>/</span>
      <h1>
        {item ? readItemName(item, language) : formatMessage(texts.newTitle, { name: typeTitle })}
      </h1>
      {item && <ItemLife type={type} item={item} />}
      <span className={styles.grow} />
      {isChanged && <Typography.Text type="warning">{texts.unsaved}</Typography.Text>}
      {!canWrite && <Typography.Text type="secondary">{texts.readOnly}</Typography.Text>}
      {canWrite && isArchived && (
        <Typography.Text type="secondary">{texts.archived}</Typography.Text>
      )}
      {canWrite && !canPublish && !isArchived && (
        <NeededPermission permission={publishPermission} />
      )}
      {canChange && item && <RemoveButton type={type} item={item} isDisabled={isChanged} />}
      {canWrite && item && (
        <Link href={`${itemHref(type, NEW_ITEM)}?from=${item.id}`} asChild>
          <Button>{texts.copy}</Button>
        </Link>
      )}
      {canPublish && !isArchived && item && isPausableType(type) && (
        <PauseButton type={type} item={item} form={form} isDisabled={isChanged} />
      )}
      {canChange && (
        <Button type="primary" loading={isSaving} onClick={form.submit}>
          {texts.save}
        </Button>
      )}
    </header>
  );
}
