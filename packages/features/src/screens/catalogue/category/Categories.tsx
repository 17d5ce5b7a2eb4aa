import type { CategoryNode } from '@vitrine/contract';
import { formatMessage } from '@vitrine/kit';
import { useMessages, usePlatform } from '@vitrine/platform';
import {
  openCategory,
  type RootState,
  selectCategories,
  selectOpenCategory,
  selectSelectedTab,
} from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { Box, cx, DESKTOP, Icon, Link, Picture, Pressable, Row, Text } from '@vitrine/ui';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import styles from './Categories.module.css';
import { messages } from './messages.ts';
import { groupChildren } from './rules.ts';

const RAIL_ID = 'category-rail';
const CONTENT_ID = 'category-content';

const getTarget = (id: string) => ({ route: 'list' as const, query: { category: id } });

function CategoryLink({ node }: { node: CategoryNode }) {
  return (
    <Link to={getTarget(node.id)}>
      <Picture images={node.image} alt="" ratio="3/4" sizes={`${DESKTOP} 170px, 28vw`} />
      <Text as="p" variant="caption" className={cx(spacing.pt2, layout.center)}>
        {node.name}
      </Text>
    </Link>
  );
}

/** The open category: a link to all its products, and its children in groups. */
function OpenCategory({ node }: { node: CategoryNode }) {
  const { allOf } = useMessages(messages);
  return (
    <Box id={CONTENT_ID} className={styles.content}>
      <Link to={getTarget(node.id)} className={styles.all}>
        <Picture
          className={styles.banner}
          images={node.image}
          alt=""
          contain
          sizes={`${DESKTOP} 900px, 72vw`}
          eager
        />
        <Row isSpread className={styles.allName}>
          <Text variant="h3">{formatMessage(allOf, { name: node.name })}</Text>
          <Icon name="forward" size="s" />
        </Row>
      </Link>
      {groupChildren(node).map(({ id, name, nodes }) => (
        <Box key={id + name}>
          {name && (
            <Link to={getTarget(id)} className={styles.groupName}>
              {name}
            </Link>
          )}
          <Box className={styles.children}>
            {nodes.map((child) => (
              <CategoryLink key={child.id} node={child} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Scrolls back to the beginning of the open category, which starts beside the rail. */
function useContentStart(): () => Promise<void> {
  const { viewport } = usePlatform();
  return async () => {
    const [railTop = 0, contentTop = 0] = await viewport.measureTops([RAIL_ID, CONTENT_ID]);
    if (contentTop < railTop)
      await viewport.scrollTo(CONTENT_ID, { offset: railTop, instant: true });
  };
}

/**
 * The categories of a gender: the top level on the left, which stays in the window, and the open category
 * on the right.
 */
export function Categories() {
  const t = useMessages(messages);
  const dispatch = useDispatch();
  const gender = useSelector(selectSelectedTab);
  const nodes = useSelector((state: RootState) => selectCategories(state, gender));
  const open = useSelector(selectOpenCategory);
  const showStart = useContentStart();

  function show(id: string): void {
    dispatch(openCategory(id));
    void showStart();
  }

  return (
    <Box className={styles.categories}>
      <Box as="nav" className={styles.rail} aria-label={t.top}>
        <Box id={RAIL_ID} className={styles.tops}>
          {nodes.map(({ id, name }) => (
            <Pressable
              key={id}
              className={cx(styles.top, id === open?.id && styles.open)}
              aria-current={id === open?.id ? 'true' : undefined}
              onPress={() => show(id)}
            >
              {name}
            </Pressable>
          ))}
        </Box>
      </Box>
      {open && <OpenCategory key={open.id} node={open} />}
    </Box>
  );
}
