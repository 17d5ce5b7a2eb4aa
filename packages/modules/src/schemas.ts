/** The entry point for the server: everything exported here imports zod. */
export type { DeliveryTools, HtmlKind, ImageVariants } from './delivery.ts';
export type { Label } from './fields/label.ts';
export { sampleOf } from './fields/sample.ts';
export {
  expandLinkedBlocks,
  LINKED_BLOCK,
  linkedBlockSchema,
  listLinkedBlocks,
  readLinkedBlock,
} from './linked-block.ts';
export {
  deliverEntry,
  findEntryFaults,
  type ParsedEntry,
  parseEntry,
} from './parse.ts';
export { type EntryReference, listReferences } from './references.ts';
export { schemas } from './schemas.gen.ts';
export {
  currentPageVersion,
  entryMigrations,
  isKnownVersion,
  migrateEntries,
  type RawEntry,
} from './versions.ts';
