import type { ClearanceReason } from '@vitrine/contract';

/** The name and number of an ID card, with photos of both sides if there are any. */
export interface PersonToCheck {
  readonly name: string;
  readonly idNumber: string;
  readonly photos: { readonly front: Buffer; readonly back: Buffer } | undefined;
}

/** Null: the name and the number belong together. */
export type Verdict = ClearanceReason | null;

/** Checks whether a name and an ID number belong together. */
export interface PersonalIdCheckPort {
  check(person: PersonToCheck): Promise<Verdict>;
}
