import { isPortrait, type ModuleProps, type VideoFields } from '@vitrine/modules';
import { useMessages } from '@vitrine/platform';
import { messages as uiMessages } from '@vitrine/ui';
import { View as Box, StyleSheet, Text } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { Icon } from '../../parts/Icon.tsx';
import { LinkArea } from '../../parts/LinkArea.tsx';
import { useLayout } from '../../parts/layout.ts';
import { Picture } from '../../parts/Picture.tsx';
import { text } from '../../parts/text-styles.ts';
import { usePageId } from '../PageContext.ts';
import { ContentLink } from '../parts/ContentLink.tsx';
import { useColours } from '../parts/colours.ts';
import { ModulePicture, parseRatio } from '../parts/ModulePicture.tsx';

/** As on a desktop: a portrait film is a column, any other one a wide strip. */
const PORTRAIT_WIDTH = 520;
const STRIP_RATIO = 21 / 9;

/** The poster of a film, which the shop's page plays: the app has no player. */
export function View({ fields }: ModuleProps<VideoFields>) {
  const { play } = useMessages(uiMessages);
  const id = usePageId();
  const { width: full, inner, isTablet } = useLayout();
  const { ink, quiet } = useColours();
  const { video, title, duration, ratio, inset, commonLink } = fields;
  const { poster } = video;
  const isColumn = isPortrait(ratio);
  const widest = inset ? inner : full;
  const width = isColumn ? Math.min(widest, PORTRAIT_WIDTH) : widest;
  const shape = isTablet && !isColumn ? STRIP_RATIO : (parseRatio(ratio) ?? 1);
  const name = title || poster?.alt || fields.moduleTitle?.title || '';
  return (
    <Box style={[styles.film, { width }]}>
      <LinkArea to={{ route: 'content', params: { id } }} label={`${play}${name}`.trim()}>
        {poster?.source ? (
          <ModulePicture image={poster} width={width} ratio={shape} alt="" />
        ) : (
          <Picture uri={undefined} ratio={shape} style={styles.blank} />
        )}
        <Box style={styles.middle}>
          <Box style={styles.button}>
            <Icon name="play" colour={tokens.onInk} />
          </Box>
        </Box>
      </LinkArea>
      {title !== '' && (
        <Box style={[styles.caption, !inset && styles.gutter]}>
          <ContentLink link={commonLink} style={styles.fill}>
            <Text style={[text.h3, { color: ink }]}>{title}</Text>
          </ContentLink>
          {duration !== '' && (
            <Text style={[text.caption, text.tabular, { color: quiet }]}>{duration}</Text>
          )}
        </Box>
      )}
    </Box>
  );
}

const styles = StyleSheet.create({
  film: { alignSelf: 'center' },
  blank: { backgroundColor: tokens.ink2 },
  middle: {
    ...StyleSheet.absoluteFillObject,
    alignItems: 'center',
    justifyContent: 'center',
  },
  button: {
    width: 64,
    height: 64,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: tokens.radiusFull,
    backgroundColor: tokens.scrim,
  },
  caption: {
    flexDirection: 'row',
    alignItems: 'baseline',
    gap: tokens.space4,
    paddingTop: tokens.space4,
  },
  gutter: { paddingHorizontal: tokens.gutter },
  fill: { flex: 1 },
});
