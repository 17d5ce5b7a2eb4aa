import type { PageModule } from '@vitrine/modules';
import { useMessages } from '@vitrine/platform';
import { StyleSheet, View } from 'react-native';
import { tokens } from '../brand/tokens.ts';
import { messages } from '../messages.ts';
import { COLUMN } from '../parts/layout.ts';
import { RowLink } from '../parts/RowLink.tsx';
import { findTitle } from './find-title.ts';

interface WebSectionProps {
  pageId: string;
  modules: readonly PageModule[];
}

/** A row for each module that the app does not draw, which leads to the shop's page; those without words share one. */
export function WebSection({ pageId, modules }: WebSectionProps) {
  const t = useMessages(messages);
  const titles = new Set(modules.map(({ fields }) => findTitle(fields) || t.moreOnPage));
  return (
    <View style={styles.section}>
      {[...titles].map((title) => (
        <RowLink
          key={title}
          isOneLine
          title={title}
          aside={t.seeOnPage}
          to={{ route: 'content', params: { id: pageId } }}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  section: {
    ...COLUMN,
    paddingHorizontal: tokens.gutter,
    paddingBottom: tokens.sectionGap,
  },
});
