import { useApi } from '@vitrine/client/react';
import type { CategoryNode } from '@vitrine/contract';
import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import {
  type RootState,
  selectCategories,
  selectPrefGender,
  setCategoryMenu,
} from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { Box, Link, Picture, Text } from '@vitrine/ui';
import { useEffect } from 'react';
import styles from './CategoryPanel.module.css';
import { messages } from './messages.ts';

/** The pictures of one row. */
const MAX_PICTURES = 6;

const findNode = (nodes: readonly CategoryNode[], id: string): CategoryNode | undefined => {
  for (const node of nodes) {
    const found = node.id === id ? node : findNode(node.children, id);
    if (found) return found;
  }
  return undefined;
};

const toList = (id: string) => ({ route: 'list' as const, query: { category: id } });

/** The category menu of the preferred gender; loaded once, because the store keeps it. */
function useCategories(): readonly CategoryNode[] {
  const api = useApi();
  const dispatch = useDispatch();
  const gender = useSelector(selectPrefGender);
  const nodes = useSelector((state: RootState) => selectCategories(state, gender));
  const isEmpty = nodes.length === 0;

  useEffect(() => {
    if (!isEmpty) return;
    api.getCategoryMenu({ query: { gender } }).then(
      ({ [gender]: loaded }) => dispatch(setCategoryMenu({ [gender]: loaded })),
      // Without the panel, the link above it still leads to the category.
      () => undefined,
    );
  }, [api, dispatch, gender, isEmpty]);
  return nodes;
}

/** What is inside a category of the menu, with pictures. */
export function CategoryPanel({ id }: { id: string }) {
  const { allOf } = useMessages(messages);
  const node = findNode(useCategories(), id);
  if (!node || node.children.length === 0) return null;
  return (
    <Box className={styles.panel}>
      <Box className={styles.names}>
        <Link to={toList(node.id)} className={styles.all}>
          {formatMessage(allOf, { name: node.name })}
        </Link>
        {node.children.slice(MAX_PICTURES).map(({ id: childId, name }) => (
          <Link key={childId} to={toList(childId)} className={styles.name}>
            {name}
          </Link>
        ))}
      </Box>
      {node.children.slice(0, MAX_PICTURES).map((child) => (
        <Link key={child.id} to={toList(child.id)} className={styles.child}>
          <Picture images={child.image} alt="" ratio="3/4" sizes="180px" />
          <Text as="p" variant="ui" className={styles.childName}>
            {child.name}
          </Text>
        </Link>
      ))}
    </Box>
  );
}
