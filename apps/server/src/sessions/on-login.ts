import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { bringBag } from '../resources/bags/merge.ts';
import { bringAnswers } from '../resources/questionnaires/respondent.ts';
import { bringOutfits } from '../resources/stylist/queries.ts';
import { bringHearts } from '../resources/wishlist/hearts.ts';

/** A guest who turns out to be a shopper. */
export interface LoginEvent {
  readonly guestBagId: string;
  readonly shopperId: string;
  readonly shopperBagId: string;
  readonly now: number;
}

/** Moves what a guest gathered to the shopper. Part of the login: it fails with it, and is undone with it. */
export type LoginHook = (trx: Transaction<Database>, event: LoginEvent) => Promise<void>;

/** What resources do at a login, one after the other. */
export const onLogin: readonly LoginHook[] = [bringBag, bringHearts, bringAnswers, bringOutfits];
