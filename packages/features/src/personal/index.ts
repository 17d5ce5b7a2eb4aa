export { ConsentNote } from './ConsentNote.tsx';
export { messages as personalMessages } from './messages.ts';
export { Popular } from './Popular.tsx';
export { ProductRow } from './ProductRow.tsx';
export { Recommended } from './Recommended.tsx';
