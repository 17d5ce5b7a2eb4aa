import type { ProductAlert, ProductAlertList, ProductSummary } from '@vitrine/contract';
import { createSlice, type PayloadAction } from '../slice.ts';

export interface ProductAlertsState {
  isLoaded: boolean;
  /** Newest first. */
  alerts: ProductAlert[];
  /** The products of the alerts that are still on sale, if they were requested. */
  products: ProductSummary[];
}

const initialState: ProductAlertsState = { isLoaded: false, alerts: [], products: [] };

const isWaiting = ({ status }: ProductAlert): boolean => status === 'waiting';

export const productAlertsSlice = createSlice({
  name: 'productAlerts',
  owner: 'shopper',
  initialState,
  reducers: {
    setProductAlerts: (_, { payload }: PayloadAction<ProductAlertList>): ProductAlertsState => ({
      ...payload,
      isLoaded: true,
    }),
    addProductAlert: (state, { payload }: PayloadAction<ProductAlert>) => {
      state.alerts = [payload, ...state.alerts.filter(({ id }) => id !== payload.id)];
    },
    removeProductAlert: (state, { payload }: PayloadAction<string>) => {
      state.alerts = state.alerts.filter(({ id }) => id !== payload);
    },
  },
  selectors: {
    selectAreProductAlertsLoaded: (state) => state.isLoaded,
    selectProductAlerts: (state) => state.alerts,
    selectProductsOfAlerts: (state) => state.products,
    /** The alert that waits for a size, if there is one. */
    selectSizeAlert: (state, variantId: string) =>
      state.alerts.find((alert) => isWaiting(alert) && alert.variantId === variantId),
    /** The alert that waits for a lower price, if there is one. */
    selectPriceAlert: (state, productId: string) =>
      state.alerts.find(
        (alert) => isWaiting(alert) && alert.kind === 'price-drop' && alert.productId === productId,
      ),
  },
});

export const { setProductAlerts, addProductAlert, removeProductAlert } = productAlertsSlice.actions;
export const {
  selectAreProductAlertsLoaded,
  selectProductAlerts,
  selectProductsOfAlerts,
  selectSizeAlert,
  selectPriceAlert,
} = productAlertsSlice.selectors;
