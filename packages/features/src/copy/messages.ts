import type { Messages } from '@vitrine/kit';

interface CopyMessages {
  copy: string;
  refused: string;
}

export const messages: Messages<CopyMessages> = {
  'zh-CN': { copy: '复制', refused: '没能复制，请手动选取' },
  'en-US': { copy: 'Copy', refused: 'It could not be copied; please select it by hand' },
};
