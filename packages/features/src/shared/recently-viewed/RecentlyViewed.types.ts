export interface RecentlyViewedProps {
  /** The product whose page shows the row. */
  exceptId?: string;
}
