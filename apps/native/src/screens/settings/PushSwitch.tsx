import { useAction } from '@vitrine/features/shared/action/useAction';
import { useMessages } from '@vitrine/platform';
import { useCallback, useEffect, useState } from 'react';
import { AppState, Linking } from 'react-native';
import { SwitchRow } from '../../parts/SwitchRow.tsx';
import { findPush } from '../../ports/push/push.ts';
import { useShop } from '../../shop/ShopContext.ts';
import { messages } from './messages.ts';

/** `absent`: this build or this system has no pushes. `denied`: only the system's settings can allow them. */
type PushState = 'absent' | 'denied' | 'off' | 'on';

/** Switches the pushes of the shopper on and off, on this device. */
export function PushSwitch() {
  const t = useMessages(messages);
  const { registerPush, stopPushes } = useShop();
  const { run, isPending } = useAction({ failed: t.failed });
  const [state, setState] = useState<PushState>('absent');
  const look = useCallback(async () => {
    const { status } = await findPush();
    if (status === 'unsupported') setState('absent');
    else if (status === 'denied') setState('denied');
    else setState(status === 'allowed' && (await registerPush('start')) ? 'on' : 'off');
  }, [registerPush]);
  useEffect(() => {
    void look();
    // The shopper may come back from the settings of the system.
    const subscription = AppState.addEventListener('change', (next) => {
      if (next === 'active') void look();
    });
    return () => subscription.remove();
  }, [look]);
  const turnOn = () =>
    run(async () => {
      if (await registerPush('switch')) return setState('on');
      const { status } = await findPush();
      if (status !== 'denied') throw new Error('The device could not be registered');
      setState('denied');
    });
  const turnOff = () =>
    run(async () => {
      await stopPushes();
      setState('off');
    });
  const change = (isOn: boolean) => {
    if (state === 'denied') void Linking.openSettings().catch(() => undefined);
    else void (isOn ? turnOn() : turnOff());
  };
  if (state === 'absent') return null;
  return (
    <SwitchRow
      label={t.pushes}
      hint={state === 'denied' ? t.pushesDenied : t.pushesHint}
      isOn={state === 'on'}
      isDisabled={isPending}
      onChange={change}
    />
  );
}
