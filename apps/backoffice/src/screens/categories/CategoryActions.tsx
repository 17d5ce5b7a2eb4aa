import { formatMessage } from '@vitrine/kit';
import { App, Button, Flex } from 'antd';
import { useState } from 'react';
import { Link } from 'wouter';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import type { Category } from '../../catalogue/category-tree.ts';
import { HistoryButton } from '../../catalogue/history/HistoryButton.tsx';
import { pickText } from '../../catalogue/texts.ts';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { CategoryDialog } from './CategoryDialog.tsx';
import { type CategoryMove, stepCategory } from './category-moves.ts';
import { categoriesMessages } from './messages.ts';

interface CategoryActionsProps {
  category: Category;
  categories: readonly Category[];
  move(move: CategoryMove): void;
}

/** What can be done with the selected category, also by keyboard. */
export function CategoryActions({ category, categories, move }: CategoryActionsProps) {
  const texts = useMessages(categoriesMessages);
  const { language } = useLanguage();
  const { modal } = App.useApp();
  const [dialog, setDialog] = useState<'new' | 'edit'>();
  const { id, parentId, products } = category;
  const name = pickText(category.name, language);
  const remove = useAction({
    run: () => api.deleteCategory({ params: { id } }),
    changes: ['categories'],
    doneText: texts.removed,
  });
  const ask = () =>
    modal.confirm({
      title: formatMessage(texts.removeTitle, { name }),
      okText: texts.remove,
      okButtonProps: { danger: true },
      onOk: () => remove.run(),
    });
  const up = stepCategory(categories, id, -1);
  const down = stepCategory(categories, id, 1);
  const isEmpty = products === 0 && categories.every((other) => other.parentId !== id);
  return (
    <Flex gap={8} wrap align="center" role="group" aria-label={name}>
      <strong>{name}</strong>
      <Button onClick={() => setDialog('edit')}>{texts.edit}</Button>
      <Button onClick={() => setDialog('new')}>{texts.add}</Button>
      <Button disabled={!up} onClick={() => up && move(up)}>
        {texts.up}
      </Button>
      <Button disabled={!down} onClick={() => down && move(down)}>
        {texts.down}
      </Button>
      {isEmpty && parentId !== null && (
        <Button danger loading={remove.isPending} onClick={ask}>
          {texts.remove}
        </Button>
      )}
      <HistoryButton targetType="category" targetId={id} />
      <Link href={`/products?categoryId=${id}`}>{texts.show}</Link>
      {dialog && (
        <CategoryDialog
          category={category}
          isNew={dialog === 'new'}
          onClose={() => setDialog(undefined)}
        />
      )}
    </Flex>
  );
}
