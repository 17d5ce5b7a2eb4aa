import { LANGUAGES, overrideMessages } from '@vitrine/kit';
import { OVERRIDES_ID } from '../document/ids.ts';

/** Before the first message is read: the page was rendered with what the merchant wrote. */
const written = document.getElementById(OVERRIDES_ID);
const language = LANGUAGES.find((each) => each === document.documentElement.lang);
if (written && language) overrideMessages(language, JSON.parse(written.textContent ?? '{}'));
