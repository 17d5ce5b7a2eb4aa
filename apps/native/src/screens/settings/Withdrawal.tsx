import { useMessages } from '@vitrine/platform';
import { useState } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { useConsent } from '../../consent/ConsentContext.ts';
import { Button } from '../../parts/Button.tsx';
import { RowLink } from '../../parts/RowLink.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import { text } from '../../parts/text-styles.ts';
import { messages } from './messages.ts';

/** Takes the consent back after it was said what that means. The app starts over with browsing only. */
export function Withdrawal() {
  const t = useMessages(messages);
  const { withdraw } = useConsent();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <RowLink title={t.withdraw} onPress={() => setOpen(true)} />
      <Sheet isOpen={isOpen} title={t.withdraw} onClose={() => setOpen(false)}>
        <View style={styles.sheet}>
          <Text style={text.body}>{t.withdrawHint}</Text>
          <View style={styles.button}>
            <Button label={t.withdrawAction} onPress={withdraw} />
          </View>
        </View>
      </Sheet>
    </>
  );
}

const styles = StyleSheet.create({
  sheet: { gap: tokens.space6, padding: tokens.gutter },
  button: { flexDirection: 'row' },
});
