import type { MerchantOrderRow } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { Button } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { PrintDialog } from '../../orders/PrintDialog.tsx';
import { BulkStep } from './BulkStep.tsx';
import { type BulkOutcome, groupByNextStep } from './bulk-steps.ts';
import { ordersMessages } from './messages.ts';
import { ShipSheet } from './ShipSheet.tsx';

type Dialog = 'accept' | 'pack' | 'print' | 'ship';

interface BulkActionsProps {
  rows: readonly MerchantOrderRow[];
  onDone(outcome: BulkOutcome): void;
}

/** What can be done with the selected orders. The rows of a dialog stay as they were when it was opened. */
export function BulkActions({ rows, onDone }: BulkActionsProps) {
  const texts = useMessages(ordersMessages);
  const [open, setOpen] = useState<{ dialog: Dialog; rows: readonly MerchantOrderRow[] }>();
  const groups = groupByNextStep(rows);
  const close = () => setOpen(undefined);
  const finish = (outcome: BulkOutcome) => {
    close();
    onDone(outcome);
  };
  return (
    <>
      {(['accept', 'pack', 'print', 'ship'] as const).map((dialog) => (
        <Button
          key={dialog}
          type={dialog === 'print' ? 'default' : 'primary'}
          disabled={groups[dialog].length === 0}
          onClick={() => setOpen({ dialog, rows: groups[dialog] })}
        >
          {formatMessage(texts[dialog], { count: groups[dialog].length })}
        </Button>
      ))}
      {(open?.dialog === 'accept' || open?.dialog === 'pack') && (
        <BulkStep step={open.dialog} rows={open.rows} onClose={finish} />
      )}
      {open?.dialog === 'print' && (
        <PrintDialog ids={open.rows.map(({ id }) => id)} document="packing-slip" onClose={close} />
      )}
      {open?.dialog === 'ship' && <ShipSheet orders={open.rows} onClose={finish} />}
    </>
  );
}
