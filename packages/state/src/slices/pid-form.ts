import type { ClearanceStatus, PersonalId } from '@vitrine/contract';
import {
  findResidentIdFault,
  isPersonName,
  normalisePersonName,
  normaliseResidentId,
} from '@vitrine/kit';

export type PidSide = 'front' | 'back';

export interface PidImage {
  id: string;
  /** The selected file, shown as a preview before its upload is done. */
  fileContent: string;
}

/** The personal ID in the form. */
export interface ProcessingPid {
  /** Empty for a new personal ID. */
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
  hasImage: boolean;
  isImageRequired: boolean;
  /** How many pages to go back after saving. */
  backStepOnPidSaved: number;
}

const noImage: PidImage = { id: '', fileContent: '' };

export const emptyPidForm: ProcessingPid = {
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
  hasImage: false,
  isImageRequired: true,
  backStepOnPidSaved: 1,
};

/** An empty input over a masked value keeps the stored value. */
const isUnchanged = (input: string, masked: string) => input === '' && masked !== '';

/** Both sides or neither: one side alone is invalid even where no photo is required. */
const isImageValid = (own: string, other: string, isRequired: boolean) =>
  own !== '' || (!isRequired && other === '');

/** Sets the valid flags of a form. `now` is needed to reject a birthday in the future. */
export function validatePid(form: ProcessingPid, now: number): ProcessingPid {
  const { name, idNumber, maskedName, maskedIdNumber, frontImageId, backImageId } = form;
  return {
    ...form,
    hasImage: frontImageId !== '',
    isNameValid: isUnchanged(name, maskedName) || isPersonName(normalisePersonName(name)),
    isIdNumberValid:
      isUnchanged(idNumber, maskedIdNumber) ||
      findResidentIdFault(normaliseResidentId(idNumber), now) === undefined,
    isFrontImageValid: isImageValid(frontImageId, backImageId, form.isImageRequired),
    isBackImageValid: isImageValid(backImageId, frontImageId, form.isImageRequired),
  };
}

export const canSavePid = (form: ProcessingPid): boolean =>
  form.isNameValid && form.isIdNumberValid && form.isFrontImageValid && form.isBackImageValid;

/** Fills the form with a stored personal ID; its name and number stay masked. */
export const toPidForm = (personalId: PersonalId, form: ProcessingPid): ProcessingPid => ({
  ...emptyPidForm,
  isImageRequired: form.isImageRequired,
  backStepOnPidSaved: form.backStepOnPidSaved,
  id: personalId.id,
  maskedName: personalId.maskedName,
  maskedIdNumber: personalId.maskedIdNumber,
  frontImageId: personalId.frontImageId ?? '',
  backImageId: personalId.backImageId ?? '',
  frontImage: { ...noImage, id: personalId.frontImageId ?? '' },
  backImage: { ...noImage, id: personalId.backImageId ?? '' },
  clearanceStatus: personalId.clearanceStatus,
  verifyLevel: personalId.verifyLevel,
  alertType: personalId.alertType,
});
