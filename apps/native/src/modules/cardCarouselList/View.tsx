import { type CardCarouselListFields, filterWithImage, type ModuleProps } from '@vitrine/modules';
import { ScrollView, StyleSheet } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { useLayout } from '../../parts/layout.ts';
import { parseRatio } from '../parts/ModulePicture.tsx';
import { StoryCard } from '../parts/StoryCard.tsx';

const SHARE = 0.72;
const MAX_WIDTH = 320;

/** Cards in a row that is swiped. */
export function View({ fields }: ModuleProps<CardCarouselListFields>) {
  const { width } = useLayout();
  const cardWidth = Math.min(Math.round(width * SHARE), MAX_WIDTH);
  return (
    <ScrollView
      horizontal
      showsHorizontalScrollIndicator={false}
      contentContainerStyle={styles.row}
    >
      {filterWithImage(fields.cards).map((card) => (
        <StoryCard
          key={`${card.image?.source}${card.title}`}
          card={card}
          width={cardWidth}
          ratio={parseRatio(fields.ratio)}
        />
      ))}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  row: { gap: tokens.space3, paddingHorizontal: tokens.gutter },
});
