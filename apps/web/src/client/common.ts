/**
 * What goes into the first file besides the imports of the entry: the campaign page with its most used
 * parts, and the page for a failed load. The build reads this list; nothing imports it.
 */
export { isErrorBody } from '@vitrine/client';
export { screen as failure } from '@vitrine/features/failure';
export { screen as content } from '@vitrine/features/screens/campaign/content';
export {
  chinaClock,
  formatChinaDate,
  formatChinaShortDate,
  formatPrice,
  formatSrcSet,
  isDiscounted,
  mapInParallel,
  parseTime,
  percentOfOriginal,
  pickImage,
} from '@vitrine/kit';
export { usePageVisible } from '@vitrine/platform';
export {
  Button,
  ErrorScreen,
  IconButton,
  Picture,
  Price,
  ProductCard,
  ProductGrid,
  ScrollArea,
  Scroller,
  SectionHeading,
  Spinner,
  Tabs,
  Tag,
} from '@vitrine/ui';
