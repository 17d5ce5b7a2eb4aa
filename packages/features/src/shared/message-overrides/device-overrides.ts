import { type Api, isErrorBody } from '@vitrine/client';
import { isRecord, type Language, type MessageOverrides, overrideMessages } from '@vitrine/kit';
import type { StoragePort } from '@vitrine/platform';

/** What the merchant wrote in place of messages, as a device keeps it for its next start. */
interface KeptOverrides {
  readonly version: string;
  readonly texts: MessageOverrides;
}

interface Device {
  readonly storage: StoragePort;
  readonly language: Language;
}

const toKey = (language: Language): string => `messages.${language}`;

function parseKept(text: string | null): KeptOverrides | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isRecord(kept) && isRecord(kept.texts)
      ? { version: String(kept.version), texts: toTexts(kept.texts) }
      : undefined;
  } catch {
    return undefined;
  }
}

const toTexts = (value: Readonly<Record<string, unknown>>): MessageOverrides =>
  Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

const readKept = ({ storage, language }: Device) => parseKept(storage.local.get(toKey(language)));

/** Says what the merchant wrote when the mini-program was last open, before anything is drawn. */
export const restoreOverrides = (device: Device): void =>
  overrideMessages(device.language, readKept(device)?.texts ?? {});

interface Refresh extends Device {
  readonly api: Pick<Api, 'getFlatContent'>;
  /** The shop's content, which names the version of its overrides. Empty: it was not loaded. */
  readonly shopContent: Readonly<Record<string, unknown>>;
}

/** Loads what the merchant wrote since, and keeps it. When the call fails, what was kept stays. */
export async function refreshOverrides({ api, shopContent, ...device }: Refresh): Promise<void> {
  const { storage, language } = device;
  const { messagesVersion: version } = shopContent;
  const kept = readKept(device);
  if (Object.keys(shopContent).length === 0 || version === kept?.version) return;
  if (typeof version !== 'string') {
    storage.local.remove(toKey(language));
    overrideMessages(language, {});
    return;
  }
  const reply = await api.getFlatContent({ params: { code: 'messages' } }).catch(() => null);
  if (!reply || isErrorBody(reply)) return;
  const texts = toTexts(reply.value);
  storage.local.set(toKey(language), JSON.stringify({ version, texts }));
  overrideMessages(language, texts);
}
