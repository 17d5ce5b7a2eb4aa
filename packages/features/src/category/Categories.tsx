import type { CategoryNode } from '@vitrine/contract';
import { fill } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import {
  openCategory,
  type RootState,
  selectCategories,
  selectOpenCategory,
  selectSelectedTab,
} from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { Box, cx, Icon, Link, Picture, Tap, Text } from '@vitrine/ui';
import styles from './Categories.module.css';
import { messages } from './messages.ts';
import { groupsOf } from './rules.ts';

const to = (id: string) => ({ route: 'list' as const, query: { category: id } });

function Leaf({ node }: { node: CategoryNode }) {
  return (
    <Link to={to(node.id)}>
      <Picture images={node.image} alt="" ratio="3/4" sizes="(min-width: 1024px) 170px, 28vw" />
      <Text as="p" look="cap" className={styles.leafName}>
        {node.name}
      </Text>
    </Link>
  );
}

/** What is below the open category. */
function Below({ node }: { node: CategoryNode }) {
  const { allOf } = useMessages(messages);
  return (
    <Box className={styles.below}>
      <Link to={to(node.id)} className={styles.whole}>
        <Picture
          className={styles.banner}
          images={node.image}
          alt=""
          position="50% 22%"
          sizes="(min-width: 1024px) 900px, 72vw"
          eager
        />
        <Box className={styles.wholeName}>
          <Text look="h3">{fill(allOf, { name: node.name })}</Text>
          <Icon name="forward" size="s" />
        </Box>
      </Link>
      {groupsOf(node).map(({ id, name, nodes }) => (
        <Box key={id + name}>
          {name && (
            <Link to={to(id)} className={styles.groupName}>
              {name}
            </Link>
          )}
          <Box className={styles.leaves}>
            {nodes.map((leaf) => (
              <Leaf key={leaf.id} node={leaf} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** The categories of one gender: the top ones at the left, what is below them at the right. */
export function Categories() {
  const words = useMessages(messages);
  const dispatch = useDispatch();
  const gender = useSelector(selectSelectedTab);
  const nodes = useSelector((state: RootState) => selectCategories(state, gender));
  const open = useSelector(selectOpenCategory);
  return (
    <Box className={styles.categories}>
      <Box as="nav" className={styles.rail} aria-label={words.top}>
        {nodes.map(({ id, name }) => (
          <Tap
            key={id}
            className={cx(styles.top, id === open?.id && styles.open)}
            aria-current={id === open?.id ? 'true' : undefined}
            onTap={() => dispatch(openCategory(id))}
          >
            {name}
          </Tap>
        ))}
      </Box>
      {open && <Below key={open.id} node={open} />}
    </Box>
  );
}
