/** What forms of the back office are generated from, without the calls. */
export { bannerInput } from './entities/configuration.ts';
export { type MarketingType, marketingInput } from './entities/marketing/items.ts';
export { isPausableType, itemReferences } from './entities/marketing/references.ts';
