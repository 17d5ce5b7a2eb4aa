import type { Address } from '@vitrine/contract';
import { createSlice, type PayloadAction } from '../slice.ts';

export interface AddressBookState {
  addresses: Address[];
  /** The id of the address that a checkout sends to; empty: none. */
  selected: string;
  /** Something is wrong with the selected address, and the shopper is told. */
  showErr: boolean;
}

const initialState: AddressBookState = { addresses: [], selected: '', showErr: false };

const defaultIn = (addresses: readonly Address[]): string =>
  addresses.find(({ defaultShippingAddress }) => defaultShippingAddress)?.id ?? '';

/** One default at most: the address that takes the flag takes it from all others, and is selected. */
function settled(state: AddressBookState, addresses: Address[], written: Address) {
  if (!written.defaultShippingAddress) return { ...state, addresses };
  return {
    ...state,
    selected: written.id,
    addresses: addresses.map((address) =>
      address.id === written.id ? address : { ...address, defaultShippingAddress: false },
    ),
  };
}

export const addressBookSlice = createSlice({
  name: 'addressBook',
  initialState,
  reducers: {
    /** What was selected stays so while it is there; otherwise the default is. */
    setAddresses: (state, { payload }: PayloadAction<Address[]>): AddressBookState => ({
      ...state,
      addresses: payload,
      selected: payload.some(({ id }) => id === state.selected)
        ? state.selected
        : defaultIn(payload),
    }),
    addAddress: (state, { payload }: PayloadAction<Address>): AddressBookState =>
      settled(state, [...state.addresses, payload], payload),
    editAddress: (state, { payload }: PayloadAction<Address>): AddressBookState =>
      settled(
        state,
        state.addresses.map((address) => (address.id === payload.id ? payload : address)),
        payload,
      ),
    removeAddress: (state, { payload }: PayloadAction<string>): AddressBookState => {
      const addresses = state.addresses.filter(({ id }) => id !== payload);
      const selected = state.selected === payload ? defaultIn(addresses) : state.selected;
      return { ...state, addresses, selected };
    },
    selectAddress: (state, { payload }: PayloadAction<string>) => {
      state.selected = payload;
      state.showErr = false;
    },
    setAddressError: (state, { payload }: PayloadAction<boolean>) => {
      state.showErr = payload;
    },
    resetAddressBook: () => initialState,
  },
  selectors: {
    selectAddresses: (state) => state.addresses,
    selectDefaultAddress: (state) =>
      state.addresses.find(({ defaultShippingAddress }) => defaultShippingAddress),
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
  resetAddressBook,
} = addressBookSlice.actions;
export const { selectAddresses, selectDefaultAddress, selectSelectedAddress, selectAddressError } =
  addressBookSlice.selectors;
