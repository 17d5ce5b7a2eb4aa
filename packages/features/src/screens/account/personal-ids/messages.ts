import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  title: ['清关身份信息', 'Personal IDs'],
  lead: [
    '跨境包裹入境时，海关核验收件人身份。信息加密保存，只用于申报。',
    'Customs check who a parcel from abroad is for. We store it encrypted and use it only for the declaration.',
  ],
  removeTitle: ['删除这位清关人？', 'Delete this person?'],
  removeHint: [
    '在途包裹仍会用它完成清关，送达后一并删除。',
    'Parcels already on their way will still be cleared with it.',
  ],
  add: ['新增清关人', 'Add a person'],
  note: [
    '姓名与证件号只显示首尾，照片不再展示',
    'Names and numbers are partly hidden; photos are never shown again',
  ],
  empty: ['还没有清关身份信息', 'Nobody here yet'],
  emptyHint: [
    '先填好一位，包裹到口岸时不必再等',
    'Add somebody now and your parcel will not be held up at customs.',
  ],
  madeDefault: ['已设为默认清关人', 'This is now your default'],
});
