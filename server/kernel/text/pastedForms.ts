import { complaintNumber, readComplaintNumber } from '#contract/complaints/complaintNumber.ts';
import { phoneForms, plainNumber } from '#contract/kernel/phone.ts';

/** Our other numbers, and to how many digits their last part is filled: R-0012, C-2026-0012, KNR/GRV/2026/0012. */
const OTHERS = /^([a-z]-(?:\d{4}-)?|\S+\/)(\d{1,6})$/i;
const THEIR_DIGITS = 4;
const AROUND = /^[\s"'“”‘’«([{<#*:.,;]+|[\s"'“”‘’»)\]}>*:.,;।॥|]+$/g;

/** How a text is stored that may be a phone or a number of ours, however it was written or copied. */
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
