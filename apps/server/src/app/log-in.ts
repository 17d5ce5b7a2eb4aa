import { mergeGuestBag } from '../resources/bags/merge-bags.ts';
import { lockExistingBags } from '../resources/bags/queries.ts';
import { mergeGuestConversations } from '../resources/conversations/queries.ts';
import { mergeGuestAnswers } from '../resources/questionnaires/respondent.ts';
import { mergeGuestOutfits } from '../resources/stylist/queries.ts';
import { mergeGuestWishlist } from '../resources/wishlist/queries.ts';
import { createLogIn } from '../sessions/log-in.ts';

/** The log-in of the shop, with what each resource does when a guest logs in. */
export const logIn = createLogIn({
  lockBags: lockExistingBags,
  mergeGuest: [
    mergeGuestBag,
    mergeGuestWishlist,
    mergeGuestAnswers,
    mergeGuestOutfits,
    mergeGuestConversations,
  ],
});
