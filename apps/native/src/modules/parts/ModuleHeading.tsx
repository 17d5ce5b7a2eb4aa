import { type ModuleTitle, messages } from '@vitrine/modules';
import { resolveLink, useMessages, usePlatform } from '@vitrine/platform';
import { StyleSheet, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { useLayout } from '../../parts/layout.ts';
import { SectionHeading } from '../../parts/SectionHeading.tsx';
import { useColours } from './colours.ts';
import { ModulePicture } from './ModulePicture.tsx';

/** The heading of a module: text, or a picture of the title. */
export function ModuleHeading({ title: heading }: { title: ModuleTitle }) {
  const { name } = usePlatform();
  const { viewMore } = useMessages(messages);
  const { inner } = useLayout();
  const { ink } = useColours();
  const { kicker, title, subTitle, image, align, linkText, commonLink } = heading;
  if (image?.source)
    return (
      <View role="heading" style={styles.picture}>
        <ModulePicture image={image} width={inner} alt={image.alt || title} />
      </View>
    );
  if (!title) return null;
  const to = resolveLink(commonLink, name);
  return (
    <SectionHeading
      title={title}
      eyebrow={kicker}
      subtitle={subTitle}
      isCentred={align === 'centre'}
      colour={ink === tokens.ink ? undefined : ink}
      link={to ? { label: linkText || viewMore, to } : undefined}
    />
  );
}

const styles = StyleSheet.create({
  picture: { paddingHorizontal: tokens.gutter, paddingBottom: tokens.space5 },
});
