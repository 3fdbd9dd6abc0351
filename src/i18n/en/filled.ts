import { filledMessages } from '../../../contract/filledMessages.ts';

/** The texts of rules that name something, which the server speaks in English. */
export const filled: Record<keyof typeof filledMessages, string> = filledMessages;
