/** The kinds of notices that every office has. */
export const deskNotices = ['assigned', 'hand_over', 'followup'] as const;
