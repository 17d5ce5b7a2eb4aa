import { useApi } from '@vitrine/client/react';
import type { PersonalId } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import {
  bindToCheckout,
  removePid,
  resetPidBindInfo,
  savePid,
  selectPidList,
  setBackStepOnPidSaved,
  setPidList,
} from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { type ReactNode, useEffect } from 'react';
import type { ScreenProps } from '../../../screen.ts';
import { AccountLayout } from '../../../shared/account-layout/AccountLayout.tsx';
import { ClearanceBadge } from '../../../shared/personal-id-form/ClearanceBadge.tsx';
import { SavedList } from '../../../shared/saved-list/SavedList.tsx';
import { messages } from './messages.ts';

const NEW = { route: 'personalId', params: { id: 'new' } } as const;

/** How many pages the form goes back after saving: to the checkout, or to this list. */
const BACK_STEPS = { toCheckout: 2, toList: 1 } as const;

/** Binds the next saved personal ID to the checkout from which the list was opened. */
function useCheckoutBinding(checkoutOrderId: string | undefined): void {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(checkoutOrderId ? bindToCheckout(checkoutOrderId) : resetPidBindInfo());
    dispatch(setBackStepOnPidSaved(checkoutOrderId ? BACK_STEPS.toCheckout : BACK_STEPS.toList));
  }, [dispatch, checkoutOrderId]);
}

/** The list item of a personal ID: masked, with the state of its clearance. */
const toListItem = ({ id, maskedName, maskedIdNumber, isDefault, clearanceStatus }: PersonalId) =>
  ({
    id,
    name: maskedName,
    line: maskedIdNumber,
    isDefault,
    status: <ClearanceBadge status={clearanceStatus} />,
    label: maskedName,
    to: { route: 'personalId', params: { id } },
  }) as const;
type ListItem = ReturnType<typeof toListItem>;

/** The saved personal IDs of the shopper. */
export function PersonalIdsView() {
  const t = useMessages(messages);
  const api = useApi();
  const dispatch = useDispatch();
  const personalIds = useSelector(selectPidList);

  async function makeDefault({ id }: ListItem): Promise<void> {
    dispatch(savePid(await api.setDefaultPersonalId({ body: { personalIdId: id } })));
  }

  async function remove({ id, isDefault }: ListItem): Promise<void> {
    await api.deletePersonalId({ params: { id } });
    dispatch(removePid(id));
    // The server chooses the next default personal ID.
    if (isDefault) dispatch(setPidList(await api.listPersonalIds()));
  }

  return (
    <SavedList
      items={personalIds.map(toListItem)}
      messages={t}
      icon="me"
      createTo={NEW}
      makeDefault={makeDefault}
      remove={remove}
    />
  );
}

/** The page around the list, which may be opened from a checkout. */
export function PersonalIdsLayout({ query, children }: ScreenProps & { children: ReactNode }) {
  const t = useMessages(messages);
  useCheckoutBinding(query.checkout);
  return (
    <AccountLayout section="personalIds" title={t.title} lead={t.lead}>
      {children}
    </AccountLayout>
  );
}
