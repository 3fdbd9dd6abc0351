/** The kinds of notices of teamwork. */
export const teamworkNotices = ['routing_empty'] as const;
