/** Properties of a required input: a visible mark, and one for screen readers, which skip the visible one. */
export const required = {
  isRequired: true,
  slotProps: { htmlInput: { 'aria-required': true } },
} as const;
