import type { MerchantOrderDetails } from '@vitrine/contract/admin';
import { Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { orderToolMessages } from '../../orders/messages.ts';
import { isTrackingNumber, normaliseNumber } from '../../orders/tracking-numbers.ts';
import { useCarriers } from '../../orders/useCarriers.ts';
import { useSettled } from '../../orders/useSettled.ts';
import { focusWhenShown } from '../../parts/focus-when-shown.ts';
import { orderMessages } from './messages.ts';
import { UnitFields, type Units } from './UnitFields.tsx';
import { countShippable, toItemQuantities } from './units.ts';
import { useOrderAction } from './useOrderAction.ts';

interface ShipDialogProps {
  order: MerchantOrderDetails;
  onClose(): void;
}

/** Sends a parcel with all that is left, or with some of it. */
export function ShipDialog({ order, onClose }: ShipDialogProps) {
  const texts = useMessages(orderMessages);
  const tools = useMessages(orderToolMessages);
  const [number, setNumber] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [units, setUnits] = useState<Units>(() =>
    Object.fromEntries(order.items.map((item) => [item.id, countShippable(item)])),
  );
  const settled = useSettled(number);
  const { options, suggested } = useCarriers(settled);
  // The suggestion for another number does not count for this one.
  const carrier = chosen ?? (settled === number ? suggested : undefined);
  const items = toItemQuantities(units);
  const ship = useOrderAction<{ carrier: string; trackingNumber: string; items: typeof items }>({
    run: (body, send) => api.shipMerchantOrder({ params: { id: order.id }, body }, send),
    onDone: onClose,
  });
  const isReady = isTrackingNumber(number) && carrier !== undefined && items.length > 0;
  const submit = () => {
    if (isReady) ship.run({ carrier, trackingNumber: number, items });
  };
  const isWrong = number !== '' && !isTrackingNumber(number);
  return (
    <Modal
      open
      title={texts.shipTitle}
      okText={texts.ship}
      okButtonProps={{ disabled: !isReady }}
      confirmLoading={ship.isPending}
      onOk={submit}
      onCancel={onClose}
    >
      <Form layout="vertical" component="div">
        <Form.Item
          label={tools.number}
          htmlFor="tracking-number"
          {...(isWrong ? { validateStatus: 'error', help: tools.problems.wrongNumber } : {})}
        >
          <Input
            id="tracking-number"
            ref={focusWhenShown}
            autoComplete="off"
            value={number}
            onChange={({ target }) => setNumber(normaliseNumber(target.value))}
            onPressEnter={submit}
          />
        </Form.Item>
        <Form.Item label={tools.carrier} htmlFor="carrier">
          <Select
            id="carrier"
            options={options}
            value={carrier ?? null}
            disabled={options.length === 0}
            showSearch={{ optionFilterProp: 'label' }}
            onChange={setChosen}
          />
        </Form.Item>
        <Form.Item
          label={texts.items}
          {...(items.length === 0 ? { validateStatus: 'error', help: texts.nothingToShip } : {})}
        >
          <UnitFields
            items={order.items}
            countMax={countShippable}
            units={units}
            label={texts.shipUnitsOf}
            onChange={setUnits}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
