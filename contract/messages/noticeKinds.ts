/** The kinds of notices of messages. */
export const messageNotices = ['message_failed'] as const;
