import { complaintNumber, readComplaintNumber } from '#contract/complaints/complaintNumber.ts';
import { phoneForms, plainNumber } from '#contract/kernel/phone.ts';

/** Our other numbers, and how many digits their last part has: R-0012, C-2026-0012, KNR/GRV/2026/0012. */
const OTHERS = /^([a-z]-(?:\d{4}-)?|\S+\/)(\d{1,6})$/i;
const THEIR_DIGITS = 4;
const AROUND = /^[\s"'“”‘’«([{<#*:.,;]+|[\s"'“”‘’»)\]}>*:.,;।॥|]+$/g;

/** The stored forms of a text that may be a phone or one of our numbers, however it was typed or copied. */
export function pastedForms(text: string): string[] {
  const plain = plainNumber(text).replace(AROUND, '');
  const [, before, digits = ''] = OTHERS.exec(plain) ?? [];
  return [
    ...phoneForms(text),
    ...numberForms(text),
    ...(before ? [before + digits.replace(/^0+(?=\d)/, '').padStart(THEIR_DIGITS, '0')] : []),
    ...(/\d/.test(plain) ? [plain] : []),
  ];
}

function numberForms(text: string): string[] {
  const read = readComplaintNumber(text);
  return read?.year || read?.isSure ? [complaintNumber(read.year ?? '', read.number)] : [];
}
