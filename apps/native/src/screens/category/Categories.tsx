import type { CategoryNode } from '@vitrine/contract';
import { messages } from '@vitrine/features/messages/catalogue/category';
import { groupChildren } from '@vitrine/features/rules/catalogue/category';
import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import {
  openCategory,
  selectCategories,
  selectOpenCategory,
  selectSelectedTab,
} from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { Pressable, ScrollView, StyleSheet, Text, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { Icon } from '../../parts/Icon.tsx';
import { LinkArea } from '../../parts/LinkArea.tsx';
import { useLayout } from '../../parts/layout.ts';
import { findMenuUri, Picture } from '../../parts/Picture.tsx';
import { text } from '../../parts/text-styles.ts';

const RAIL_WIDTH = { phone: 108, tablet: 200 };

const getTarget = (id: string) => ({ route: 'list' as const, query: { category: id } });

/** The open category: a link to all its products, and its children in groups. */
function OpenCategory({ node, width }: { node: CategoryNode; width: number }) {
  const { allOf } = useMessages(messages);
  const { isTablet, hasLargeLetters } = useLayout();
  const columns = isTablet ? 4 : hasLargeLetters ? 2 : 3;
  const inner = width - 2 * tokens.space4;
  const childWidth = Math.floor((inner - (columns - 1) * tokens.space2) / columns);
  return (
    <ScrollView testID="category" contentContainerStyle={styles.content}>
      <LinkArea to={getTarget(node.id)}>
        <Picture uri={findMenuUri(node.image, inner)} ratio={2.2} isContained />
        <View style={styles.all}>
          <Text style={[text.h3, styles.fill]}>{formatMessage(allOf, { name: node.name })}</Text>
          <Icon name="forward" size={16} />
        </View>
      </LinkArea>
      {groupChildren(node).map(({ id, name, nodes }) => (
        <View key={id + name}>
          {name !== '' && (
            <LinkArea to={getTarget(id)} style={styles.group}>
              <Text role="heading" style={text.caption}>
                {name}
              </Text>
            </LinkArea>
          )}
          <View style={styles.children}>
            {nodes.map((child) => (
              <LinkArea key={child.id} to={getTarget(child.id)} style={{ width: childWidth }}>
                <Picture uri={findMenuUri(child.image, childWidth)} />
                <Text style={[text.caption, styles.name]}>{child.name}</Text>
              </LinkArea>
            ))}
          </View>
        </View>
      ))}
    </ScrollView>
  );
}

/** The categories of a gender: the top level on the left, and the open category on the right. */
export function Categories() {
  const t = useMessages(messages);
  const dispatch = useDispatch();
  const { width, isTablet } = useLayout();
  const gender = useSelector(selectSelectedTab);
  const nodes = useSelector((state) => selectCategories(state, gender));
  const open = useSelector(selectOpenCategory);
  const rail = isTablet ? RAIL_WIDTH.tablet : RAIL_WIDTH.phone;
  return (
    <View style={styles.page}>
      <ScrollView style={[styles.rail, { width: rail }]} showsVerticalScrollIndicator={false}>
        <View role="tablist" aria-label={t.top}>
          {nodes.map(({ id, name }) => {
            const isOpen = id === open?.id;
            return (
              <Pressable
                key={id}
                role="tab"
                aria-selected={isOpen}
                style={[styles.top, isOpen && styles.open]}
                onPress={() => dispatch(openCategory(id))}
              >
                <Text style={[text.ui, isOpen ? text.strong : styles.closed]}>{name}</Text>
              </Pressable>
            );
          })}
        </View>
      </ScrollView>
      <View style={styles.fill}>
        {open && <OpenCategory key={open.id} node={open} width={width - rail} />}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1, flexDirection: 'row' },
  rail: {
    flexGrow: 0,
    flexShrink: 0,
    borderRightWidth: 1,
    borderRightColor: tokens.border,
    backgroundColor: tokens.ivory,
  },
  top: {
    minHeight: 52,
    justifyContent: 'center',
    paddingLeft: tokens.space4,
    paddingRight: tokens.space1,
    borderLeftWidth: 2,
    borderLeftColor: tokens.transparent,
  },
  open: { backgroundColor: tokens.paper, borderLeftColor: tokens.ink },
  closed: { color: tokens.ink2 },
  content: { padding: tokens.space4, paddingBottom: tokens.space8 },
  all: { flexDirection: 'row', alignItems: 'center', minHeight: tokens.controlHeight },
  fill: { flex: 1 },
  group: { minHeight: tokens.touchSize, justifyContent: 'center', marginTop: tokens.space4 },
  children: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    columnGap: tokens.space2,
    rowGap: tokens.space4,
    marginTop: tokens.space1,
  },
  name: { paddingTop: tokens.space2, textAlign: 'center', color: tokens.ink },
});
