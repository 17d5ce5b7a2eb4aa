import type { Card } from '../fields/card.ts';
import { withSource } from '../parts/pictures.ts';

/** One topic alone has nothing to take turns with. */
const FEWEST_TOPICS = 2;

/** The topics that can be shown; none when they are too few. */
export function shownTopics(topics: readonly Card[]): Card[] {
  const pictured = withSource(topics);
  return pictured.length < FEWEST_TOPICS ? [] : pictured;
}
