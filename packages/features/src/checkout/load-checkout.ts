import type { Api } from '@vitrine/client';
import type { Address, PersonalId, RewardPackage } from '@vitrine/contract';
import {
  type Store,
  selectDefaultPid,
  selectProcessingPid,
  setAddresses,
  setCheckoutOrder,
  setCheckoutPersonalId,
  setImageRequired,
  setPidList,
  setRewardPackages,
} from '@vitrine/state';
import type { OwnContext } from '../own/useOwn.ts';
import { isUsable } from './rules.ts';

const ofNone = <T>(): T[] => [];

const claimed = async (api: Api, signal: AbortSignal): Promise<RewardPackage[]> =>
  (await api.listMyRewardPackages({ query: { status: 'claimed' } }, { signal })).filter(isUsable);

/** Customs are told of the shopper's usual person, unless somebody else was chosen. */
async function bindDefault(api: Api, store: Store, id: string): Promise<void> {
  const person = selectDefaultPid(store.getState());
  const { isImageRequired } = selectProcessingPid(store.getState());
  const isWanting = person?.clearanceStatus === 'failed' || (isImageRequired && !person?.hasImage);
  if (!person || isWanting) return;
  try {
    await api.setCheckoutPersonalId({ params: { id }, body: { personalIdId: person.id } });
    store.dispatch(setCheckoutPersonalId(person.id));
  } catch {
    // Then the shopper chooses.
  }
}

/** Everything that a checkout is made of. Without the order there is none; the rest may be missing. */
export async function loadCheckout(id: string, { api, store, signal }: OwnContext): Promise<void> {
  const params = { id };
  const [order, addresses, people, bound, coupons] = await Promise.all([
    api.getCheckoutOrder({ params }, { signal }),
    api.listAddresses({}, { signal }).catch(ofNone<Address>),
    api.listPersonalIds({}, { signal }).catch(ofNone<PersonalId>),
    api.getCheckoutPersonalId({ params }, { signal }).catch(() => undefined),
    claimed(api, signal).catch(ofNone<RewardPackage>),
  ]);
  store.dispatch(setAddresses(addresses));
  store.dispatch(setPidList(people));
  if (bound) store.dispatch(setImageRequired(bound.isImageRequired));
  store.dispatch(setRewardPackages(coupons));
  store.dispatch(setCheckoutOrder(order));
  const isOpen = order.status === 'open' && order.isPersonalIdRequired;
  if (isOpen && !order.personalIdId) await bindDefault(api, store, id);
}
