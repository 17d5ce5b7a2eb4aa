import type { BoundPersonalId } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { selectPidList, setPidList } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { ActionBar, Box, Button, ChoiceGroup, EmptyState, Note } from '@vitrine/ui';
import { useState } from 'react';
import { AccountFrame } from '../account-frame/AccountFrame.tsx';
import { Clearance } from '../identity-form/Clearance.tsx';
import { IdentityForm } from '../identity-form/IdentityForm.tsx';
import { Own } from '../own/Own.tsx';
import type { OwnContext } from '../own/useOwn.ts';
import type { ScreenProps } from '../screen.ts';
import { messages } from './messages.ts';
import styles from './Screen.module.css';
import { useAttach } from './useAttach.ts';

/** Instead of an id: somebody who is still to be written down. */
const OTHER = 'other';

function Choosing({ orderId, bound }: { orderId: string; bound: BoundPersonalId }) {
  const words = useMessages(messages);
  const people = useSelector(selectPidList);
  const { attach, isAttaching, refusal, setRefusal } = useAttach(orderId);
  const [chosen, setChosen] = useState<string | undefined>(
    bound.personalId?.id ?? people[0]?.id ?? OTHER,
  );
  const options = [
    ...people.map(({ id, maskedName, maskedIdNumber, clearanceStatus }) => ({
      value: id,
      title: maskedName,
      note: maskedIdNumber,
      aside: <Clearance status={clearanceStatus} />,
    })),
    { value: OTHER, title: words.other, note: words.otherHint },
  ];
  return (
    <Box className={styles.page}>
      {people.length > 0 && (
        <ChoiceGroup
          label={words.choose}
          options={options}
          value={chosen}
          onChange={(value) => {
            setRefusal(undefined);
            setChosen(value);
          }}
        />
      )}
      {refusal && <Note tone="bad">{refusal}</Note>}
      {chosen === OTHER ? (
        <IdentityForm
          isImageRequired={bound.isImageRequired}
          action={words.saveAndAttach}
          // Refused for this order, it is in the book all the same: from there it can be chosen again.
          onSaved={({ id }) => {
            setChosen(id);
            void attach(id);
          }}
        />
      ) : (
        <ActionBar>
          <Button wide loading={isAttaching} onTap={() => chosen && void attach(chosen)}>
            {words.attach}
          </Button>
        </ActionBar>
      )}
    </Box>
  );
}

/** Names the person of an order later, while customs wait. */
export function OrderIdentityScreen({ params: { id = '' } }: ScreenProps) {
  const words = useMessages(messages);
  const [bound, setBound] = useState<BoundPersonalId>();

  async function fetchPeople({ api, store, signal }: OwnContext): Promise<void> {
    const [asked, people] = await Promise.all([
      api.getOrderPersonalId({ params: { id } }, { signal }),
      api.listPersonalIds({}, { signal }),
    ]);
    store.dispatch(setPidList(people));
    setBound(asked);
  }

  const here = { route: 'orderIdentity', params: { id } } as const;
  return (
    <AccountFrame room="orders" title={words.title} lead={words.lead} narrow>
      <Own here={here} of={id} skeleton="unready" load={fetchPeople}>
        {bound?.isRequired && <Choosing orderId={id} bound={bound} />}
        {bound && !bound.isRequired && (
          <EmptyState icon="parcel" title={words.notNeeded}>
            <Button to={{ route: 'order', params: { id } }}>{words.toOrder}</Button>
          </EmptyState>
        )}
      </Own>
    </AccountFrame>
  );
}
