import { useMessages } from '@vitrine/platform';
import { useEffect, useState } from 'react';
import { StyleSheet, Switch, Text, View } from 'react-native';
import { tokens } from '../brand/tokens.ts';
import { messages } from '../messages.ts';
import { text } from '../parts/text-styles.ts';
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
  return (
    <View style={styles.row}>
      <Text style={text.ui}>{t.lock}</Text>
      <Switch value={isOn} aria-label={t.lock} onValueChange={(next) => void change(next)} />
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.space3,
    minHeight: tokens.headerHeight,
    paddingHorizontal: tokens.gutter,
    borderTopWidth: 1,
    borderTopColor: tokens.border,
    backgroundColor: tokens.paper,
  },
});
