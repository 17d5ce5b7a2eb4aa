import { api } from '../../api/api.ts';
import { ChangeTable } from '../../catalogue/history/ChangeTable.tsx';

interface ProductHistoryProps {
  id: string;
  /** Fetches the product again after an undo. */
  reload(): void;
}

/** Who changed what of a product, its sizes and prices. */
export const ProductHistory = ({ id, reload }: ProductHistoryProps) => (
  <ChangeTable
    name={`product ${id}`}
    load={(query, signal) => api.listProductHistory({ params: { id }, query }, { signal })}
    onUndone={reload}
  />
);
