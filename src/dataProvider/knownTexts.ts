import { signInMessages } from '../../contract/signInMessages.ts';

/** Texts of rules by their key: those of the sign-in page, and all of them once the admin has told the others. */
const known: Record<string, string> = { ...signInMessages };

export const learnTexts = (texts: Record<string, string>) => Object.assign(known, texts);

/** Under which key the catalogue has a text of the server; undefined for a text that is not known. */
export const keyOfText = (text: string) => Object.keys(known).find((key) => known[key] === text);
