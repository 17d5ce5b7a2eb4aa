/** The front door for the server: everything here brings zod along. */
export type { DeliveryTools, HtmlKind, ImageSet } from './delivery.ts';
export type { Label } from './fields/label.ts';
export { sampleOf } from './fields/sample.ts';
export { deliverEntry, type ParsedEntry, parseEntry } from './parse.ts';
export { schemas } from './schemas.gen.ts';
export { isKnownVersion, migrations, pageVersion, type StoredEntry, upgrade } from './versions.ts';
