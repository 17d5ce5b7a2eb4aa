import type { Address } from '@vitrine/contract';
import { createSlice, type PayloadAction } from '../slice.ts';

export interface AddressBookState {
  addresses: Address[];
  /** The id of the shipping address of a checkout; empty: none. */
  selected: string;
  /** Whether to show an error about the selected address. */
  showErr: boolean;
}

const initialState: AddressBookState = { addresses: [], selected: '', showErr: false };

const findDefaultId = (addresses: readonly Address[]): string =>
  addresses.find(({ defaultShippingAddress }) => defaultShippingAddress)?.id ?? '';

/** Keeps at most one default: a saved default removes the flag from all others and is selected. */
function withSavedAddress(state: AddressBookState, addresses: Address[], saved: Address) {
  if (!saved.defaultShippingAddress) return { ...state, addresses };
  return {
    ...state,
    selected: saved.id,
    addresses: addresses.map((address) =>
      address.id === saved.id ? address : { ...address, defaultShippingAddress: false },
    ),
  };
}

export const addressBookSlice = createSlice({
  name: 'addressBook',
  owner: 'shopper',
  initialState,
  reducers: {
    /** Keeps the selection while its address exists; otherwise selects the default. */
    setAddresses: (state, { payload }: PayloadAction<Address[]>): AddressBookState => ({
      ...state,
      addresses: payload,
      selected: payload.some(({ id }) => id === state.selected)
        ? state.selected
        : findDefaultId(payload),
    }),
    addAddress: (state, { payload }: PayloadAction<Address>): AddressBookState =>
      withSavedAddress(state, [...state.addresses, payload], payload),
    editAddress: (state, { payload }: PayloadAction<Address>): AddressBookState =>
      withSavedAddress(
        state,
        state.addresses.map((address) => (address.id === payload.id ? payload : address)),
        payload,
      ),
    removeAddress: (state, { payload }: PayloadAction<string>): AddressBookState => {
      const addresses = state.addresses.filter(({ id }) => id !== payload);
      const selected = state.selected === payload ? findDefaultId(addresses) : state.selected;
      return { ...state, addresses, selected };
    },
    selectAddress: (state, { payload }: PayloadAction<string>) => {
      state.selected = payload;
      state.showErr = false;
    },
    setAddressError: (state, { payload }: PayloadAction<boolean>) => {
      state.showErr = payload;
    },
  },
  selectors: {
    selectAddresses: (state) => state.addresses,
    selectSelectedAddress: (state) => state.addresses.find(({ id }) => id === state.selected),
    selectAddressError: (state) => state.showErr,
  },
});

export const {
  setAddresses,
  addAddress,
  editAddress,
  removeAddress,
  selectAddress,
  setAddressError,
} = addressBookSlice.actions;
export const { selectAddresses, selectSelectedAddress, selectAddressError } =
  addressBookSlice.selectors;
