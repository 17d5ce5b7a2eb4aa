import { useLanguage, useMessages, usePlatform } from '@vitrine/platform';
import { selectShopContent } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, RowLink, useToast } from '@vitrine/ui';
import { readServiceContent } from '../../../shared/customer-service/service-content.ts';
import {
  describeAnswerTime,
  describeHours,
} from '../../../shared/customer-service/service-texts.ts';
import { VendorService } from '../../../shared/customer-service/VendorService';
import { messages } from './messages.ts';

/** The ways to reach the shop that its content offers. */
export function ServiceChannels() {
  const t = useMessages(messages);
  const language = useLanguage();
  const toast = useToast();
  const { customerService } = usePlatform();
  const service = readServiceContent(useSelector(selectShopContent));
  const { channels, hours, phone, mail } = service;

  async function writeMail(): Promise<void> {
    if ((await customerService.writeMail(mail)) === 'copied') toast(t.copied, { icon: 'done' });
  }

  return (
    <Box as="section" aria-label={t.ways}>
      {channels.includes('chat') && (
        <RowLink
          title={t.chat}
          note={describeAnswerTime(service, Date.now(), language)}
          to={{ route: 'conversation', params: { id: 'new' } }}
        />
      )}
      <VendorService variant="row" />
      {channels.includes('phone') && (
        <RowLink
          title={`${t.phone}　${phone}`}
          note={describeHours(hours, language)}
          onPress={() => customerService.call(phone)}
        />
      )}
      {channels.includes('mail') && (
        <RowLink title={`${t.mail}　${mail}`} onPress={() => void writeMail()} />
      )}
    </Box>
  );
}
