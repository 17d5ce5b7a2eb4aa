import { SHIPPING_COUNTRIES } from '@vitrine/kit';
import { useLanguage, useMessages, usePlatform } from '@vitrine/platform';
import { ChoiceSheet, cx, Hint } from '@vitrine/ui';
import * as spacing from '../layout/spacing.ts';
import { messages } from './messages.ts';
import { useCountryChoices } from './useCountryChoices.ts';

/** The choice of the delivery country. A choice reloads the shop, so it takes a press, not just arrow keys. */
export function CountrySheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { country, changeCountry } = usePlatform();
  const choices = useCountryChoices(country);
  return (
    <ChoiceSheet
      open={open}
      onClose={onClose}
      title={t.title}
      choices={choices}
      getLabel={(code) => SHIPPING_COUNTRIES[code].name[language]}
      current={country}
      onSelect={changeCountry}
    >
      <Hint className={cx(spacing.pb2, spacing.pt4)}>{t.note}</Hint>
    </ChoiceSheet>
  );
}
