import type { MerchantOrder, Order, PickupSlot, ReturnReason } from '@vitrine/contract';
import { addressText } from '@vitrine/kit';
import { useLanguage, useMessages } from '@vitrine/platform';
import { ActionBar, Box, Button, Form, Note, Select, TextArea } from '@vitrine/ui';
import { Facts } from '../order-parts/Facts.tsx';
import { dayText } from '../order-parts/order-text.ts';
import { returnWords } from '../order-parts/return-words.ts';
import { messages } from './messages.ts';
import { Pieces } from './Pieces.tsx';
import { pickupDays } from './rules.ts';
import styles from './Screen.module.css';
import { type ReturnState, useReturn } from './useReturn.ts';

const MOST_CHARACTERS = 300;

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, name]) => ({ value, name }));

function Why({ form: { draft, write, fault } }: { form: ReturnState }) {
  const words = useMessages(messages);
  const { reasons } = useMessages(returnWords);
  return (
    <>
      <Select
        label={words.reason}
        options={optionsOf(reasons)}
        value={draft.reason}
        placeholder={words.choose}
        onChange={(reason) => write({ reason: reason as ReturnReason })}
        error={fault === 'reason' ? words.faults.reason : undefined}
      />
      <TextArea
        label={words.note}
        value={draft.note}
        onChange={(note) => write({ note })}
        maxLength={MOST_CHARACTERS}
        placeholder={words.noteHint}
        error={fault === 'note' ? words.faults.note : undefined}
      />
    </>
  );
}

function Pickup({ form: { draft, write } }: { form: ReturnState }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { parts } = useMessages(returnWords);
  const days = pickupDays(Date.now()).map((value) => ({ value, name: dayText(value, language) }));
  return (
    <Box className={styles.pair}>
      <Select
        label={words.day}
        options={days}
        value={draft.date}
        onChange={(date) => write({ date })}
      />
      <Select
        label={words.part}
        options={optionsOf(parts)}
        value={draft.part}
        onChange={(part) => write({ part: part as PickupSlot['part'] })}
      />
    </Box>
  );
}

/** Asks for pieces of one parcel to be collected. */
export function ReturnForm({ order, parcel }: { order: Order; parcel: MerchantOrder }) {
  const words = useMessages(messages);
  const form = useReturn(parcel);
  const from = addressText(order.shippingAddress, useLanguage());
  return (
    <Form className={styles.form} label={words.title} onSubmit={() => void form.send()}>
      <Pieces parcel={parcel} form={form} />
      <Why form={form} />
      <Pickup form={form} />
      <Facts facts={[{ key: 'from', name: words.from, value: from }]} />
      <Note tone="good">{words.refund}</Note>
      {form.refusal && <Note tone="bad">{form.refusal}</Note>}
      <ActionBar>
        <Button wide submit loading={form.isSending}>
          {words.submit}
        </Button>
      </ActionBar>
    </Form>
  );
}
