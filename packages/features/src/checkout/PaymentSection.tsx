import { useMessages, usePlatform } from '@vitrine/platform';
import { Box, Check, ChoiceGroup, Link, Text } from '@vitrine/ui';
import { messages } from './messages.ts';
import { Section } from './Section.tsx';
import styles from './Sections.module.css';

/** How it is paid: the shop takes one way, the one of the house it is opened in. */
export function PaymentSection({ number }: { number: number }) {
  const words = useMessages(messages);
  const { channel } = usePlatform().payment;
  const { name, mark } = words.tills[channel];
  return (
    <Section step="payment" number={number} title={words.payment}>
      <ChoiceGroup
        label={words.payment}
        value={channel}
        onChange={() => undefined}
        options={[
          { value: channel, title: name, aside: <Text className={styles.mark}>{mark}</Text> },
        ]}
      />
    </Section>
  );
}

interface ConsentProps {
  isAgreed: boolean;
  isReminded: boolean;
  onChange: (agreed: boolean) => void;
}

/** What one agrees to, to be read where it is agreed to. */
export function Consent({ isAgreed, isReminded, onChange }: ConsentProps) {
  const words = useMessages(messages);
  return (
    <Box>
      <Check
        checked={isAgreed}
        onChange={onChange}
        error={isReminded ? words.agreeFirst : undefined}
      >
        {words.agree}
      </Check>
      <Box className={styles.papers}>
        <Link className={styles.paper} to={{ route: 'content', params: { id: 'terms' } }}>
          {words.terms}
        </Link>
        <Link className={styles.paper} to={{ route: 'content', params: { id: 'privacy' } }}>
          {words.privacy}
        </Link>
      </Box>
    </Box>
  );
}
