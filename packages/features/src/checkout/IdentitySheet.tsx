import { useApi } from '@vitrine/client/react';
import type { CheckoutOrder, PersonalId } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import {
  selectPid,
  selectPidList,
  selectProcessingPid,
  selectSelectedPid,
  setCheckoutPersonalId,
} from '@vitrine/state';
import { useSelector, useStore } from '@vitrine/state/react';
import { Button, ChoiceGroup, Note, Sheet } from '@vitrine/ui';
import { useState } from 'react';
import { Clearance } from '../identity-form/Clearance.tsx';
import { IdentityForm } from '../identity-form/IdentityForm.tsx';
import { chosenWords } from './chosen-words.ts';
import styles from './Sections.module.css';
import { type Refused, useRefusal } from './useChange.ts';
import { NEW, type Steps } from './useSteps.ts';

interface IdentitySheetProps {
  order: CheckoutOrder;
  steps: Steps;
}

/** Attaches a person to the order; an answer here is the person, not the order. */
function useBinding({ order, steps }: IdentitySheetProps) {
  const api = useApi();
  const store = useStore();
  const refusal = useRefusal();
  const [isUnderWay, setUnderWay] = useState(false);
  const [refused, setRefused] = useState<Refused>();

  async function bind(personalIdId: string): Promise<void> {
    if (isUnderWay) return;
    setUnderWay(true);
    setRefused(undefined);
    store.dispatch(selectPid(personalIdId));
    try {
      await api.setCheckoutPersonalId({ params: { id: order.id }, body: { personalIdId } });
      store.dispatch(setCheckoutPersonalId(personalIdId));
      steps.close();
    } catch (error) {
      setRefused(refusal(error));
      // Refused for this order, the person is in the book all the same.
      if (steps.form) steps.write(undefined);
    } finally {
      setUnderWay(false);
    }
  }

  return { bind, isUnderWay, refused };
}

/** One of the people that customs know, or a new one. */
export function IdentitySheet({ order, steps }: IdentitySheetProps) {
  const words = useMessages(chosenWords);
  const people = useSelector(selectPidList);
  const chosen = useSelector(selectSelectedPid);
  const { isImageRequired } = useSelector(selectProcessingPid);
  const { bind, isUnderWay, refused } = useBinding({ order, steps });
  const written = people.find(({ id }) => id === steps.form);
  const isWriting = steps.form === NEW || written !== undefined || people.length === 0;
  const title = written ? words.addPhotos : words.addPerson;

  /** Where customs want photos, somebody without them is completed first. */
  function choose(id: string): void {
    const person = people.find((each) => each.id === id);
    if (isImageRequired && !person?.hasImage) steps.write(id);
    else void bind(id);
  }

  const option = (person: PersonalId) => ({
    value: person.id,
    title: person.maskedName,
    note: person.maskedIdNumber,
    aside: <Clearance status={person.clearanceStatus} />,
    disabled: isUnderWay,
  });

  return (
    <Sheet
      open={steps.step === 'identity'}
      onClose={steps.close}
      home={steps.home}
      side="right"
      title={isWriting ? title : words.choosePerson}
    >
      {refused && (
        <Note tone="bad" className={styles.refusal}>
          {refused.message}
        </Note>
      )}
      {isWriting ? (
        <IdentityForm
          isPart
          action={words.usePerson}
          person={written}
          isImageRequired={isImageRequired}
          onSaved={({ id }) => void bind(id)}
        />
      ) : (
        <ChoiceGroup
          label={words.savedPeople}
          options={people.map(option)}
          value={(isUnderWay ? chosen?.id : order.personalIdId) ?? undefined}
          onChange={choose}
        />
      )}
      {people.length > 0 && (
        <Button
          kind={isWriting ? 'text' : 'outline'}
          wide={!isWriting}
          className={styles.new}
          onTap={() => steps.write(isWriting ? undefined : NEW)}
        >
          {isWriting ? words.savedPeople : words.addPerson}
        </Button>
      )}
      {!isWriting && (
        <Button
          kind="text"
          className={styles.book}
          to={{ route: 'personalIds', query: { checkout: order.id } }}
        >
          {words.managePeople}
        </Button>
      )}
    </Sheet>
  );
}
