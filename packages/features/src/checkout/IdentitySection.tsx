import { useApi } from '@vitrine/client/react';
import type { CheckoutOrder, PersonalId } from '@vitrine/contract';
import { fill } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { selectPidList, setPidList } from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { Box, Button, Text } from '@vitrine/ui';
import { Clearance } from '../identity-form/Clearance.tsx';
import { useClearance } from '../identity-form/useClearance.ts';
import { chosenWords } from './chosen-words.ts';
import { isSamePerson } from './rules.ts';
import { Section } from './Section.tsx';
import styles from './Sections.module.css';

interface IdentitySectionProps {
  order: CheckoutOrder;
  number: number;
  onOpen: () => void;
}

interface PersonProps {
  person: PersonalId;
  recipient: string | undefined;
  /** Why customs did not take them. */
  refusal: string | undefined;
}

function Person({ person, recipient, refusal }: PersonProps) {
  const words = useMessages(chosenWords);
  const differs = recipient !== undefined && !isSamePerson(recipient, person);
  return (
    <Box className={styles.person}>
      <Box className={styles.personHead}>
        <Text as="p" look="ui" className={styles.who}>
          <Text strong>{person.maskedName}</Text>
          <Text tabular className={styles.masked}>
            {person.maskedIdNumber}
          </Text>
        </Text>
        <Clearance status={person.clearanceStatus} />
      </Box>
      <Text as="p" look="cap" tone="soft" className={styles.personNote}>
        {words.identityNote}
      </Text>
      {refusal && (
        <Text as="p" look="cap" tone="warn" className={styles.differs}>
          {refusal}
        </Text>
      )}
      {differs && (
        <Text as="p" look="cap" tone="warn" className={styles.differs}>
          {fill(words.nameDiffers, { name: recipient })}
        </Text>
      )}
    </Box>
  );
}

/** The person of the order, as customs see them by now. */
function usePerson({ id, personalIdId }: CheckoutOrder) {
  const api = useApi();
  const dispatch = useDispatch();
  const people = useSelector(selectPidList);
  const person = people.find((each) => each.id === personalIdId);
  const refusal = useClearance(person, {
    ask: (signal) => api.getCheckoutClearanceStatus({ params: { id } }, { signal }),
    onTold: (clearanceStatus) =>
      dispatch(
        setPidList(people.map((each) => (each === person ? { ...person, clearanceStatus } : each))),
      ),
  });
  return { people, person, refusal };
}

/** Who customs are told it is for. */
export function IdentitySection({ order, number, onOpen }: IdentitySectionProps) {
  const words = useMessages(chosenWords);
  const { people, person, refusal } = usePerson(order);
  const action = person && { words: words.change, label: words.changePerson, onTap: onOpen };
  return (
    <Section step="identity" number={number} title={words.identity} action={action}>
      {person ? (
        <Person person={person} recipient={order.shippingAddress?.name} refusal={refusal} />
      ) : (
        <Box className={styles.missing}>
          <Text as="p" look="ui" tone="soft">
            {words.identityNeeded}
          </Text>
          <Button kind="outline" small opens="dialog" onTap={onOpen}>
            {people.length > 0 ? words.choosePerson : words.addPerson}
          </Button>
        </Box>
      )}
    </Section>
  );
}
