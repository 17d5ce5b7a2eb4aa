import { formatMessage, type Language } from '@vitrine/kit';
import { Linking, ScrollView, StyleSheet, Text, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { brand } from '../brand/brand.ts';
import { tokens } from '../brand/tokens.ts';
import { POLICY_PATH, SHOP_URL } from '../config.ts';
import { messages } from '../messages.ts';
import { Button } from '../parts/Button.tsx';
import { text } from '../parts/text-styles.ts';
import type { Consent } from './consent.ts';

interface ConsentScreenProps {
  language: Language;
  onAnswer(consent: Consent): void;
}

/** The policy before anything else of the app. It stands outside the providers, because they start after it. */
export function ConsentScreen({ language, onAnswer }: ConsentScreenProps) {
  const t = messages[language].consent;
  const { top, bottom } = useSafeAreaInsets();
  const name = language === 'zh-CN' ? brand.name : brand.latinName;
  return (
    <View style={[styles.page, { paddingTop: top, paddingBottom: bottom + tokens.space4 }]}>
      <ScrollView contentContainerStyle={styles.text}>
        <Text style={styles.brand}>{brand.latinName.toUpperCase()}</Text>
        <Text role="heading" style={text.h1}>
          {t.title}
        </Text>
        <Text style={text.body}>{formatMessage(t.lead, { name })}</Text>
        <Text style={text.body}>{t.uses}</Text>
        <Text style={text.body}>{t.choice}</Text>
        <Text
          role="link"
          style={styles.link}
          onPress={() => {
            Linking.openURL(`${SHOP_URL || `https://${brand.host}`}${POLICY_PATH}`).catch(
              () => undefined,
            );
          }}
        >
          {t.policy}
        </Text>
      </ScrollView>
      <View style={styles.buttons}>
        <Button label={t.decline} isOutlined onPress={() => onAnswer('declined')} />
        <Button label={t.agree} isOutlined onPress={() => onAnswer('agreed')} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1, backgroundColor: tokens.paper },
  text: {
    flexGrow: 1,
    justifyContent: 'center',
    gap: tokens.space4,
    width: '100%',
    maxWidth: 560,
    alignSelf: 'center',
    padding: tokens.gutter,
  },
  brand: { ...text.caption, letterSpacing: 4, color: tokens.ink2 },
  link: { ...text.ui, textDecorationLine: 'underline', paddingVertical: tokens.space3 },
  buttons: {
    flexDirection: 'row',
    gap: tokens.space3,
    width: '100%',
    maxWidth: 560,
    alignSelf: 'center',
    paddingHorizontal: tokens.gutter,
  },
});
