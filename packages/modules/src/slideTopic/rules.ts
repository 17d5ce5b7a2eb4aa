import type { StoryCardFields } from '../fields/story-card.ts';
import { filterWithImage } from '../parts/pictures.ts';

/** A carousel needs at least two topics. */
const MIN_TOPICS = 2;

/** The topics that have a picture; none when there are too few. */
export function listTopicsWithImage(topics: readonly StoryCardFields[]): StoryCardFields[] {
  const topicsWithImage = filterWithImage(topics);
  return topicsWithImage.length < MIN_TOPICS ? [] : topicsWithImage;
}
