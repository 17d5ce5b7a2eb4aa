import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': {
    title: '清关身份信息',
    lead: '跨境包裹入境时，海关核验收件人身份。信息加密保存，只用于申报。',
    removeTitle: '删除这位清关人？',
    removeHint: '在途包裹仍会用它完成清关，送达后一并删除。',
    add: '新增清关人',
    note: '姓名与证件号只显示首尾，照片不再展示',
    empty: '还没有清关身份信息',
    emptyHint: '先填好一位，包裹到口岸时不必再等',
    madeDefault: '已设为默认清关人',
  },
  'en-US': {
    title: 'Personal IDs',
    lead: 'Customs check who a parcel from abroad is for. We store it encrypted and use it only for the declaration.',
    removeTitle: 'Delete this person?',
    removeHint: 'Parcels already on their way will still be cleared with it.',
    add: 'Add a person',
    note: 'Names and numbers are partly hidden; photos are never shown again',
    empty: 'Nobody here yet',
    emptyHint: 'Add somebody now and your parcel will not be held up at customs.',
    madeDefault: 'This is now your default',
  },
});
