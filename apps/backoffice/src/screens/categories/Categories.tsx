import { formatMessage } from '@vitrine/kit';
import { Card, Flex, Tree, Typography } from 'antd';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import {
  buildCategoryTree,
  type Category,
  type CategoryNode,
} from '../../catalogue/category-tree.ts';
import { useCategories } from '../../catalogue/useCatalogue.ts';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { useMayCall } from '../../session/useOperator.ts';
import { CategoryActions } from './CategoryActions.tsx';
import { type CategoryMove, dropCategory } from './category-moves.ts';
import { categoriesMessages } from './messages.ts';

/** A row of the tree as antd knows it. */
type TreeRow = CategoryNode & { isLeaf?: boolean };

function CategoryTree({ categories }: { categories: readonly Category[] }) {
  const texts = useMessages(categoriesMessages);
  const { language } = useLanguage();
  const canWrite = useMayCall('createCategory');
  const [selectedId, setSelectedId] = useState<string>();
  const selected = categories.find(({ id }) => id === selectedId);
  const move = useAction({
    run: ({ id, ...body }: CategoryMove) => {
      const version = categories.find((category) => category.id === id)?.version ?? 1;
      return api.moveCategory({ params: { id }, body }, { version });
    },
    changes: ['categories'],
    doneText: texts.moved,
  });
  const drop = (id: string, target: string, place: 'inside' | 'before' | 'after') => {
    const next = dropCategory(categories, id, target, place);
    if (next) move.run(next);
  };
  return (
    <Flex vertical gap={16}>
      {canWrite && (
        <Card size="small">
          {selected ? (
            <CategoryActions category={selected} categories={categories} move={move.run} />
          ) : (
            <Typography.Text type="secondary">{texts.none}</Typography.Text>
          )}
        </Card>
      )}
      <Card>
        <Tree<TreeRow>
          blockNode
          draggable={canWrite}
          defaultExpandedKeys={categories.filter((row) => !row.parentId).map(({ id }) => id)}
          fieldNames={{ key: 'value', title: 'title', children: 'children' }}
          treeData={buildCategoryTree(categories, language)}
          selectedKeys={selectedId ? [selectedId] : []}
          onSelect={([id]) => setSelectedId(id === undefined ? undefined : String(id))}
          titleRender={({ title, category }) => (
            <Flex gap={8}>
              <span>{title}</span>
              {category.products > 0 && (
                <span>{formatMessage(texts.products, { count: category.products })}</span>
              )}
            </Flex>
          )}
          onDrop={({ dragNode, node, dropToGap, dropPosition }) => {
            const isBefore = dropPosition - Number(node.pos.split('-').at(-1)) < 0;
            const gap = isBefore ? 'before' : 'after';
            drop(dragNode.value, node.value, dropToGap ? gap : 'inside');
          }}
        />
      </Card>
    </Flex>
  );
}

/** The tree of categories, which is ordered by drag or by buttons. */
export function Categories() {
  const texts = useMessages(categoriesMessages);
  const query = useCategories();
  return (
    <Flex vertical gap={16}>
      <h1 style={{ fontSize: 20, margin: 0 }}>{texts.title}</h1>
      <Typography.Text type="secondary">{texts.hint}</Typography.Text>
      <QueryView query={query}>
        {(categories) => <CategoryTree categories={categories} />}
      </QueryView>
    </Flex>
  );
}
