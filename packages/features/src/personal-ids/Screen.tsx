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
import { useEffect } from 'react';
import { AccountFrame } from '../account-frame/AccountFrame.tsx';
import { Book } from '../book/Book.tsx';
import { Clearance } from '../identity-form/Clearance.tsx';
import { Own } from '../own/Own.tsx';
import type { OwnContext } from '../own/useOwn.ts';
import type { ScreenProps } from '../screen.ts';
import { messages } from './messages.ts';

const NEW = { route: 'personalId', params: { id: 'new' } } as const;

const fetchBook = async ({ api, store, signal }: OwnContext): Promise<void> => {
  store.dispatch(setPidList(await api.listPersonalIds({}, { signal })));
};

/** From the form over this book back to the checkout; else only back to the book. */
const STEPS = { toCheckout: 2, toBook: 1 } as const;

/** Opened from a checkout, whoever is written down here is who it is cleared for. */
function useBinding(checkoutOrderId: string | undefined): void {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(checkoutOrderId ? bindToCheckout(checkoutOrderId) : resetPidBindInfo());
    dispatch(setBackStepOnPidSaved(checkoutOrderId ? STEPS.toCheckout : STEPS.toBook));
  }, [dispatch, checkoutOrderId]);
}

/** One person, masked, and where customs stand with them. */
const entryOf = ({ id, maskedName, maskedIdNumber, isDefault, clearanceStatus }: PersonalId) =>
  ({
    id,
    name: maskedName,
    line: maskedIdNumber,
    isDefault,
    status: <Clearance status={clearanceStatus} />,
    label: maskedName,
    to: { route: 'personalId', params: { id } },
  }) as const;
type Entry = ReturnType<typeof entryOf>;

function People() {
  const words = useMessages(messages);
  const api = useApi();
  const dispatch = useDispatch();
  const people = useSelector(selectPidList);

  async function makeDefault({ id }: Entry): Promise<void> {
    dispatch(savePid(await api.setDefaultPersonalId({ body: { personalIdId: id } })));
  }

  async function remove({ id, isDefault }: Entry): Promise<void> {
    await api.deletePersonalId({ params: { id } });
    dispatch(removePid(id));
    // The shop decides who takes over.
    if (isDefault) dispatch(setPidList(await api.listPersonalIds()));
  }

  return (
    <Book
      entries={people.map(entryOf)}
      words={words}
      icon="me"
      blank={NEW}
      makeDefault={makeDefault}
      remove={remove}
    />
  );
}

/** Who parcels are cleared for. */
export function PersonalIdsScreen({ query }: ScreenProps) {
  const words = useMessages(messages);
  const here = { route: 'personalIds', query } as const;
  useBinding(query.checkout);
  return (
    <AccountFrame room="personalIds" title={words.title} lead={words.lead}>
      <Own here={here} of="book" skeleton="unready" load={fetchBook}>
        <People />
      </Own>
    </AccountFrame>
  );
}
