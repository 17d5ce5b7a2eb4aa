import { type EntrancesListFields, filterEntrances, type ModuleProps } from '@vitrine/modules';
import { View as Box, ScrollView, StyleSheet, Text } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { useLayout } from '../../parts/layout.ts';
import { text } from '../../parts/text-styles.ts';
import { ContentLink } from '../parts/ContentLink.tsx';
import { useColours } from '../parts/colours.ts';
import { PictureTile } from '../parts/PictureTile.tsx';

const ENTRANCE_WIDTH = 100;
/** As many fill the row of a tablet. */
const TABLET_ENTRANCES = 6;
const TABLET_NAME_COLUMNS = 2;

function Names({ entrances }: Pick<EntrancesListFields, 'entrances'>) {
  const { ink, line } = useColours();
  const { inner, isTablet } = useLayout();
  const width = isTablet ? (inner - tokens.space8) / TABLET_NAME_COLUMNS : inner;
  return (
    <Box style={[styles.names, { borderColor: ink }]}>
      {entrances.map(({ title, commonLink }) => (
        <ContentLink
          key={title}
          link={commonLink}
          style={[styles.name, { width, borderColor: line }]}
        >
          <Text style={[text.h2, styles.words, { color: ink }]}>{title}</Text>
        </ContentLink>
      ))}
    </Box>
  );
}

/** Pictures or names that lead into the shop. */
export function View({ fields }: ModuleProps<EntrancesListFields>) {
  const { inner, isTablet } = useLayout();
  const { layout, numberOfPerLine } = fields;
  const entrances = filterEntrances(fields);
  if (layout === 'names') return <Names entrances={entrances} />;
  const gaps = (count: number) => (count - 1) * tokens.space2;
  const isRow = layout === 'row';
  const columns = isTablet ? Math.max(TABLET_ENTRANCES, numberOfPerLine) : numberOfPerLine;
  const width = isRow
    ? Math.max(ENTRANCE_WIDTH, isTablet ? (inner - gaps(TABLET_ENTRANCES)) / TABLET_ENTRANCES : 0)
    : (inner - gaps(columns)) / columns;
  const tiles = entrances.map((item) => (
    <PictureTile
      key={`${item.image?.source}${item.title}`}
      item={item}
      width={Math.floor(width)}
      ratio={!isRow && numberOfPerLine === 2 ? 1 : 3 / 4}
    />
  ));
  if (!isRow) return <Box style={styles.grid}>{tiles}</Box>;
  return (
    <ScrollView
      horizontal
      showsHorizontalScrollIndicator={false}
      contentContainerStyle={styles.row}
    >
      {tiles}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  row: { gap: tokens.space2, paddingHorizontal: tokens.gutter },
  grid: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    columnGap: tokens.space2,
    rowGap: tokens.space4,
    paddingHorizontal: tokens.gutter,
  },
  names: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    marginHorizontal: tokens.gutter,
    borderTopWidth: 1,
  },
  name: { minHeight: tokens.space14, justifyContent: 'center', borderBottomWidth: 1 },
  words: { fontSize: 19, lineHeight: 24 },
});
