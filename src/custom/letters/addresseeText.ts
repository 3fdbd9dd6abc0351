import type { Addressee } from '#contract/letters/letterKinds.ts';

/** The recipient in one line: name, designation and department, else the address. */
export const addresseeText = ({ name, designation, department, address }: Addressee): string =>
  [name, designation, department].filter(Boolean).join(', ') || address;
