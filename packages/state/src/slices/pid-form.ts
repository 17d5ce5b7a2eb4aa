import type { ClearanceStatus, PersonalId } from '@vitrine/contract';
import { asPersonName, asResidentId, isPersonName, residentIdFault } from '@vitrine/kit';

export type PidSide = 'front' | 'back';

export interface PidImage {
  id: string;
  /** What the shopper has chosen, to be shown before the shop has it. */
  fileContent: string;
}

/** The person who is being written down. */
export interface ProcessingPid {
  /** Empty while the person is new. */
  id: string;
  name: string;
  idNumber: string;
  maskedName: string;
  maskedIdNumber: string;
  frontImageId: string;
  backImageId: string;
  frontImage: PidImage;
  backImage: PidImage;
  clearanceStatus: ClearanceStatus | null;
  verifyLevel: PersonalId['verifyLevel'];
  alertType: PersonalId['alertType'];
  isNameValid: boolean;
  isIdNumberValid: boolean;
  isFrontImageValid: boolean;
  isBackImageValid: boolean;
  /** Whom the person belongs to. */
  userRef: string;
  hasImage: boolean;
  isImageRequired: boolean;
  /** How many pages to go back once the person is saved. */
  backStepOnPidSaved: number;
}

const noImage: PidImage = { id: '', fileContent: '' };

export const newPid: ProcessingPid = {
  id: '',
  name: '',
  idNumber: '',
  maskedName: '',
  maskedIdNumber: '',
  frontImageId: '',
  backImageId: '',
  frontImage: noImage,
  backImage: noImage,
  clearanceStatus: null,
  verifyLevel: 'none',
  alertType: 'none',
  isNameValid: false,
  isIdNumberValid: false,
  isFrontImageValid: false,
  isBackImageValid: false,
  userRef: '',
  hasImage: false,
  isImageRequired: true,
  backStepOnPidSaved: 1,
};

/** Nothing written over a mask means: as it is. */
const isKept = (typed: string, masked: string) => typed === '' && masked !== '';

/** One side alone is half a card, even where none is wanted. */
const isImageValid = (own: string, other: string, isRequired: boolean) =>
  own !== '' || (!isRequired && other === '');

/** The same form with its flags as its fields want them. `now` decides who is born. */
export function checked(form: ProcessingPid, now: number): ProcessingPid {
  const { name, idNumber, maskedName, maskedIdNumber, frontImageId, backImageId } = form;
  return {
    ...form,
    hasImage: frontImageId !== '',
    isNameValid: isKept(name, maskedName) || isPersonName(asPersonName(name)),
    isIdNumberValid:
      isKept(idNumber, maskedIdNumber) ||
      residentIdFault(asResidentId(idNumber), now) === undefined,
    isFrontImageValid: isImageValid(frontImageId, backImageId, form.isImageRequired),
    isBackImageValid: isImageValid(backImageId, frontImageId, form.isImageRequired),
  };
}

export const canSave = (form: ProcessingPid): boolean =>
  form.isNameValid && form.isIdNumberValid && form.isFrontImageValid && form.isBackImageValid;

/** A person of the book, about to be changed: what is masked stays so. */
export const formOf = (person: PersonalId, form: ProcessingPid): ProcessingPid => ({
  ...newPid,
  isImageRequired: form.isImageRequired,
  backStepOnPidSaved: form.backStepOnPidSaved,
  userRef: form.userRef,
  id: person.id,
  maskedName: person.maskedName,
  maskedIdNumber: person.maskedIdNumber,
  frontImageId: person.frontImageId ?? '',
  backImageId: person.backImageId ?? '',
  frontImage: { ...noImage, id: person.frontImageId ?? '' },
  backImage: { ...noImage, id: person.backImageId ?? '' },
  clearanceStatus: person.clearanceStatus,
  verifyLevel: person.verifyLevel,
  alertType: person.alertType,
});
