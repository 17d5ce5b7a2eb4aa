import type { ProductSummary } from '@vitrine/contract';
import { type ModuleProps, messages, type PlpNavigationFields } from '@vitrine/modules';
import { resolveLink, useMessages, usePlatform } from '@vitrine/platform';
import { View as Box, ScrollView, StyleSheet, Text } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { LinkArea } from '../../parts/LinkArea.tsx';
import { ProductRail } from '../../parts/ProductRail.tsx';
import { text } from '../../parts/text-styles.ts';
import { useColours } from '../parts/colours.ts';

/** Links to lists in one row; those that lead nowhere in the app are left out. */
function ListingLinks({ ways }: Pick<PlpNavigationFields, 'ways'>) {
  const { name } = usePlatform();
  const { ink } = useColours();
  const links = ways.flatMap(({ title, commonLink }) => {
    const to = resolveLink(commonLink, name);
    return to ? [{ title, to }] : [];
  });
  if (links.length === 0) return null;
  return (
    <ScrollView
      horizontal
      showsHorizontalScrollIndicator={false}
      contentContainerStyle={styles.links}
    >
      {links.map(({ title, to }) => (
        <LinkArea key={title} to={to} style={styles.link}>
          <Text style={[text.ui, styles.underlined, { color: ink }]}>{title}</Text>
        </LinkArea>
      ))}
    </ScrollView>
  );
}

/** The way into a list: links, and its first products. */
export function View({ fields, data = [] }: ModuleProps<PlpNavigationFields, ProductSummary[]>) {
  const { name } = usePlatform();
  const { shopMore } = useMessages(messages);
  const { listing, commonLink, showMoreText, ways } = fields;
  return (
    <Box>
      <ListingLinks ways={ways} />
      <ProductRail
        products={data}
        more={{
          label: showMoreText || shopMore,
          to: resolveLink(commonLink, name) ?? {
            route: 'list',
            query: { [listing.type]: listing.id },
          },
        }}
      />
    </Box>
  );
}

const styles = StyleSheet.create({
  links: {
    gap: tokens.space5,
    paddingHorizontal: tokens.gutter,
    paddingBottom: tokens.space4,
  },
  link: { minHeight: tokens.touchSize, justifyContent: 'center' },
  underlined: { textDecorationLine: 'underline' },
});
