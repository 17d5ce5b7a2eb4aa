export { ConsentNote } from './ConsentNote.tsx';
export { loadRecommended } from './load-recommended.ts';
export { recommendationMessages } from './messages.ts';
export { Popular } from './Popular.tsx';
export { MIN_PRODUCTS, ProductRow } from './ProductRow.tsx';
export { Recommended } from './Recommended.tsx';
