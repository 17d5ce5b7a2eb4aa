import type { PageModule } from '@vitrine/modules';
import { useMessages } from '@vitrine/platform';
import { StyleSheet, View } from 'react-native';
import { tokens } from '../brand/tokens.ts';
import { messages } from '../messages.ts';
import { COLUMN_WIDTH } from '../parts/layout.ts';
import { RowLink } from '../parts/RowLink.tsx';

interface WebSectionProps {
  pageId: string;
  modules: readonly PageModule[];
}

/** Leads to the shop's page for modules that the app does not draw; nothing where they have no name to show. */
export function WebSection({ pageId, modules }: WebSectionProps) {
  const t = useMessages(messages);
  const titles = modules.flatMap(({ fields }) => fields.moduleTitle?.title || []);
  const [title] = titles;
  if (!title) return null;
  return (
    <View style={styles.section}>
      <RowLink
        title={titles.join(' · ')}
        aside={t.seeOnPage}
        to={{ route: 'content', params: { id: pageId } }}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  section: {
    width: '100%',
    maxWidth: COLUMN_WIDTH,
    alignSelf: 'center',
    paddingHorizontal: tokens.gutter,
    paddingBottom: tokens.sectionGap,
  },
});
