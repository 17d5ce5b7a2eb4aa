import type { ReactNode } from 'react';

/** Fields of a form in two columns, so that a dialog with many of them fits its window. */
export const FieldColumns = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 16 }}>{children}</div>
);
