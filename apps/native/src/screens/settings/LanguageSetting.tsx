import { LANGUAGE_NAMES, messages } from '@vitrine/features/messages/account/me';
import { LANGUAGES } from '@vitrine/kit';
import { useLanguage, useMessages, usePlatform } from '@vitrine/platform';
import { Pressable, StyleSheet, Text, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { text } from '../../parts/text-styles.ts';

/** The language of the app. The app delivers to mainland China only. */
export function LanguageSetting() {
  const t = useMessages(messages);
  const { saveLanguage } = usePlatform();
  const current = useLanguage();
  return (
    <View style={styles.setting}>
      <Text style={[text.ui, styles.fill]}>{t.language}</Text>
      <View role="radiogroup" aria-label={t.language} style={styles.languages}>
        {LANGUAGES.map((language) => (
          <Pressable
            key={language}
            role="radio"
            aria-checked={language === current}
            style={styles.language}
            onPress={() => {
              if (language !== current) saveLanguage(language);
            }}
          >
            <Text style={[text.ui, language === current ? text.strong : styles.other]}>
              {LANGUAGE_NAMES[language]}
            </Text>
          </Pressable>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  setting: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    minHeight: tokens.space14,
    borderBottomWidth: 1,
    borderBottomColor: tokens.border,
  },
  fill: { flex: 1 },
  languages: { flexDirection: 'row', gap: tokens.space4 },
  language: { minHeight: tokens.touchSize, justifyContent: 'center' },
  other: { color: tokens.ink3, textDecorationLine: 'underline' },
});
