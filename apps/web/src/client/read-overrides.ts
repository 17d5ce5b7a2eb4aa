import { expectOverrides, LANGUAGES, overrideMessages } from '@vitrine/kit';
import { OVERRIDES_ID } from '../document/ids.ts';
import type { PageOverrides } from '../server/select-overrides.ts';

/** Before the first message is read: the page was rendered with what the merchant wrote. */
const written = document.getElementById(OVERRIDES_ID);
const language = LANGUAGES.find((each) => each === document.documentElement.lang);
if (written && language) {
  const { texts, later, version }: PageOverrides = JSON.parse(written.textContent ?? '{}');
  overrideMessages(language, texts);
  const url = `/content/messages/${language}/${version}?tables=`;
  expectOverrides({
    language,
    tables: later,
    async load(tables) {
      const response = await fetch(url + tables.join());
      if (!response.ok) throw new Error(`The texts of ${tables.join()} answer ${response.status}`);
      return response.json();
    },
  });
}
