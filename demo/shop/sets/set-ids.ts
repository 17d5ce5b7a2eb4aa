/** The ids of the sets that content pages link to. */
export const SETS = {
  newWomen: '501',
  autumnLetter: '502',
  tailoring: '503',
  quietKnits: '504',
  bagsWithAge: '505',
  evening: '506',
  menWeekend: '507',
  newMen: '508',
  menTailoring: '509',
  firstWinter: '510',
  newKids: '511',
  gifts: '512',
  spring: '513',
  springSteps: '514',
  menLeather: '515',
  archive: '516',
  silks: '517',
  onTheFeet: '518',
  schoolDays: '519',
  smallThings: '520',
  springSilks: '521',
  coats: '522',
} as const;

/** The set of all that a boutique has on its rail. */
export const boutiqueSetId = (merchantId: number): string => String(merchantId + 300);
