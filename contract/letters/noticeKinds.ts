/** The kinds of notices of letters. */
export const letterNotices = ['reply_in'] as const;
