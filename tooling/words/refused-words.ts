/** A word that the glossary replaces, and where it is refused. */
export interface RefusedWord {
  /** One word or phrase; an identifier is split at its capital letters before it is compared. */
  readonly word: RegExp;
  /** The word to use. */
  readonly instead: string;
  /** Only in identifiers and file names, where the word is ordinary English in a sentence. */
  readonly namesOnly?: true;
  /** Whole identifiers in which the word has its ordinary meaning. */
  readonly allowed?: readonly string[];
}

/** The last table of docs/glossary.md. */
export const REFUSED_WORDS: readonly RefusedWord[] = [
  { word: /^deeds?$/, instead: 'action' },
  { word: /^under ?way$/, instead: 'pending' },
  { word: /^told$/, instead: 'reported, notified' },
  { word: /^standing$/, instead: 'ready, current' },
  { word: /^(?:draw )?anew$/, instead: 'again, refetch' },
  { word: /^afresh$/, instead: 'again' },
  { word: /^who(?:so)?ever$/, instead: 'the one who' },
  { word: /^somebody$/, instead: 'shopper, person' },
  { word: /^nobody$/, instead: 'no shopper, no one' },
  { word: /^hearts$/, instead: 'wishlist' },
  { word: /^houses?$/, instead: 'brand, payment provider' },
  // `pieces` is a field of an order on the wire.
  { word: /^pieces?$/, instead: 'product', allowed: ['pieces'] },
  { word: /^desks?$/, instead: 'desktop, harness' },
  { word: /^tills?$/, instead: 'checkout, harness, until' },
  { word: /^rooms?$/, instead: 'section, folder' },
  { word: /^shel(?:f|ves)$/, instead: 'collection' },
  {
    word: /^narrow(?:s|ed|ing)?$/,
    instead: 'filter',
    namesOnly: true,
    allowed: ['narrow', 'isNarrow'],
  },
  { word: /^kick(?:er)?$/, instead: 'eyebrow', allowed: ['kicker'] },
  { word: /^spoken$/, instead: 'visuallyHidden' },
  { word: /^sweep(?:s|er|ing)?$/, instead: 'recurring job' },
  { word: /^(?:un)?seal(?:s|ed|ing)?$/, instead: 'encrypt, decrypt' },
  { word: /^news$/, instead: 'notification', namesOnly: true },
  {
    word: /^(?:un)?pack(?:s|ing)?$/,
    instead: 'compress',
    namesOnly: true,
    // A merchant packs an order.
    allowed: [
      'pack',
      'packMerchantOrder',
      'createPackingSlip',
      'create-packing-slip',
      'packing-slip',
    ],
  },
  { word: /^travel(?:s|led|ling)?$/, instead: 'shipment, fulfilment' },
  { word: /^catchers?$/, instead: 'backInterceptor' },
  { word: /^hold ?back$/, instead: 'leave guard' },
  { word: /^refus(?:e|al|als|er)$/, instead: 'problem, error', namesOnly: true },
  {
    word: /^visits?$/,
    instead: 'session, landingParams',
    namesOnly: true,
    // Methods of the query compiler of Kysely.
    allowed: ['visitBinaryOperation', 'visitNode'],
  },
];
