import type { MerchantOrder, Order, PickupSlot, ReturnReason } from '@vitrine/contract';
import { formatAddress, isImported } from '@vitrine/kit';
import { useLanguage, useMessages } from '@vitrine/platform';
import { ActionBar, Box, Button, cx, Form, Note, Select, TextArea } from '@vitrine/ui';
import { formatDay } from '../../../shared/dates/format-date.ts';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { DescriptionList } from '../../../shared/order/DescriptionList.tsx';
import { returnMessages } from '../../../shared/order/return-messages.ts';
import { ItemPicker } from './ItemPicker.tsx';
import { messages } from './messages.ts';
import { PhotoFields } from './PhotoFields.tsx';
import { isVisibleReason, listReasons, pickupDays } from './rules.ts';
import { type ReturnFormState, useReturnForm } from './useReturnForm.ts';

const MAX_NOTE_LENGTH = 300;

const toOptions = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, name]) => ({ value, name }));

interface ReasonFieldsProps {
  shipment: MerchantOrder;
  form: ReturnFormState;
}

function ReasonFields({ shipment, form: { draft, update, problem, photos } }: ReasonFieldsProps) {
  const t = useMessages(messages);
  const { reasons } = useMessages(returnMessages);
  return (
    <>
      <Select
        label={t.reason}
        options={listReasons(reasons, shipment)}
        value={draft.reason}
        placeholder={t.choose}
        onChange={(reason) => update({ reason: reason as ReturnReason })}
        error={problem === 'reason' ? t.problems.reason : undefined}
      />
      {isVisibleReason(draft.reason) && (
        <PhotoFields
          photos={photos}
          reason={draft.reason}
          problem={problem === 'photos' ? t.problems.photos : undefined}
        />
      )}
      <TextArea
        label={t.note}
        value={draft.note}
        onChange={(note) => update({ note })}
        maxLength={MAX_NOTE_LENGTH}
        placeholder={t.noteHint}
        error={problem === 'note' ? t.problems.note : undefined}
      />
    </>
  );
}

function PickupFields({ form: { draft, update } }: { form: ReturnFormState }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { parts } = useMessages(returnMessages);
  const days = pickupDays(Date.now()).map((value) => ({ value, name: formatDay(value, language) }));
  return (
    <Box className={layout.pair}>
      <Select
        label={t.day}
        options={days}
        value={draft.date}
        onChange={(date) => update({ date })}
      />
      <Select
        label={t.part}
        options={toOptions(parts)}
        value={draft.part}
        onChange={(part) => update({ part: part as PickupSlot['part'] })}
      />
    </Box>
  );
}

/** The form that returns items of one shipment. */
export function ReturnForm({ order, shipment }: { order: Order; shipment: MerchantOrder }) {
  const t = useMessages(messages);
  const form = useReturnForm(shipment);
  const from = formatAddress(order.shippingAddress, useLanguage());
  return (
    <Form
      className={cx(layout.form, spacing.pt3)}
      label={t.title}
      onSubmit={() => void form.send()}
    >
      <ItemPicker shipment={shipment} form={form} />
      <ReasonFields shipment={shipment} form={form} />
      <PickupFields form={form} />
      <DescriptionList items={[{ key: 'from', name: t.from, value: from }]} />
      <Note tone="good">{t.refund[isImported(shipment.shipsFrom) ? 'imported' : 'domestic']}</Note>
      {form.error && <Note tone="bad">{form.error}</Note>}
      <ActionBar>
        <Button fullWidth submit loading={form.isPending || form.isUploading}>
          {t.submit}
        </Button>
      </ActionBar>
    </Form>
  );
}
