import { bannerInput, marketingInput, marketingType } from '@vitrine/contract/admin';
import { bannerDefinition } from '../resources/admin-configuration/banner-definition.ts';
import { marketingDefinitions } from '../resources/admin-marketing/definitions.ts';
import { masterDataStores } from '../resources/master-data/stores.ts';
import type { ShopKind } from './kind.ts';
import { configurationKind } from './kinds/configuration.ts';
import { itemKind } from './kinds/items.ts';
import { menuKind } from './kinds/menus.ts';
import { pageKind } from './kinds/pages.ts';
import { sortBenefits } from './kinds/tier-benefits.ts';
import { wordKind } from './kinds/words.ts';

const definitions = { ...marketingDefinitions, banner: bannerDefinition };

const FIRST = 'questionnaire';

/** Each item is stored after those that it names. */
const MARKETING_ORDER = [FIRST, ...marketingType.exclude([FIRST]).options] as const;

/** Every kind of content that stands in files, in the order in which they are stored. */
export const kinds: readonly ShopKind[] = [
  ...Object.values(masterDataStores),
  wordKind,
  menuKind,
  pageKind,
  configurationKind,
  itemKind({ folder: 'banners', definitions, definition: bannerDefinition, input: bannerInput }),
  ...MARKETING_ORDER.map((type) =>
    itemKind({
      folder: `marketing/${type}`,
      definitions,
      definition: marketingDefinitions[type],
      input: marketingInput,
      ...(type === 'tier' && { normalise: sortBenefits }),
    }),
  ),
];
