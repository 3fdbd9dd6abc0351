const ENTER = 'Please enter a 10-digit phone number.';

/** Why a text is no phone number (CRE-17). */
export const phoneErrors = {
  notPhone: ENTER,
  twoPhones: 'These are two phone numbers. Please enter one.',
  phoneHas1: `This has 1 digit. ${ENTER}`,
  phoneHas2: `This has 2 digits. ${ENTER}`,
  phoneHas3: `This has 3 digits. ${ENTER}`,
  phoneHas4: `This has 4 digits. ${ENTER}`,
  phoneHas5: `This has 5 digits. ${ENTER}`,
  phoneHas6: `This has 6 digits. ${ENTER}`,
  phoneHas7: `This has 7 digits. ${ENTER}`,
  phoneHas8: `This has 8 digits. ${ENTER}`,
  phoneHas9: `This has 9 digits. ${ENTER}`,
  phoneHasMore: `This has more than 10 digits. ${ENTER}`,
  phoneCut: 'A number that begins with 0 has 11 digits, and this has 10.',
  phoneRounded: 'A spreadsheet has rounded this number. Please enter all of its 10 digits.',
  phoneLetters: 'A phone number has digits only. Please remove the other characters.',
  phoneAbroad: 'Only phone numbers of India (+91) can be entered.',
  unknownStdCode: 'This STD code is not one of Telangana or Andhra Pradesh.',
} as const;
export type PhoneRefusal = keyof typeof phoneErrors;
