import type { Api } from '@vitrine/client';
import type { Address, CheckoutOrder, PersonalId, RewardPackage } from '@vitrine/contract';
import {
  type Store,
  selectPidList,
  selectProcessingPid,
  setAddresses,
  setCheckoutOrder,
  setCheckoutPersonalId,
  setImageRequired,
  setPidList,
  setRewardPackages,
} from '@vitrine/state';
import { definePrivateScreen, type ScreenProps } from '../../../screen.ts';
import type { PrivateLoadContext } from '../../../shared/private-data/usePrivateData.ts';
import { messages } from './messages.ts';
import { findPersonalIdOf, isUsable } from './rules.ts';
import { CheckoutLayout, CheckoutView } from './Screen.tsx';

const returnEmpty = <T>(): T[] => [];

const listUsableCoupons = async (api: Api, signal: AbortSignal): Promise<RewardPackage[]> =>
  (await api.listMyRewardPackages({ query: { status: 'claimed' } }, { signal })).filter(isUsable);

/** Attaches the recipient's personal ID, the default one first, where customs can accept it. */
async function attachRecipientPersonalId(
  api: Api,
  store: Store,
  { id, shippingAddress }: CheckoutOrder,
): Promise<void> {
  const personalId = findPersonalIdOf(shippingAddress?.name, selectPidList(store.getState()));
  const { isImageRequired } = selectProcessingPid(store.getState());
  if (!personalId || personalId.clearanceStatus === 'failed') return;
  if (isImageRequired && !personalId.hasImage) return;
  try {
    await api.setCheckoutPersonalId({ params: { id }, body: { personalIdId: personalId.id } });
    store.dispatch(setCheckoutPersonalId(personalId.id));
  } catch {
    // The shopper can still choose one.
  }
}

/** Loads the order and what can be chosen for it; only the order is required. */
async function loadPrivate(
  { api, store, signal }: PrivateLoadContext,
  { params: { id = '' } }: ScreenProps,
): Promise<void> {
  const params = { id };
  const [order, addresses, personalIds, attached, coupons] = await Promise.all([
    api.getCheckoutOrder({ params }, { signal }),
    api.listAddresses({}, { signal }).catch(returnEmpty<Address>),
    api.listPersonalIds({}, { signal }).catch(returnEmpty<PersonalId>),
    api.getCheckoutPersonalId({ params }, { signal }).catch(() => undefined),
    listUsableCoupons(api, signal).catch(returnEmpty<RewardPackage>),
  ]);
  store.dispatch(setAddresses(addresses));
  store.dispatch(setPidList(personalIds));
  if (attached) store.dispatch(setImageRequired(attached.isImageRequired));
  store.dispatch(setRewardPackages(coupons));
  store.dispatch(setCheckoutOrder(order));
  const needsPersonalId = order.status === 'open' && order.isPersonalIdRequired;
  if (needsPersonalId && !order.personalIdId) await attachRecipientPersonalId(api, store, order);
}

export const screen = definePrivateScreen({
  name: 'checkout',
  title: (language) => messages[language].title,
  loadPrivate,
  // A step of the checkout keeps the loaded order.
  privateKey: ({ params }) => params.id ?? '',
  Layout: CheckoutLayout,
  View: CheckoutView,
});
