import { useMessages } from '@vitrine/platform';
import { useEffect, useState } from 'react';
import { messages } from '../messages.ts';
import { SwitchRow } from '../parts/SwitchRow.tsx';
import { biometrics } from '../ports/biometrics/biometrics';
import { useShop } from '../shop/ShopContext.ts';

/** Locks orders and personal IDs by the face, the finger or the code of the device. It is absent where none is set up. */
export function UnlockSwitch() {
  const { unlock: t } = useMessages(messages);
  const { unlock } = useShop();
  const [isOffered, setOffered] = useState(false);
  const [isOn, setOn] = useState(unlock.isOn);
  useEffect(() => {
    biometrics.find().then(({ status }) => setOffered(status === 'ready'));
  }, []);
  if (!isOffered) return null;
  const change = async (next: boolean) => {
    if (next) await unlock.turnOn();
    else await unlock.turnOff(t.title);
    setOn(unlock.isOn());
  };
  return <SwitchRow label={t.lock} isOn={isOn} onChange={(next) => void change(next)} />;
}
