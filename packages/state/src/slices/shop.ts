import type { Gender, ShopProfile } from '@vitrine/contract';
import { createSlice, type PayloadAction } from '../slice.ts';

/** The configuration of the shop for its environment. What it leaves out has the shop's own default. */
export interface ShopConfiguration {
  defaultGender?: Gender;
  /** The content page that is the home page of each gender. */
  homeContent?: Partial<Record<Gender, string>>;
  /** The countries among those of the shop that are delivered to at the moment. */
  shippingCountries?: readonly string[];
  /** The oldest release of the app that gets features of the app. */
  minimumAppVersion?: string;
}

/** The shop's texts and links from its flat content, and its configuration. */
export interface ShopState {
  content: Record<string, unknown>;
  configuration: ShopConfiguration;
  profile: ShopProfile;
}

const initialState: ShopState = {
  content: {},
  configuration: {},
  profile: {
    sellers: 'own',
    importsGoods: false,
    genders: ['women', 'men', 'kids'],
    productKinds: [],
    exactPrices: false,
    returnDays: 14,
    programs: [],
    codeTargets: ['mobile'],
  },
};

export const shopSlice = createSlice({
  name: 'shop',
  owner: 'app',
  initialState,
  reducers: {
    setShopContent: (state, { payload }: PayloadAction<Record<string, unknown>>) => {
      state.content = payload;
    },
    setShopConfiguration: (state, { payload }: PayloadAction<ShopConfiguration>): ShopState => ({
      ...state,
      configuration: payload,
    }),
    setShopProfile: (state, { payload }: PayloadAction<ShopProfile>) => {
      state.profile = payload;
    },
  },
  selectors: {
    /** What the shop calls who sells. */
    selectSellers: ({ profile }) => profile.sellers,
    /** For how many days after delivery an order can be returned. */
    selectReturnDays: ({ profile }) => profile.returnDays,
    /** Whether the shop sells goods that pass customs. */
    selectImportsGoods: ({ profile }) => profile.importsGoods,
    selectShopContent: (state) => state.content,
    /**
     * The download link of the shop's app: the page about it, from `{ app: { link } }` of the flat content, else
     * a store. Empty: there is no app.
     */
    selectAppLink: ({ content: words }): string => {
      const { link } = (words.app ?? {}) as { link?: unknown };
      const { ios, android, harmony } = (words.nativeApp ?? {}) as Record<string, unknown>;
      const first = link || ios || android || harmony;
      return typeof first === 'string' ? first : '';
    },
    selectShopConfiguration: (state) => state.configuration,
    selectShopProfile: ({ profile }) => profile,
    selectDefaultGender: ({ configuration, profile }): Gender =>
      configuration.defaultGender ?? profile.genders[0] ?? 'women',
  },
});

export const { setShopContent, setShopConfiguration, setShopProfile } = shopSlice.actions;
export const {
  selectSellers,
  selectShopProfile,
  selectImportsGoods,
  selectReturnDays,
  selectShopContent,
  selectAppLink,
  selectShopConfiguration,
  selectDefaultGender,
} = shopSlice.selectors;
