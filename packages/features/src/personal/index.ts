export { ConsentNote } from './ConsentNote.tsx';
export { loadRecommended } from './load-recommended.ts';
export { messages as personalMessages } from './messages.ts';
export { Popular } from './Popular.tsx';
export { FEWEST, ProductRow } from './ProductRow.tsx';
export { Recommended } from './Recommended.tsx';
