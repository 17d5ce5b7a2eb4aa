import type {
  AttributesTable,
  BrandsTable,
  CategoriesTable,
  ColoursTable,
  CountryStatesTable,
  MerchantsTable,
  ProductAttributesTable,
  ProductsTable,
  SaleProductsTable,
  SalesTable,
  SetProductsTable,
  SetsTable,
  VariantsTable,
} from './schema/catalogue.ts';
import type {
  AppConfigurationsTable,
  BannersTable,
  ContentPagesTable,
  ContentRevisionsTable,
  FlatContentsTable,
} from './schema/content.ts';

export type { StoredLiveModel, StoredMeasurements } from './schema/catalogue.ts';
export type { StoredEntry } from './schema/content.ts';

/** Every table, as the migrations leave it. Kept equal to them by `schema.test.ts`. */
export interface Database {
  brands: BrandsTable;
  merchants: MerchantsTable;
  categories: CategoriesTable;
  colours: ColoursTable;
  attributes: AttributesTable;
  products: ProductsTable;
  product_attributes: ProductAttributesTable;
  variants: VariantsTable;
  sets: SetsTable;
  set_products: SetProductsTable;
  sales: SalesTable;
  sale_products: SaleProductsTable;
  country_states: CountryStatesTable;
  content_pages: ContentPagesTable;
  content_revisions: ContentRevisionsTable;
  flat_contents: FlatContentsTable;
  banners: BannersTable;
  app_configurations: AppConfigurationsTable;
}
